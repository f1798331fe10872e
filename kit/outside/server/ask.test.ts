import { globSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#kit/time/clock.ts'
import { readConfig } from '#server/config.ts'
import { askOutside } from './ask.ts'
import { smsSender } from './sms.ts'

const servers: Server[] = []
const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const came: string[] = []
let leading: string
beforeAll(async () => {
  const elsewhere = await serve(({ url = '' }, response) => {
    came.push(url)
    response.end(JSON.stringify({ Code: 'OK' }))
  })
  leading = await serve(({ url }, response) =>
    response.writeHead(Number(url?.slice(1, 4)) || 307, { location: `${elsewhere}/thief` }).end('{"Code":"OK"}'),
  )
})
afterAll(() => {
  for (const server of servers) server.close()
})

test.each([301, 302, 303, 307, 308])(
  'nobody follows where a service leads with %s, and nothing of it is read',
  async (status) => {
    const response = await askOutside(`${leading}/${status}`, { method: 'POST', body: 'key=secret' })
    expect(response.status).toBe(status)
    expect(await response.text()).toBe('')
    expect(came).toEqual([])
  },
)

test('a sender of messages that leads elsewhere has not sent', async () => {
  const { sms } = readConfig({
    SMS_PROVIDER: 'aliyun',
    ALIYUN_ACCESS_KEY_ID: 'a',
    ALIYUN_ACCESS_KEY_SECRET: 'b',
    ALIYUN_SMS_SIGN_NAME: 'c',
    ALIYUN_SMS_CODE_TEMPLATE: 'd',
    ALIYUN_SMS_NOTICE_TEMPLATE: 'e',
    ALIYUN_SMS_ENDPOINT: leading,
  })
  const message = { mobile: '13900001234', template: 'code', params: { code: '123456' } } as const
  await expect(smsSender(sms, systemClock.now())(message)).rejects.toThrow('Aliyun answers 307')
  expect(came).toEqual([])
})

test('every outside service is asked in this way', () => {
  const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !/\.test\.ts$|^ask\.ts$/.test(file))
  const own = files.filter((file) => /(?<![\w.])fetch\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')))
  expect(own).toEqual([])
})
