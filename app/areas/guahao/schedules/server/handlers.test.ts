import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPosts } from '#app/areas/guahao/doctors/server/queries/change.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { addException, leftByDate, nextFree, removeException, savePlans } from './public.ts'
import { listPlans } from './queries.ts'

let app: TestApp
let clinic: Clinic
let doctor: number

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:40' })
  clinic = await openClinic(app, { doctors: 2, places: 3, feeFen: 2_500 })
  doctor = clinic.doctorIds[0] as number
})
afterAll(() => app.close())

test.each([
  ['a department', calls.depSchDate, { dep_id: 999_999 }],
  ['a department', calls.depDateDoctors, { dep_id: 999_999, date: '2026-11-24' }],
  ['a department', calls.depSchNotice, { dep_id: 999_999 }],
  ['a doctor', calls.doctorSchedule, { doctor_id: 999_999 }],
  ['a doctor', calls.doctorSlots, { doctor_id: 999_999, date: '2026-11-24' }],
  ['a doctor', calls.doctorElsewhere, { doctor_id: 999_999, unit_id: 1, dep_id: 1 }],
  ['a clinic', calls.doctorSourceDetail, { schedule_id: 999_999 }],
] as const)('%s that nobody knows is not found (%#)', async (_, call, input) => {
  expect(await app.refusal(call, input)).toBe('not-found')
})

test('a department of another hospital is not found', async () => {
  const other = await openClinic(app)
  expect(await app.refusal(calls.depSchDate, { dep_id: clinic.depId, unit_id: other.hospitalId })).toBe('not-found')
  const date = '2026-11-24'
  const elsewhere = { unit_id: other.hospitalId, date }
  expect(await app.refusal(calls.depDateDoctors, { dep_id: clinic.depId, ...elsewhere })).toBe('not-found')
  expect(await app.refusal(calls.doctorSlots, { doctor_id: doctor, ...elsewhere })).toBe('not-found')
  expect(await app.refusal(calls.doctorSlots, { doctor_id: doctor, dep_id: other.depId, date })).toBe('not-found')
  const there = { doctor_id: doctor, unit_id: other.hospitalId, dep_id: other.depId }
  expect(await app.refusal(calls.doctorElsewhere, there)).toBe('not-found')
})

test.each(['2026-02-30', '', 'today', '2026-11-24 '])('the date "%s" is no date', async (date) => {
  expect(await app.refusal(calls.doctorSlots, { doctor_id: doctor, date })).toBe('422')
})

test('the dates of a department: not today, where all has begun; a day before its release is shown as such', async () => {
  const { list } = await app.callApi(calls.depSchDate, { dep_id: clinic.depId, unit_id: clinic.hospitalId })
  expect(list).toHaveLength(15)
  expect(list[0]).toMatchObject({ date: '2026-11-24', left_num: 12, state: 'bookable', state_desc: '可预约' })
  expect(list.at(-2)).toMatchObject({ date: '2026-12-07', state: 'bookable' })
  expect(list.at(-1)).toMatchObject({
    date: '2026-12-08',
    left_num: 0,
    state: 'not-released',
    release_time: '2026-11-24 07:00:00',
  })
})

test('for today only what is later than now', async () => {
  app.clock.set('2026-11-24 08:15')
  const { list } = await app.callApi(calls.doctorSlots, { doctor_id: doctor, date: '2026-11-24' })
  expect(list.map((slot) => [slot.begin_time, slot.end_time, slot.state])).toEqual([
    ['2026-11-24 08:30:00', '2026-11-24 09:00:00', 'bookable'],
  ])
  app.clock.set('2026-11-24 08:30')
  expect((await app.callApi(calls.doctorSlots, { doctor_id: doctor, date: '2026-11-24' })).list).toEqual([])
  app.clock.set('2026-11-23 08:40')
})

test('the doctors of a date with fee and places left, and their slots by clinic', async () => {
  const { list } = await app.callApi(calls.depDateDoctors, { dep_id: clinic.depId, date: '2026-11-25' })
  expect(list).toHaveLength(2)
  expect(list[0]).toMatchObject({
    doctor_id: doctor,
    left_num: 6,
    fee: '25.00',
    state: 'bookable',
    title_name: '主任医师',
  })
  const schedule_id = list[0]?.periods[0]?.schedule_id as number
  const detail = await app.callApi(calls.doctorSourceDetail, { schedule_id, doctor_id: doctor })
  expect(detail.list.map((slot) => [slot.left_num, slot.total_num, slot.half_name])).toEqual([
    [3, 3, '上午'],
    [3, 3, '上午'],
  ])
  expect(await app.refusal(calls.doctorSourceDetail, { schedule_id, doctor_id: doctor + 1 })).toBe('not-found')
})

