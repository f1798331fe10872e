import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskSwitch } from '#app/areas/access/staff/contract.ts'
import { deskCounterBook, deskCounterMove, deskRegister } from '#app/areas/desk/counter/contract.ts'
import { createOrder, rescheduleOrder } from '#app/areas/guahao/booking/contract.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { linesOf } from '#test/support/exported.ts'
import { type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { deskStatistics, deskStatisticsExport } from '../../contract.ts'
import type { Group } from '../../rules.ts'

const BEFORE = '2026-11-22'
const FIRST = '2026-11-23'
const SECOND = '2026-11-24'
/** Common parameters of who comes by the messenger. */
const MESSENGER = { cid: '23' }
const days = { from: FIRST, to: SECOND }
let app: TestApp
let clinic: Clinic
let strangers: Clinic
let people: Staffing

const slotOf = async (where: Clinic, day: string, at = 0) => (await slotsOn(app, where, day))[at]?.id as number
const booked = async (person: CrowdPerson, through = {}, where = clinic, day = FIRST) => {
  const wanted = { slot_id: await slotOf(where, day), member_id: person.memberId, ...through }
  return { order_id: (await app.callApi(createOrder, wanted, person)).order_id, person }
}
const nurse = () => ({ staffKey: people.nurse.staffKey })
/** Staff register somebody and book for them; through which app the browser of the counter says that it came means nothing. */
const bookedAtCounter = async (born: number) => {
  const papers = { id_type: 'passport' as const, id_card: `E${10_000_000 + born}`, birthday: '1960-05-01', sex: 1 }
  const { person } = await app.callApi(deskRegister, { truename: '来客', ...papers, has_agreed: 1 }, nurse())
  const wanted = { person, slot_id: await slotOf(clinic, FIRST), ...MESSENGER }
  await app.callApi(deskCounterBook, wanted, nurse())
}
const listFor = async (group: Group, as = { staffKey: people.admin.staffKey }) =>
  (await app.callApi(deskStatistics, { ...days, group }, as)).list

beforeAll(async () => {
  app = await startTestApp({ at: `${BEFORE} 07:00`, env: { PLATFORM_HOSPITAL: '999999' } })
  clinic = await openClinic(app, { places: 30 })
  strangers = await openClinic(app)
  people = await signInAllRoles(app, clinic.hospitalId)
  const crowd = await signInCrowd(app, 16)
  const at = (from: number, to: number) => crowd.slice(from, to)
  const ours = []
  for (const person of at(0, 10)) ours.push(await booked(person))
  for (const person of at(10, 13)) await booked(person, MESSENGER)
  await booked(crowd[13] as CrowdPerson, MESSENGER, clinic, SECOND)
  for (const person of at(14, 16)) await booked(person, MESSENGER, strangers)
  for (const born of [1, 2, 3, 4]) await bookedAtCounter(born)
  // One moves their appointment in the messenger, another has the counter move it.
  const [first, second] = ours as [(typeof ours)[number], (typeof ours)[number]]
  const slot_id = await slotOf(clinic, FIRST, 1)
  await app.callApi(rescheduleOrder, { id: first.order_id, slot_id, ...MESSENGER }, first.person)
  await app.callApi(deskCounterMove, { order_id: second.order_id, slot_id, ...MESSENGER }, nurse())
}, 120_000)
afterAll(() => app.close())

test('each appointment is of the channel in which its patient made it, what the counter made of none, and all are the total', async () => {
  const { rows } = await app.pool.query(
    'select channel, count(*)::int as n from guahao_orders where hospital_id = $1 group by 1 order by 1',
    [clinic.hospitalId],
  )
  expect(rows).toEqual([
    { channel: 0, n: 5 },
    { channel: 16, n: 10 },
    { channel: 23, n: 5 },
  ])
  const told = await listFor('channel')
  expect(told.map(({ channel, booked: count }) => ({ channel, n: Number(count) }))).toEqual(rows)
  expect(told).toMatchObject([
    { channel_name: '没有记录', rescheduled: '0', coming: '5' },
    { channel_name: '浏览器', rescheduled: '<5', coming: '10' },
    { channel_name: '微信', rescheduled: '0', coming: '5' },
  ])
  const [total] = await listFor('hospital')
  expect(total).toMatchObject({ booked: '20', channel: 0, channel_name: '' })
  expect(told.reduce((sum, row) => sum + Number(row.booked), 0)).toBe(Number(total?.booked))
})

test('a channel can be a firm’s: by day and by hospital, few of its people are not told', async () => {
  const of = (list: Awaited<ReturnType<typeof listFor>>) =>
    list.map(({ date, unit_id, channel, booked: count }) => [date || unit_id, channel, count])
  expect(of(await listFor('day-channel'))).toEqual([
    [SECOND, 23, '<5'],
    [FIRST, 0, '5'],
    [FIRST, 16, '10'],
    [FIRST, 23, '<5'],
  ])
  const operator = await signInStaff(app, clinic.hospitalId, 'operator')
  const { staff_key } = await app.callApi(deskSwitch, { unit_id: 0 }, { staffKey: operator.staffKey })
  expect(of(await listFor('hospital-channel', { staffKey: staff_key }))).toEqual([
    [clinic.hospitalId, 0, '5'],
    [clinic.hospitalId, 16, '10'],
    [clinic.hospitalId, 23, '5'],
    [strangers.hospitalId, 23, '<5'],
  ])
})

test('a file has the channel by its name, and hides what the list hides', async () => {
  const as = { staffKey: people.admin.staffKey }
  const lines = linesOf(await app.callApi(deskStatisticsExport, { ...days, group: 'day-channel' }, as))
  expect(lines.map((line) => [line.就诊日, line.渠道, line.挂号])).toEqual([
    [SECOND, '微信', '<5'],
    [FIRST, '没有记录', '5'],
    [FIRST, '浏览器', '10'],
    [FIRST, '微信', '<5'],
  ])
})
