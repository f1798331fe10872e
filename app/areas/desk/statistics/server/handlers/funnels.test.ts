import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskSwitch } from '#app/areas/access/staff/contract.ts'
import { allRoles } from '#app/areas/access/staff/rules.ts'
import { userActionsAdd } from '#app/areas/analytics/contract.ts'
import * as booking from '#app/areas/guahao/booking/contract.ts'
import { addOnSiteTime } from '#app/areas/orders/appointments/contract.ts'
import { createGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { addDays } from '#kit/time/day.ts'
import type { CallInput, CallOutput, CallSpec } from '#kit/wire/call.ts'
import { openAppointing } from '#test/support/appointing.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { consultFor } from '#test/support/consultations.ts'
import { signInOne } from '#test/support/crowd.ts'
import {
  rawRequestFromOutside,
  rolesRefused,
  type Staffing,
  type StaffPerson,
  signInAllRoles,
  signInStaff,
} from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
import { deskFunnelStatistics, deskFunnelStatisticsExport } from '../../contract.ts'
import type { FunnelGroup } from '../../rules.ts'

const TODAY = '2026-11-23'
const days = { from: TODAY, to: TODAY }
let app: TestApp
let clinic: Clinic
let people: Staffing
/** The operator, at the platform's own desk. */
let platform: { staffKey: string }
let stranger: StaffPerson

/** Asks a call as a page does to which somebody came by a function. */
const by = <C extends CallSpec>(functionId: string, call: C, input: CallInput<C>, as: { key: string }) =>
  app.callApi(call, { ...(input as object), from_function_id: functionId } as CallInput<C>, as) as Promise<
    CallOutput<C>
  >

const bookBy = async (functionId: string, where: Clinic, doctor = 0) => {
  const person = await signInOne(app)
  const slot_id = (await slotsOn(app, where, addDays(TODAY, 1), doctor))[0]?.id as number
  return by(functionId, booking.createOrder, { slot_id, member_id: person.memberId }, person)
}

let made = 0
/** What a phone tells of one visit. */
const visit = (...actions: { event: 'view' | 'click' | 'visit'; from_function_id: string }[]) => {
  const nonce = `funnel-visit-${++made}`
  const trace_id = String(made).padStart(32, 'V')
  return app.callApi(userActionsAdd, { timestamp: app.clock.now().getTime(), nonce, trace_id, actions } as CallInput<
    typeof userActionsAdd
  >)
}

beforeAll(async () => {
  app = await startTestApp({ at: `${TODAY} 07:00`, env: { PLATFORM_HOSPITAL: '999999' } })
  clinic = await openClinic(app, { doctors: 2, places: 20 })
  const costly = await openClinic(app, { feeFen: 5_000 })
  people = await signInAllRoles(app, clinic.hospitalId)
  stranger = await signInStaff(app, costly.hospitalId, 'admin')
  const operator = await signInStaff(app, clinic.hospitalId, 'operator')
  const switched = await app.callApi(deskSwitch, { unit_id: 0 }, { staffKey: operator.staffKey })
  platform = { staffKey: switched.staff_key }

  for (let n = 0; n < 6; n++) await bookBy('H03', clinic)
  await bookBy('H03', clinic, 1)
  // Not paid.
  await bookBy('H03', costly)
  await bookBy('nobody-s', clinic, 1)
  await bookBy('H03; drop table', clinic, 1)

  const { sell, newBooker } = await openAppointing(app)
  const buyer = await newBooker()
  const ware = { ...(await sell()), buy_num: 1 }
  const [one, other] = [
    await by('B01', createGoodsOrder, { goods_id: ware.goods_id, special_id: ware.special_id }, buyer),
    await by('B01', createGoodsOrder, { goods_id: ware.goods_id, special_id: ware.special_id }, buyer),
  ]
  await app.callApi(sandboxPay, { out_trade_no: one.out_trade_no })
  expect(other.out_trade_no).not.toBe('')
  const on_site_time = `${addDays(TODAY, 2)} 08:00`
  await by('M02', addOnSiteTime, { order_id: one.order_id, on_site_time, member_id: buyer.memberId }, buyer)

  await visit(
    { event: 'view', from_function_id: 'H03' },
    { event: 'view', from_function_id: 'H03' },
    { event: 'click', from_function_id: 'H03' },
  )
  await visit({ event: 'view', from_function_id: 'H03' })
  await visit({ event: 'visit', from_function_id: 'B01' }, { event: 'click', from_function_id: 'X99' })
}, 240_000)
afterAll(() => app.close())

const listFor = async ({ staffKey }: { staffKey: string }, group?: FunnelGroup, span: object = days) =>
  (await app.callApi(deskFunnelStatistics, { ...span, ...(group && { group }) }, { staffKey })).list

test('funnels are for whom appointments are counted', async () => {
  for (const call of [deskFunnelStatistics, deskFunnelStatisticsExport]) {
    expect(new Set(await rawRequestFromOutside(app, call, {}))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, people, call, {})).toEqual(
      allRoles.filter((role) => !['admin', 'accountant', 'planner', 'operator'].includes(role)),
    )
    expect(await app.refusal(call, { from: '2026-11-24', to: TODAY }, people.admin)).toBe('span')
  }
})