test("a doctor's clinics of the days ahead, and in one word", async () => {
  const { list } = await app.callApi(calls.doctorSchedule, { doctor_id: doctor, unit_id: clinic.hospitalId })
  expect(list[0]).toMatchObject({ date: '2026-11-24', half: 'am', fee: '25.00', left_num: 6, clinic_name: '专家门诊' })
  const ids = `${doctor},999999`
  const status = await app.callApi(calls.doctorsSchStatus, { doctor_ids: ids })
  expect(status.list).toMatchObject([
    { doctor_id: doctor, state: 'bookable', next_time: '2026-11-24 08:00:00' },
    { doctor_id: 999_999, state: 'none', next_time: null },
  ])
  expect(await app.refusal(calls.doctorsSchStatus, { doctor_ids: Array(51).fill('1').join() })).toBe('422')
})

test('making the days ahead again changes nothing, and a new day comes into sight at midnight', async () => {
  const count = async () => Number((await app.pool.query('select count(*) as n from guahao_slots')).rows[0].n)
  const before = await count()
  await app.wakeAll()
  expect(await count()).toBe(before)
  app.clock.set('2026-11-24 00:05')
  await app.wakeAll()
  expect(await slotsOn(app, clinic, '2026-12-09')).toHaveLength(2)
  app.clock.set('2026-11-23 08:40')
})

test('on a public holiday there is no clinic unless the plan says so', async () => {
  app.clock.set('2026-09-28 08:00')
  const resting = await openClinic(app)
  const [plan] = await listPlans(app.db, resting.hospitalId, '2026-09-28')
  const { id: _, ...again } = plan as NonNullable<typeof plan>
  expect(await slotsOn(app, resting, '2026-10-01')).toEqual([])
  await savePlans(app.context(), resting.hospitalId, [{ ...again, weekday: 4, onHolidays: true }])
  expect(await slotsOn(app, resting, '2026-10-01')).toHaveLength(2)
  app.clock.set('2026-11-23 08:40')
})

test('a change of plan remakes clinics in which nobody is, and names those that it leaves alone', async () => {
  const mine = await openClinic(app, { places: 3 })
  const plans = await listPlans(app.db, mine.hospitalId, '2026-11-23')
  const [touched] = await slotsOn(app, mine, '2026-11-25')
  await app.pool.query('update guahao_slots set free = free[2:] where id = $1', [touched?.id])
  const saved = await savePlans(
    app.context(),
    mine.hospitalId,
    plans.map(({ id: _, ...plan }) => ({ ...plan, places: 5 })),
  )
  expect(saved).toMatchObject({ kept: [{ date: '2026-11-25', taken: 1 }] })
  expect((await slotsOn(app, mine, '2026-11-24')).map((slot) => slot.total)).toEqual([5, 5])
  expect((await slotsOn(app, mine, '2026-11-25')).map((slot) => slot.total)).toEqual([3, 3])
})

test('a plan that would have a doctor in two places at once is named, and nothing changes', async () => {
  const other = await openClinic(app)
  await insertPosts(app.db, [{ doctorId: doctor, depId: other.depId }])
  const plan = {
    doctorId: doctor,
    depId: other.depId,
    weekday: 2,
    half: 'am',
    beginMinutes: 510,
    endMinutes: 570,
    places: 1,
    feeFen: 0,
    clinic: 'general',
    firstDay: '2026-11-23',
  }
  expect(await savePlans(app.context(), other.hospitalId, [plan])).toMatchObject({ clash: { depId: clinic.depId } })
})

