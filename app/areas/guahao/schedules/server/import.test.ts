import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrder, orderDetail } from '#app/areas/guahao/booking/contract.ts'
import { doctorDetail, doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { bringFile, bringLines, seedFacts } from '#test/support/bring-file.ts'
import { signInOne } from '#test/support/crowd.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { doctorSlots } from '../contract.ts'

const examples = join(import.meta.dirname, '../../../../../docs/examples')

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 07:30' })
  await seedFacts(app)
  for (const kind of ['hospitals', 'departments', 'doctors']) await bringFile(app, kind, join(examples, `${kind}.csv`))
}, 60_000)
afterAll(() => app.close())

const header =
  'hospital_code,doctor_code,department_code,weekday,date,half,begin,end,places,fee,clinic,change,first_day,last_day'
const bring = (...lines: string[]) => bringLines(app, 'schedules', [header, ...lines])

const doctorCalled = async (name: string) => {
  const { list } = await app.callApi(doctorList, { page_size: 50 }, { city: 0 })
  return list.find((doctor) => doctor.doctor_name === name)?.doctor_id as number
}
const slotsOf = async (name: string, date: string) =>
  (await app.callApi(doctorSlots, { doctor_id: await doctorCalled(name), date })).list.map((slot) => ({
    id: slot.slot_id,
    begins: slot.begin_time.slice(11, 16),
    left: slot.left_num,
  }))

test.each([
  ['an unknown hospital', 'SZ99,D1001,,1,,上午,08:00,11:30,3,50,,,,', 'no hospital "SZ99" was imported'],
  ['an unknown doctor', 'SZ01,D9,,1,,上午,08:00,11:30,3,50,,,,', 'no doctor "D9" was imported'],
  ['a doctor of another hospital', 'SZ02,D1001,,1,,上午,08:00,11:30,3,50,,,,', 'no doctor "D1001" was imported'],
  ['an unknown department', 'SZ01,D1001,77,1,,上午,08:00,11:30,3,50,,,,', 'no department "77" was imported'],
  ['no doctor', 'SZ01,,,1,,上午,08:00,11:30,3,50,,,,', 'no doctor_code'],
  ['weekday and date', 'SZ01,D1001,,1,2026-11-30,上午,08:00,11:30,3,50,,,,', 'either a weekday or a date'],
  ['neither weekday nor date', 'SZ01,D1001,,,,上午,08:00,11:30,3,50,,,,', 'either a weekday or a date'],
  ['an eighth weekday', 'SZ01,D1001,,8,,上午,08:00,11:30,3,50,,,,', 'weekday "8" is none of'],
  ['no half day', 'SZ01,D1001,,1,,,08:00,11:30,3,50,,,,', 'no half'],
  ['an hour that the day lacks', 'SZ01,D1001,,1,,上午,25:00,26:00,3,50,,,,', 'begin "25:00" is no time of day'],
  ['times beside the half hour', 'SZ01,D1001,,1,,上午,08:10,11:30,3,50,,,,', 'must be on the half hour'],
  ['an end before the begin', 'SZ01,D1001,,1,,上午,11:30,08:00,3,50,,,,', 'is not later than begin'],
  ['an evening in the morning', 'SZ01,D1001,,1,,上午,18:00,20:00,3,50,,,,', 'is not in the half day 上午'],
  ['places that are no number', 'SZ01,D1001,,1,,上午,08:00,11:30,x,50,,,,', 'places "x" is no whole number'],
  ['too many places', 'SZ01,D1001,,1,,上午,08:00,11:30,1001,50,,,,', 'places "1001" is no whole number'],
  ['no fee', 'SZ01,D1001,,1,,上午,08:00,11:30,3,,,,,', 'no fee'],
  ['a fee of a third of a fen', 'SZ01,D1001,,1,,上午,08:00,11:30,3,0.333,,,,', 'fee "0.333" is no amount'],
  ['a negative fee', 'SZ01,D1001,,1,,上午,08:00,11:30,3,-1,,,,', 'is not from 0 to'],
  ['an unknown kind of clinic', 'SZ01,D1001,,1,,上午,08:00,11:30,3,50,贵宾门诊,,,', 'clinic "贵宾门诊" is none of'],
  ['a last day before the first', 'SZ01,D1001,,1,,上午,08:00,11:30,3,50,,,2026-12-02,2026-12-01', 'before first_day'],
  ['a day that no calendar has', 'SZ01,D1001,,,2026-02-30,,,,,,,停诊,,', 'date "2026-02-30" is no day'],
  ['a date without what changes', 'SZ01,D1001,,,2026-12-02,,,,,,,,,', 'no change'],
  ['an unknown change', 'SZ01,D1001,,,2026-12-02,,,,,,,休假,,', 'change "休假" is none of'],
  ['an extra clinic without times', 'SZ01,D1001,,,2026-12-02,上午,,,3,50,,加诊,,', 'no begin'],
])('a line with %s is refused, by line and reason', async (_, line, why) => {
  const report = await bring(line)
  expect(report).toMatchObject({ added: 0, changed: 0, refused: [{ line: 2, why: expect.stringContaining(why) }] })
})

