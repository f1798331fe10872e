import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { deskMonthClose, deskMonthNext } from '#app/areas/desk/journal/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { giveBackAtCounter } from '#app/areas/pay/server/commands/counter.ts'
import { receiveNotice } from '#app/areas/pay/server/commands/receive-notice.ts'
import { paymentOf, refund, setMerchant, startPayment, takeAtCounter } from '#app/areas/pay/server/public.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { later } from '#kit/time/span.ts'
import { openAlipayGateway } from '#test/support/alipay-gateway.ts'
import { newKeys } from '#test/support/pay-gateway.ts'
import { signIn } from '#test/support/people.ts'
import { signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

let app: TestApp
let ours: number
let theirs: number
let patientId: number
let as: { staffKey: string }
let foreign: { staffKey: string }

const MCH_ID = '1900000109'
const [SUB, DAY] = ['1600000007', '2026-11-20']

beforeAll(async () => {
  const keys = newKeys()
  const account = (prefix: string) => ({
    [`${prefix}_SERIAL`]: 'S1',
    [`${prefix}_PRIVATE_KEY`]: keys.privateKey,
    [`${prefix}_PUBLIC_KEY`]: keys.publicKey,
    [`${prefix}_PUBLIC_KEY_ID`]: 'P1',
    [`${prefix}_API_KEY`]: 'abcdefghijklmnopqrstuvwxyz012345',
  })
  app = await startTestApp({
    at: '2026-11-20 09:00',
    env: {
      PLATFORM_HOSPITAL: '1',
      PAYMENT_PROVIDERS: 'stand-in,wechat,alipay',
      WECHAT_PAY_MCH_ID: MCH_ID,
      WECHAT_PAY_APP_ID: 'wx1',
      // Nobody answers there: bills do not come by themselves.
      WECHAT_PAY_ENDPOINT: 'http://127.0.0.1:9',
      ALIPAY_ENDPOINT: 'http://127.0.0.1:9',
      ALIPAY_APP_ID: '2021000000000001',
      ALIPAY_PRIVATE_KEY: keys.privateKey,
      ALIPAY_PUBLIC_KEY: keys.publicKey,
      WECHAT_PAY_PARTNER_MCH_ID: '1900000200',
      ...account('WECHAT_PAY'),
      ...account('WECHAT_PAY_PARTNER'),
    },
  })
  const made = await insertHospitals(app.db, [aHospital({ name: '本院' }), aHospital({ name: '别院' })])
  ours = made[0] ?? 0
  theirs = made[1] ?? 0
  patientId = (await signIn(app)).patientId
  await setMerchant(
    app.context(),
    { payee: `hospital:${theirs}`, provider: 'wechat', number: SUB },
    { staffId: 1, name: '某会计' },
  )
  await comeIn()
})
afterAll(() => app.close())

const comeIn = async () => {
  as = { staffKey: (await signInStaff(app, ours, 'accountant')).staffKey }
  foreign = { staffKey: (await signInStaff(app, theirs, 'accountant')).staffKey }
}

let subjects = 0
const started = (hospitalId: number, amountFen = 5_000) =>
  startPayment(app.context(), {
    patientId,
    purpose: 'test',
    subjectId: `s${++subjects}`,
    title: '挂号费',
    amountFen,
    payee: `hospital:${hospitalId}`,
    deadline: later(app.clock.now(), { minutes: 10 }),
  })
const paid = async (provider: 'wechat' | 'alipay', transactionId: string, hospitalId = ours, merchant = '') => {
  const outTradeNo = await started(hospitalId)
  const money = { outTradeNo, transactionId, amountFen: 5_000, refundNo: '', at: app.clock.now(), merchant }
  expect(await receiveNotice(app.context(), provider, { kind: 'payment', ok: true, ...money })).toBe('taken')
  return outTradeNo
}

interface Row {
  transactionId: string
  outTradeNo: string
  fen?: number
  at?: string
  sub?: string
}
const head =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const sums = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'
const ticked = (values: (string | number)[]) => values.map((value) => `\`${value}`).join(',')
const rowText = ({ transactionId, outTradeNo, fen = 5_000, at = `${DAY} 09:00:00`, sub = '0' }: Row) => {
  const yuan = fenToYuan(fen)
  const first = [at, 'wx1', sub === '0' ? MCH_ID : '1900000200', sub, '', transactionId, outTradeNo, 'o', 'JSAPI']
  const rest = ['SUCCESS', 'OTHERS', 'CNY', yuan, '0.00', 0, 0, '0.00', '0.00', '', '', '挂号，费', '', '0.3', '0.6%']
  return ticked([...first, ...rest, yuan, '0.00', ''])
}
const wechatBill = (rows: Row[], more: string[] = []) => {
  const sum = fenToYuan(rows.reduce((fen, row) => fen + (row.fen ?? 5_000), 0))
  const end = ticked([rows.length + more.length, sum, '0.00', '0.00', '0.3', sum, '0.00'])
  return new Blob([`\uFEFF${[head, ...rows.map(rowText), ...more, sums, end].join('\r\n')}\r\n`])
}
const bill = (provider: 'wechat' | 'alipay' | 'terminal', file: Blob, merchant = '', day = DAY) => ({
  provider,
  merchant,
  day,
  file,
})
const openOf = async (key = as) =>
  (await app.callApi(calls.deskMoneyDifferences, {}, key)).list.map(({ fault, number }) => [fault, number])

test('a bill of a day that is not over, of another day, of another account, or no bill at all, is refused in words', async () => {
  const out = await paid('wechat', 'T1')
  const inSub = await paid('wechat', 'T2', theirs, SUB)
  expect(await app.refusal(calls.deskMoneyBillRead, bill('wechat', wechatBill([])), as)).toBe('not-over')
  app.clock.set('2026-11-21 09:00')
  await comeIn()
  const one = { transactionId: 'T1', outTradeNo: out }
  const refused = [
    [wechatBill([{ ...one, at: '2026-11-19 23:59:59' }]), '', 'wrong-day'],
    [wechatBill([{ ...one, sub: SUB }]), '', 'wrong-merchant'],
    [wechatBill([one]), SUB, 'wrong-merchant'],
    [new Blob(['日期,金额\r\n']), '', 'not-read'],
    [new Blob([Uint8Array.of(0x50, 0x4b, 1, 2, 255)]), '', 'not-read'],
    [new Blob([(await wechatBill([one]).text()).replace('`50.00,`0.00,`\r\n', '`51.00,`0.00,`\r\n')]), '', 'not-read'],
    [new Blob([]), '', 'empty'],
  ] as const
  for (const [file, merchant, reason] of refused)
    expect(await app.refusal(calls.deskMoneyBillRead, bill('wechat', file, merchant), as), reason).toBe(reason)
  expect((await app.callApi(calls.deskMoneyDays, {}, as)).list).toEqual([])
  expect(await app.refusal(calls.deskMoneyBillRead, bill('wechat', wechatBill([one])), foreign)).toBe('not-platform')
  expect(await app.refusal(calls.deskMoneyBillTake, { bill_file_id: 1 }, as)).toBe('not-found')
  const sub = wechatBill([{ transactionId: 'T2', outTradeNo: inSub, sub: SUB }])
  const read = await app.callApi(calls.deskMoneyBillRead, bill('wechat', sub, SUB), foreign)
  expect(read).toMatchObject({ payment_num: 1, came: '50.00', is_taken: 0 })
  expect((await app.callApi(calls.deskMoneyBillAccounts, {}, foreign)).list.map(({ name }) => name)).toEqual([
    '刷卡机（本院）',
    `微信支付（商户号 ${SUB}）`,
  ])
})

test('a bill is shown before it is taken, taken once, and compared as a fetched one is', async () => {
  const out = (await app.pool.query("select out_trade_no from pay_payments where transaction_id = 'T1'")).rows[0]
    .out_trade_no
  const unheard = await started(ours)
  const broken = rowText({ transactionId: 'T8', outTradeNo: 'p8' }).replace(`${DAY} 09:00:00`, '昨天')
  const file = wechatBill(
    [
      { transactionId: 'T1', outTradeNo: out, fen: 4_900 },
      { transactionId: 'T3', outTradeNo: unheard },
      { transactionId: 'T9', outTradeNo: 'pnobodys' },
    ],
    [broken],
  )
  const read = await app.callApi(calls.deskMoneyBillRead, bill('wechat', file), as)
  expect(read).toMatchObject({ payment_num: 3, came: '149.00', refund_num: 0, went: '0.00' })
  expect(read).toMatchObject({ unread_num: 1, unread_rows: [5], is_taken: 0, is_compared: 0 })
  expect(await openOf()).toEqual([])
  const { bill_file_id } = read
  expect(await app.refusal(calls.deskMoneyBillTake, { bill_file_id }, foreign)).toBe('not-found')
  const taken = await Promise.all([1, 2, 3].map(() => app.callApi(calls.deskMoneyBillTake, { bill_file_id }, as)))
  expect(taken.map(({ is_taken }) => is_taken)).toEqual([1, 1, 1])
  expect(await openOf()).toEqual([
    ['theirs-only', 'T9'],
    ['amount', 'T1'],
  ])
  // Money of which nobody had heard is taken in.
  expect(await paymentOf(app.db, unheard)).toMatchObject({ state: 'paid', transactionId: 'T3' })
  const again = await app.callApi(calls.deskMoneyBillRead, bill('wechat', file), as)
  expect(again).toMatchObject({ bill_file_id, is_taken: 1, is_compared: 1 })
  await app.callApi(calls.deskMoneyBillTake, { bill_file_id }, as)
  expect(await openOf()).toHaveLength(2)
  const days = (await app.callApi(calls.deskMoneyDays, {}, as)).list
  expect(days).toMatchObject([{ provider: 'wechat', merchant: '', day: DAY, compared: 1, found: 3, open: 2 }])
  const lines = await app.callApi(calls.deskMoneyBill, { provider: 'wechat', day: DAY }, as)
  expect(lines.list.map(({ number, fault_name }) => [number, fault_name])).toEqual([
    ['T1', '金额不一致'],
    ['T3', '状态不一致'],
    ['T9', '对方有，我方没有'],
  ])
  const auditor = await signInStaff(app, ours, 'auditor')
  const acts = (await app.callApi(deskAuditList, { act: 'money.bill-file' }, auditor)).list
  expect(acts).toMatchObject([
    { row_id: `${DAY} wechat`, after: { payments: 3, refunds: 0, cameFen: 14_900, wentFen: 0, unread: 1 } },
  ])
  const { rows } = await app.pool.query('select content_sealed from pay_bill_files')
  expect(rows.every(({ content_sealed }) => !content_sealed.includes('pnobodys'))).toBe(true)
})

test('Alipay’s ZIP and the CSV in it are read, whatever programs made of their letters', async () => {
  const gateway = await openAlipayGateway(() => new Date(`${DAY}T03:00:00Z`))
  const out = await paid('alipay', 'A1')
  gateway.trades.set(out, {
    appId: gateway.settings.appId,
    amountFen: 5_000,
    title: '挂号费',
    tradeNo: 'A1',
    paidAt: new Date(`${DAY}T03:00:00Z`),
  })
  const zip = gateway.billOf(DAY)
  await app.pool.query("update pay_payments set paid_at = $1 where transaction_id = 'A1'", [`${DAY}T03:00:00Z`])
  const read = await app.callApi(calls.deskMoneyBillRead, bill('alipay', new Blob([zip])), as)
  expect(read).toMatchObject({ payment_num: 1, came: '50.00', unread_num: 0 })
  await app.callApi(calls.deskMoneyBillTake, { bill_file_id: read.bill_file_id }, as)
  expect(await openOf()).toHaveLength(2)
  const text = [
    '#支付宝业务明细查询',
    '#------业务明细列表------',
    '支付宝交易号,商户订单号,业务类型,商品名称,完成时间,订单金额（元）,退款批次号/请求号',
    `A1\t,${out}\t,交易,挂号费,${DAY} 11:00:00,50.00,`,
    `A1\t,${out}\t,退款,,${DAY} 11:30:00,不详,r1`,
    '#------业务明细列表结束------',
  ]
  const csv = new Blob([text.join('\r\n')])
  const plain = await app.callApi(calls.deskMoneyBillRead, bill('alipay', csv), as)
  expect(plain).toMatchObject({ payment_num: 1, unread_num: 1, unread_rows: [5], is_compared: 1, is_taken: 0 })
  await gateway.close()
})

test('the statement of a hospital’s terminals is brought by its own accountant, and names refunds by the terminal’s number', async () => {
  app.clock.set('2026-11-21 09:31')
  const card = async (hospitalId: number, number: string) => {
    const outTradeNo = await started(hospitalId)
    const money = { outTradeNo, amountFen: 5_000, way: 'terminal', number: `${hospitalId}-${number}` } as const
    expect(await takeAtCounter(app.context(), money)).toBe('taken')
    return outTradeNo
  }
  const out = await card(theirs, 'T0001')
  await card(theirs, 'T0003')
  await card(ours, 'X0001')
  const refundNo = (await refund(app.context(), out, 2_000, '退号')) ?? ''
  await giveBackAtCounter(app.context(), { outTradeNo: out, refundNo, number: `${theirs}-T0002` })
  app.clock.set('2026-11-22 09:00')
  await comeIn()
  const statement = (rows: string[]) => new Blob([['交易时间,类型,流水号,金额,柜员', ...rows].join('\n')])
  const [came, went] = ['2026-11-21 09:31:05,消费,T0001,50.00,3', '2026/11/21 9:35,退货,t0002,-20.00,3']
  const asked = (file: Blob, merchant = String(theirs)) => bill('terminal', file, merchant, '2026-11-21')
  const theirsAtOurs = asked(statement(['2026-11-21 09:31:05,消费,X0001,50.00,1']))
  expect(await app.refusal(calls.deskMoneyBillRead, theirsAtOurs, foreign)).toBe('wrong-merchant')
  expect(await app.refusal(calls.deskMoneyBillRead, asked(statement([came]), String(ours)), foreign)).toBe(
    'not-platform',
  )
  expect(await app.refusal(calls.deskMoneyBillRead, asked(new Blob(['金额\n1.00'])), foreign)).toBe('not-read')
  const read = await app.callApi(calls.deskMoneyBillRead, asked(statement([came, went, '合计,,,30.00,'])), foreign)
  expect(read).toMatchObject({ payment_num: 1, came: '50.00', refund_num: 1, went: '20.00', unread_rows: [4] })
  await app.callApi(calls.deskMoneyBillTake, { bill_file_id: read.bill_file_id }, foreign)
  expect(await openOf(foreign)).toEqual([['ours-only', `${theirs}-T0003`]])
  // No terminal answers: its statement comes as a file alone.
  const again = { provider: 'terminal' as const, merchant: String(theirs), day: '2026-11-21' }
  expect(await app.refusal(calls.deskMoneyCompare, again, foreign)).toBe('no-bill')
})

test('a month waits until what a bill that was brought found is settled, and then it closes', async () => {
  app.clock.set('2026-12-02 09:00')
  await comeIn()
  // Of the other days on which money came the bills are brought, too; their sums are nothing, and ours stand against them.
  for (const { provider, merchant, day } of (await app.callApi(deskMonthNext, {}, as)).missing_bills) {
    if (provider !== 'wechat' && provider !== 'alipay') throw new Error(`${provider} has a bill of its own`)
    const empty =
      provider === 'wechat'
        ? wechatBill([])
        : new Blob(['#--业务明细列表--\n支付宝交易号,商户订单号\n#--业务明细列表结束--'])
    const { bill_file_id } = await app.callApi(calls.deskMoneyBillRead, bill(provider, empty, merchant, day), as)
    await app.callApi(calls.deskMoneyBillTake, { bill_file_id }, as)
  }
  expect((await app.callApi(deskMonthNext, {}, as)).missing_bills).toEqual([])
  expect(await app.refusal(deskMonthClose, { month: '2026-11' }, as)).toBe('differences-open')
  for (const key of [as, foreign])
    for (const { difference_id } of (await app.callApi(calls.deskMoneyDifferences, {}, key)).list)
      await app.callApi(calls.deskMoneySettle, { difference_id, note: '已核实' }, key)
  expect(await app.callApi(deskMonthClose, { month: '2026-11' }, as)).toMatchObject({ month: '2026-11' })
})

test('what was read and not taken is forgotten after a day, and what was taken stays', async () => {
  app.clock.advance({ hours: 25 })
  for (const { jobs } of app.rooms)
    for (const job of jobs) if (job.name === 'pay.forget-bill-files') await job.run(app.context())
  const { rows } = await app.pool.query(
    'select count(*)::int as kept, count(taken_at)::int as taken from pay_bill_files',
  )
  expect(rows[0].kept).toBe(rows[0].taken)
  expect(rows[0].taken).toBeGreaterThan(2)
  const read = await app.pool.query(
    'select 1 from pay_bill_files where merchant = $1 and day = $2 and taken_at is null',
    [SUB, DAY],
  )
  expect(read.rows).toEqual([])
})
