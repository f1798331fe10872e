import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskSwitch } from '#app/areas/access/staff/contract.ts'
import { allRoles } from '#app/areas/access/staff/rules.ts'
import { deskJournal } from '#app/areas/desk/journal/contract.ts'
import { refund, startPayment } from '#app/areas/pay/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { yuanToFen } from '#kit/money/fen.ts'
import { later } from '#kit/time/span.ts'
import { type Buyer, openBuyer } from '#test/support/buyer.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { openShop } from '#test/support/shop.ts'
import {
  rawRequestFromOutside,
  rolesRefused,
  type Staffing,
  type StaffPerson,
  signInAllRoles,
  signInStaff,
} from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { deskMoneyStatistics, deskMoneyStatisticsExport } from '../../contract.ts'
import type { MoneyGroup } from '../../rules.ts'

const [FIRST, SECOND] = ['2026-11-23', '2026-11-24'] as const
const days = { from: FIRST, to: SECOND }
let app: TestApp
let clinic: Clinic
let strangers: Clinic
let people: Staffing
let stranger: StaffPerson
let buyer: Buyer

beforeAll(async () => {
  app = await startTestApp({ at: `${FIRST} 22:00`, env: { PLATFORM_HOSPITAL: '999999' } })
  clinic = await openClinic(app)
  strangers = await openClinic(app)
  buyer = await openBuyer(app, await openShop(app))
  const first = await pay('visits', clinic.hospitalId, 5_000)
  await pay('visits', clinic.hospitalId, 1_234)
  await pay('advice', clinic.hospitalId, 900)
  await pay('visits', strangers.hospitalId, 700)
  // Started, and never paid.
  await start('visits', clinic.hospitalId, 9_999)
  app.clock.set(`${SECOND} 00:10`)
  await refund(app.context(), first, 2_000, '患者取消')
  // Ordered, and back only when the provider has it.
  await app.wakeAll()
  people = await signInAllRoles(app, clinic.hospitalId)
  stranger = await signInStaff(app, strangers.hospitalId, 'accountant')
}, 180_000)
afterAll(() => app.close())

let bills = 0
const start = (purpose: string, hospitalId: number, amountFen: number) =>
  startPayment(app.context(), {
    purpose,
    subjectId: `bill ${++bills}`,
    title: '费用',
    amountFen,
    patientId: buyer.who().patientId,
    payee: `hospital:${hospitalId}`,
    deadline: later(app.clock.now(), { minutes: 10 }),
  })
const pay = async (purpose: string, hospitalId: number, amountFen: number) => {
  const out_trade_no = await start(purpose, hospitalId, amountFen)
  await app.callApi(sandboxPay, { out_trade_no })
  return out_trade_no
}
const listFor = async ({ staffKey }: { staffKey: string }, group?: MoneyGroup) =>
  (await app.callApi(deskMoneyStatistics, { ...days, ...(group && { group }) }, { staffKey })).list

test('money is for the admin and the accountant, and for nobody from outside', async () => {
  for (const call of [deskMoneyStatistics, deskMoneyStatisticsExport]) {
    expect(new Set(await rawRequestFromOutside(app, call, {}))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, people, call, {})).toEqual(
      allRoles.filter((role) => !['admin', 'accountant', 'operator'].includes(role)),
    )
    const as = { staffKey: people.accountant.staffKey }
    expect(await app.refusal(call, { from: SECOND, to: FIRST }, as)).toBe('span')
  }
})

test('each day has what was entered on it, in Shanghai: what came, and what has gone back', async () => {
  expect(await listFor(people.accountant)).toMatchObject([
    { date: SECOND, paid_num: 0, paid: '0.00', back_num: 1, back: '20.00', net: '-20.00' },
    { date: FIRST, paid_num: 3, paid: '71.34', back_num: 0, back: '0.00', net: '71.34' },
  ])
  expect(await listFor(stranger)).toMatchObject([{ date: FIRST, paid_num: 1, paid: '7.00', net: '7.00' }])
  expect(await listFor(people.accountant, 'purpose')).toMatchObject([
    { date: '', purpose_name: 'advice', paid: '9.00', back: '0.00' },
    { date: '', purpose_name: 'visits', paid: '62.34', back: '20.00', net: '42.34' },
  ])
  const [whole] = await listFor(people.accountant, 'payee')
  expect(whole).toMatchObject({ paid: '71.34', back: '20.00', net: '51.34' })
  expect(whole?.payee_name).not.toMatch(/^应付/)
})

test('however it is told apart, it is what the journal says of the same days', async () => {
  const as = { staffKey: people.accountant.staffKey }
  for (const group of ['day', 'payee', 'purpose', 'way', 'day-payee', 'day-purpose', 'each'] as const) {
    const list = await listFor(people.accountant, group)
    for (const [figure, num, kind] of [
      ['paid', 'paid_num', 'paid'],
      ['back', 'back_num', 'back'],
    ] as const) {
      const journal = (await app.callApi(deskJournal, { ...days, kind, page_size: 50 }, as)).list
      const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + Number(yuanToFen(amount)), 0)
      expect(sum(list.map((row) => row[figure])), `${group} ${kind}`).toBe(sum(journal.map(({ amount }) => amount)))
      expect(list.reduce((all, row) => all + row[num], 0)).toBe(journal.length)
    }
  }
})

test('at the platform’s own desk the money of all is counted, each hospital by its name', async () => {
  const operator = await signInStaff(app, clinic.hospitalId, 'operator')
  const { staff_key } = await app.callApi(deskSwitch, { unit_id: 0 }, { staffKey: operator.staffKey })
  const list = await listFor({ staffKey: staff_key }, 'payee')
  expect(list.map(({ paid }) => paid).toSorted()).toEqual(['7.00', '71.34'])
})

test('a file has the amounts as numbers, and the audit its filters', async () => {
  const as = { staffKey: people.accountant.staffKey }
  const { text, line_num } = await app.callApi(deskMoneyStatisticsExport, { ...days, group: 'each' }, as)
  expect(line_num).toBe(3)
  const [head, ...lines] = text.split('\r\n')
  expect(head).toBe('\ufeff入账日,医院,种类,渠道,收款笔数,收款（元）,退款笔数,退款（元）,净额（元）')
  expect(lines[0]).toMatch(/^2026-11-24,.+,visits,.+,0,0\.00,1,20\.00,-20\.00$/)
})