test('a doctor cannot be in two places at once, by this file or by one before', async () => {
  const report = await bring(
    'SZ01,D1001,,1,,上午,08:00,11:30,3,50,专家门诊,,,',
    'SZ01,D1001,0801,1,,上午,11:00,12:00,3,50,,,,',
    'SZ01,D1001,0103,1,,上午,08:00,11:30,5,50,,,,',
  )
  expect(report).toMatchObject({ rows: 3, added: 1 })
  expect(report.refused).toMatchObject([
    { line: 3, why: 'the doctor is elsewhere on weekday 1 from 08:00 to 11:30' },
    { line: 4, why: 'the same as an earlier line, which leaves the department out' },
  ])
  expect((await bring('SZ01,D1001,0801,1,,上午,11:00,12:00,3,50,,,,')).refused).toHaveLength(1)
})

test('places and hours move with the file, but a clinic in which somebody has booked stays as it is', async () => {
  await bring('SZ01,D1001,,3,,下午,14:00,16:00,3,50.00,专家门诊,,,')
  const [first] = await slotsOf('岑望舒', '2026-11-25')
  const { key, memberId } = await signInOne(app)
  await app.callApi(createOrder, { slot_id: first?.id as number, member_id: memberId }, { key })
  const report = await bring('SZ01,D1001,,3,,下午,15:00,17:00,9,50.00,专家门诊,,,')
  expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 0 })
  expect(report.notes.map(({ en }) => en)).toContainEqual(expect.stringMatching(/^1 clinics have places taken/))
  expect((await slotsOf('岑望舒', '2026-11-25')).map(({ begins, left }) => [begins, left])).toEqual([
    ['14:00', 2],
    ['14:30', 3],
    ['15:00', 3],
    ['15:30', 3],
  ])
  expect((await slotsOf('岑望舒', '2026-12-02')).map(({ begins, left }) => [begins, left])).toEqual([
    ['15:00', 9],
    ['15:30', 9],
    ['16:00', 9],
    ['16:30', 9],
  ])
})

test('a newer plan holds from its first day on, and one without places ends it', async () => {
  await bring('SZ01,D1002,,2,,上午,08:00,09:00,4,30,,,,', 'SZ01,D1002,,2,,上午,08:00,09:00,7,30,,,2026-12-01,')
  expect((await slotsOf('宁知远', '2026-11-24')).map(({ left }) => left)).toEqual([4, 4])
  expect((await slotsOf('宁知远', '2026-12-01')).map(({ left }) => left)).toEqual([7, 7])
  await bring('SZ01,D1002,,2,,上午,08:00,09:00,0,30,,,2026-12-01,')
  expect(await slotsOf('宁知远', '2026-12-01')).toEqual([])
  expect(await slotsOf('宁知远', '2026-11-24')).toHaveLength(2)
})

