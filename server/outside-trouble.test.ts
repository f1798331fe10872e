import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeOf } from '#app/areas/files/server/commands/store.ts'
import { queueSms } from '#app/areas/notices/sms/server/public.ts'
import { payPrepare } from '#app/areas/pay/contract.ts'
import { refund, startPayment } from '#app/areas/pay/server/public.ts'
import { later } from '#kit/time/span.ts'
import { openAlipayGateway } from '#test/support/alipay-gateway.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { freePort } from '#test/support/product.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openLog } from './log.ts'

let app: TestApp
/** One whose messages go through a provider; the other's sign-in codes are shown. */
let texting: TestApp
let person: Person
let alipay: Awaited<ReturnType<typeof openAlipayGateway>>
/** What the sender of messages answers with. */
let smsCode = 'OK'
const sender = createServer((_, response) =>
  response.end(JSON.stringify({ Code: smsCode, Message: '13900000001 王小明' })),
)
const lines: string[] = []
const log = openLog('info', { write: (line) => void lines.push(line) })

beforeAll(async () => {
  alipay = await openAlipayGateway(() => app.clock.now())
  await new Promise<void>((resolve) => sender.listen(0, '127.0.0.1', resolve))
  const env = {
    PAYMENT_PROVIDERS: 'alipay',
    ALIPAY_ENDPOINT: alipay.settings.endpoint,
    ALIPAY_APP_ID: alipay.settings.appId,
    ALIPAY_PRIVATE_KEY: alipay.settings.privateKey,
    ALIPAY_PUBLIC_KEY: alipay.settings.publicKey,
    UPLOAD_STORE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  }
  app = await startTestApp({ env, log })
  // What happens outside is the process's: each app in it logs it, so one log is looked at.
  texting = await startTestApp({
    env: {
      SMS_PROVIDER: 'aliyun',
      ALIYUN_ACCESS_KEY_ID: 'a',
      ALIYUN_ACCESS_KEY_SECRET: 'b',
      ALIYUN_SMS_SIGN_NAME: 'c',
      ALIYUN_SMS_CODE_TEMPLATE: 'd',
      ALIYUN_SMS_NOTICE_TEMPLATE: 'e',
      ALIYUN_SMS_ENDPOINT: `http://127.0.0.1:${(sender.address() as AddressInfo).port}`,
    },
  })
  person = await signIn(app)
})
beforeEach(() => {
  lines.length = 0
})
afterAll(async () => {
  await Promise.all([app.close(), texting.close(), alipay.close(), new Promise((resolve) => sender.close(resolve))])
})

/** What the log says of outside services, and that nothing of a person is in it. */
const troubles = () => {
  for (const line of lines) expect(line).not.toMatch(/13900000001|王小明|挂号费/)
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ service }) => service)
    .map(({ level, service, action, code }) => [level, service, action, code].join(' '))
}

const wake = async (app: TestApp, name: string, minutes = 0) => {
  app.clock.advance({ minutes })
  const job = app.rooms.flatMap(({ jobs }) => jobs).find((one) => one.name === name)
  await job?.run(app.context())
}

test('a sender of messages that refuses or is away is in the log with its code, and never whom it was to reach', async () => {
  const sms = { mobile: '13900000001', template: 'notice', params: { title: '王小明', text: '明天就诊' } } as const
  await queueSms(texting.context(), sms)
  smsCode = 'isv.BUSINESS_LIMIT_CONTROL'
  await wake(texting, 'sms.send')
  expect(troubles()).toEqual(['warn sms send isv.BUSINESS_LIMIT_CONTROL'])
  // What the provider says in words may name a person.
  smsCode = '号码 13900000001 王小明'
  await wake(texting, 'sms.send', 5)
  expect(troubles()).toEqual(['warn sms send isv.BUSINESS_LIMIT_CONTROL', 'warn sms send UNNAMED'])
  smsCode = 'OK'
  await wake(texting, 'sms.send', 5)
  expect(troubles()).toHaveLength(2)
})

test('a provider of payments is in the log where it will not give back, cannot just now, or has no bill', async () => {
  const paid = async () => {
    const deadline = later(app.clock.now(), { minutes: 10 })
    const subject = { purpose: 'test', subjectId: `s${alipay.trades.size}`, title: '挂号费', amountFen: 5_000 }
    const out = await startPayment(app.context(), { patientId: person.patientId, deadline, ...subject })
    const { pay_url } = await app.callApi(payPrepare, { out_trade_no: out, method: 'alipay' }, { key: person.key })
    alipay.open(String(pay_url))
    const { headers, body } = alipay.notice(alipay.pay(out))
    const sent = headers as Record<string, string>
    await app.server.inject({ method: 'POST', url: '/api/pay/notify/alipay', headers: sent, payload: body })
    return out
  }
  const back = async (refundError: string) => {
    await refund(app.context(), await paid(), 5_000, 'test')
    alipay.state.refundError = refundError
    await wake(app, 'pay.send-refunds')
    alipay.state.refundError = ''
  }
  await back('ACQ.SYSTEM_ERROR')
  expect(troubles()).toEqual(['warn alipay refund ACQ.SYSTEM_ERROR'])
  await back('ACQ.BUYER_NOT_EXIST')
  expect(troubles()).toEqual(['warn alipay refund ACQ.SYSTEM_ERROR', 'warn alipay refund ACQ.BUYER_NOT_EXIST'])
  lines.length = 0
  alipay.state.trouble = 'unsigned'
  await wake(app, 'pay.compare-statements', 26 * 60 + 20)
  alipay.state.trouble = 'none'
  expect(new Set(troubles())).toEqual(new Set(['warn alipay bill 200 UNSIGNED']))
})

test('a store of files that is away is in the log', async () => {
  const store = storeOf(app.config)
  await expect(store.keep('a.jpg', Buffer.from('a'))).rejects.toThrow()
  expect(troubles()).toEqual(['warn storage keep ECONNREFUSED'])
})