test('one day can be closed, have other places, or have a clinic that no plan has; and be usual again', async () => {
  const mine = await openClinic(app, { places: 3 })
  const [hospitalId, depId] = [mine.hospitalId, mine.depId]
  const closed = await addException(
    app.context(),
    { hospitalId, date: '2026-11-24', kind: 'closed', note: '会议' },
    null,
  )
  expect(await slotsOn(app, mine, '2026-11-24')).toEqual([])
  await addException(app.context(), { hospitalId, depId, date: '2026-11-25', kind: 'places', places: 8 }, null)
  expect((await slotsOn(app, mine, '2026-11-25'))[0]?.total).toBe(8)
  await addException(
    app.context(),
    {
      hospitalId,
      depId,
      doctorId: mine.doctorIds[0] as number,
      date: '2026-11-25',
      half: 'night',
      kind: 'extra',
      places: 2,
      beginMinutes: 1_140,
      endMinutes: 1_200,
      feeFen: 500,
      clinic: 'general',
    },
    null,
  )
  expect((await slotsOn(app, mine, '2026-11-25')).map((slot) => [slot.half, slot.total])).toEqual([
    ['am', 8],
    ['am', 8],
    ['night', 2],
    ['night', 2],
  ])
  expect(await removeException(app.context(), clinic.hospitalId, closed.id)).toBe(false)
  expect(await removeException(app.context(), hospitalId, closed.id)).toBe(true)
  expect(await slotsOn(app, mine, '2026-11-24')).toHaveLength(2)
})

test('the next free place of doctors, and places left by date', async () => {
  const mine = await openClinic(app, { doctors: 2, places: 1 })
  const now = app.clock.now()
  const [a, b] = mine.doctorIds as [number, number]
  const first = await nextFree(app.db, [a, b], now)
  expect(first.map((free) => [free.doctorId, free.date, free.half, free.beginMinutes])).toEqual([
    [a, '2026-11-24', 'am', 480],
    [b, '2026-11-24', 'am', 480],
  ])
  await app.pool.query(
    "update guahao_slots l set free = '{}' from guahao_schedules s where s.id = l.schedule_id and s.doctor_id = $1 and s.date = '2026-11-24'",
    [a],
  )
  expect((await nextFree(app.db, [a], now))[0]?.date).toBe('2026-11-25')
  expect((await leftByDate(app.db, { doctorId: a }, now))[0]).toEqual({ date: '2026-11-25', left: 2 })
  expect((await leftByDate(app.db, { depId: mine.depId }, now))[0]).toEqual({ date: '2026-11-24', left: 2 })
})

test('a doctor who sits elsewhere too is offered the first free time of three days there; what is full or left is not', async () => {
  const here = await openClinic(app, { places: 1 })
  const there = await openClinic(app)
  const doctorId = here.doctorIds[0] as number
  const asked = { doctor_id: doctorId, unit_id: here.hospitalId, dep_id: here.depId }
  expect((await app.callApi(calls.doctorElsewhere, asked)).list).toEqual([])

  await insertPosts(app.db, [{ doctorId, depId: there.depId }])
  const afternoon = { half: 'pm', beginMinutes: 840, endMinutes: 900, places: 1, feeFen: 5_000, clinic: 'expert' }
  const plans = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ ...afternoon, doctorId, depId: there.depId, weekday }))
  await savePlans(
    app.context(),
    there.hospitalId,
    plans.map((plan) => ({ ...plan, firstDay: '2026-11-24' })),
  )
  const [place, ...none] = (await app.callApi(calls.doctorElsewhere, asked)).list
  expect(none).toEqual([])
  expect(place).toMatchObject({ unit_id: there.hospitalId, dep_id: there.depId })
  expect(place?.slots.map((slot) => [slot.begin_time, slot.fee, slot.state])).toEqual([
    ['2026-11-24 14:00:00', '50.00', 'bookable'],
    ['2026-11-25 14:00:00', '50.00', 'bookable'],
    ['2026-11-26 14:00:00', '50.00', 'bookable'],
  ])
  const back = { doctor_id: doctorId, unit_id: there.hospitalId, dep_id: there.depId }
  expect((await app.callApi(calls.doctorElsewhere, back)).list.map(({ dep_id }) => dep_id)).toEqual([here.depId])

  const full =
    "update guahao_slots l set free = '{}' from guahao_schedules s where s.id = l.schedule_id and s.dep_id = $1"
  await app.pool.query(full, [there.depId])
  expect((await app.callApi(calls.doctorElsewhere, asked)).list).toEqual([])
  await app.pool.query('delete from guahao_doctor_posts where doctor_id = $1 and dep_id = $2', [doctorId, here.depId])
  expect(await app.refusal(calls.doctorElsewhere, asked)).toBe('not-found')
  expect((await app.callApi(calls.doctorElsewhere, back)).list).toEqual([])
})