test('a day without clinics comes back when a later file says that it is as usual', async () => {
  await bring('SZ02,A1,,4,,上午,08:00,09:00,5,0,,,,')
  expect(await bring('SZ02,,,,2026-11-26,,,,,,,停诊,,')).toMatchObject({ added: 1 })
  expect(await slotsOf('殷若谷', '2026-11-26')).toEqual([])
  expect(await bring('SZ02,,,,2026-11-26,,,,,,,停诊,,')).toMatchObject({ unchanged: 1 })
  expect(await bring('SZ02,,,,2026-11-26,,,,,,,照常,,')).toMatchObject({ changed: 1 })
  expect(await slotsOf('殷若谷', '2026-11-26')).toHaveLength(2)
  expect(await bring('SZ02,,,,2026-11-26,,,,,,,照常,,')).toMatchObject({ unchanged: 1 })
})

test('a file that closes a day sells nothing more of it, stops what people have places in, and says which', async () => {
  await bring('SZ01,D1001,,5,,下午,14:00,15:00,3,0,专家门诊,,,')
  const [first, second] = await slotsOf('岑望舒', '2026-11-27')
  const { key, memberId } = await signInOne(app)
  const { order_id } = await app.callApi(createOrder, { slot_id: first?.id as number, member_id: memberId }, { key })
  const report = await bring('SZ01,D1001,,,2026-11-27,下午,,,,,,停诊,,')
  expect(report).toMatchObject({ added: 1, refused: [] })
  expect(report.notes.map(({ en }) => en)).toContainEqual(
    expect.stringMatching(/^1 clinics had places taken and are stopped/),
  )
  expect(report.notes.map(({ en }) => en)).toContainEqual('  2026-11-27 pm 岑望舒: 1 taken')
  expect((await slotsOf('岑望舒', '2026-11-27')).every(({ left }) => left === 0)).toBe(true)
  const other = await signInOne(app)
  const late = { slot_id: second?.id as number, member_id: other.memberId }
  expect(await app.refusal(createOrder, late, { key: other.key })).toBe('stopped')
  expect((await app.callApi(orderDetail, { id: order_id }, { key })).state).toBe('stopped')
})

test('a doctor sits where their plans are, beside their home', async () => {
  await bring('SZ01,D1002,0103,5,,上午,08:00,09:00,4,30,,,,')
  const { posts } = await app.callApi(doctorDetail, { doctor_id: await doctorCalled('宁知远') })
  expect(posts.map((post) => post.dep_name)).toEqual(['眼科', '心内科'])
})

test.each([
  ['2026/12/5', '8:00', '08:30:00', '¥50.00', '3.0'],
  ['2026-12-6', '08:00:00', '8:30', '50元', '３'],
  ['2026年12月7日', '8：00', '8:30', '５０', '3'],
  ['46364', '08:00', '08:30', '￥50', '3'],
  ['2026/12/9 0:00:00', '08:00', '08:30', '50', '3'],
  ['20261210', '0.333333333333333', '0.354166666666667', 'RMB 50', '3'],
  ['2026-12-11T00:00:00.000', '8:00:00.000', '8:30', '人民币50元', '3'],
  ['2026 年 12 月 12 号', '08:00', '08:30', '50', '3'],
  ['46369.0', '08:00', '08:30', '50', '3'],
])(
  'a day, hours, a fee and places as spreadsheets and people write them are taken: %s, %s, %s, %s, %s',
  async (...typed) => {
    const [date, begin, end, fee, places] = typed
    const report = await bring(`SZ01,D1001,,,${date},上午,${begin},${end},${places},${fee},,加诊,,`)
    expect(report.refused).toEqual([])
    expect(report.added + report.changed).toBe(1)
  },
)