test('what is kept with a deed is one of our functions or nothing, whatever was sent [X027]', async () => {
  const { rows } = await app.pool.query(
    'select from_function_id as id, count(*)::int as n from guahao_orders group by 1 order by 1 nulls last',
  )
  expect(rows).toEqual([
    { id: 'H03', n: 8 },
    { id: null, n: 2 },
  ])
})

test('the platform sees each function from what was seen to what was paid, equal to what the database holds', async () => {
  const list = await listFor(platform)
  expect(list).toMatchObject([
    { function_id: 'B01', function_name: '商城首页', seen: '', opened: '1', began: '2', paid: '1' },
    { function_id: 'H03', function_name: '首页·有号的医生', seen: '2', opened: '1', began: '8', paid: '7' },
    { function_id: 'M02', seen: '', opened: '', began: '1', paid: '1' },
  ])
  const tables = [
    ['guahao_orders', 'booked'],
    ['orders_orders', 'paid'],
  ] as const
  const held = { began: 0, paid: 0 }
  for (const [table, done] of tables) {
    const { rows } = await app.pool.query(
      `select count(*)::int as began, (count(*) filter (where '${done}' = any(path)))::int as paid from ${table}
       where from_function_id is not null`,
    )
    held.began += rows[0].began
    held.paid += rows[0].paid
  }
  const appointed = await app.pool.query(
    'select count(*)::int as n from orders_appointments where from_function_id is not null',
  )
  const sum = (name: 'began' | 'paid') => list.reduce((all, row) => all + Number(row[name]), 0)
  expect(sum('began')).toBe(held.began + appointed.rows[0].n)
  expect(sum('paid')).toBe(held.paid + appointed.rows[0].n)
  expect(await listFor(platform, 'day')).toMatchObject([
    { date: TODAY, seen: '2', opened: '2', began: '11', paid: '9' },
  ])
  expect(await listFor(platform, 'day', { from: '2026-11-20', to: '2026-11-22' })).toEqual([])
})

test('told apart by deeds or hospitals nothing is said of visits, and a hospital sees its own alone', async () => {
  expect(await listFor(platform, 'deed')).toMatchObject([
    { function_id: 'B01', deed_name: '商品和服务', seen: '', opened: '', began: '2', paid: '1' },
    { function_id: 'H03', deed_name: '挂号', seen: '', opened: '', began: '8', paid: '7' },
    { function_id: 'M02', deed_name: '到院预约', began: '1' },
  ])
  expect(await listFor(people.admin)).toMatchObject([
    { function_id: 'H03', seen: '', opened: '', began: '7', paid: '7' },
  ])
  expect(await listFor(people.admin, 'hospital')).toMatchObject([{ unit_id: clinic.hospitalId, began: '7' }])
  expect(await listFor(stranger)).toMatchObject([{ function_id: 'H03', began: '1', paid: '0' }])
})

test('of departments few are not told, and all others in steps; the file says the same', async () => {
  const list = await listFor(people.admin, 'department')
  expect(list.map(({ began }) => began)).toEqual(['5'])
  expect((await listFor(stranger, 'department')).map(({ began, paid }) => [began, paid])).toEqual([['<5', '0']])
  const file = await app.callApi(deskFunnelStatisticsExport, { ...days, group: 'department' }, people.admin)
  expect(file.line_num).toBe(list.length)
})

test('a consultation keeps by which function it was asked', async () => {
  const person = await signInOne(app)
  const doctor_id = (await openSurgery(app)).doctorIds[0] as number
  const asked = await consultFor(app, person, { doctor_id, from_function_id: 'H01' } as object)
  const { rows } = await app.pool.query("select id from consult_consultations where from_function_id = 'H01'")
  expect(rows).toMatchObject([{ id: asked.ask_id }])
  expect(await listFor(platform, 'deed')).toContainEqual(
    expect.objectContaining({ function_id: 'H01', deed_name: '问诊', began: '1' }),
  )
})
