import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrder } from '#app/areas/guahao/booking/contract.ts'
import { depList } from '#app/areas/guahao/departments/contract.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { unitList } from '#app/areas/guahao/hospitals/contract.ts'
import { depSchNotice, doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import { searchSingle } from '#app/areas/search/contract.ts'
import { bringFile, bringLines, seedFacts } from '#test/support/bring-file.ts'
import { signInOne } from '#test/support/crowd.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openLog } from './log.ts'
import { fillGaps } from './seed.ts'

const example = (kind: string) => join(import.meta.dirname, `../docs/examples/${kind}.csv`)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  await seedFacts(app)
  await bringFile(app, 'hospitals', example('hospitals'))
}, 60_000)
afterAll(() => app.close())

const fill = async () => Object.fromEntries(await fillGaps({ ...app, log: openLog('silent') }))
const unitCalled = async (keyword: string) => (await app.callApi(unitList, { keyword })).list[0]?.unit_id as number
const noticeOf = async (dep_id: number) => (await app.callApi(depSchNotice, { dep_id })).notice
const INVENTED = expect.stringContaining('示范数据')

test('an imported hospital becomes bookable, is found, and says that this is a demonstration', async () => {
  const unit_id = await unitCalled('南岭示例医院')
  const made = await fill()
  expect(made).toMatchObject({ 'guahao/departments': 29, 'guahao/doctors': 29 })
  const { list: deps } = await app.callApi(depList, { unit_id })
  expect(deps).toHaveLength(26)
  for (const dep of deps) expect(await noticeOf(dep.dep_id)).toEqual(INVENTED)
  const { list: doctors } = await app.callApi(doctorList, { unit_id, sort: 'soonest', page_size: 50 })
  expect(doctors.length).toBeGreaterThan(5)
  expect(doctors.every((doctor) => doctor.is_demo === 1)).toBe(true)
  const found = await app.callApi(searchSingle, { keyword: doctors[0]?.doctor_name as string, type: 'doctor' })
  expect(found.list).toMatchObject([{ unit_id, is_demo: 1 }])

  const doctor_id = doctors[0]?.doctor_id as number
  const date = doctors[0]?.next_free_time?.slice(0, 10) as string
  const slots = (await app.callApi(doctorSlots, { doctor_id, date })).list.filter((slot) => slot.state === 'bookable')
  const { key, memberId } = await signInOne(app)
  const order = await app.callApi(createOrder, { slot_id: slots[0]?.slot_id as number, member_id: memberId }, { key })
  expect(order.order_id).toMatch(/^[\w-]{16}$/)
})

test('a second time it invents nothing and takes no place away', async () => {
  const places = async () => (await app.pool.query('select id, total, free from guahao_slots order by id')).rows
  const before = await places()
  expect(Object.values(await fill()).every((count) => count === 0)).toBe(true)
  expect(await places()).toEqual(before)
})

test('what is real takes the place of what was invented: first the departments, then schedules of doctors', async () => {
  const unit_id = await unitCalled('南岭示例医院')
  const departments = ['hospital_code,department_code,name', 'SZ01,0103,心血管内科', 'SZ01,0204,胸外科']
  expect(await bringLines(app, 'departments', departments)).toMatchObject({ added: 1, changed: 1, refused: [] })
  const depCalled = async (name: string) =>
    (await app.callApi(depList, { unit_id })).list.find((dep) => dep.dep_name === name)?.dep_id as number
  const chest = await depCalled('胸外科')
  expect((await app.callApi(depList, { unit_id })).list).toHaveLength(27)
  expect(await noticeOf(await depCalled('心血管内科'))).not.toEqual(INVENTED)

  const doctors = ['hospital_code,department_code,doctor_code,name,sex', 'SZ01,0204,D7,裴问渠,男']
  expect(await bringLines(app, 'doctors', doctors)).toMatchObject({ added: 1 })
  expect(await fill()).toMatchObject({ 'guahao/departments': 0, 'guahao/doctors': 0 })
  expect(await noticeOf(chest)).toEqual(INVENTED)
  const { list } = await app.callApi(doctorList, { unit_id, page_size: 50 })
  const doctor_id = list.find((doctor) => doctor.doctor_name === '裴问渠')?.doctor_id as number
  const isDay = async (date: string) => (await app.callApi(doctorSlots, { doctor_id, date })).list.length > 0
  const days = Array.from({ length: 7 }, (_, n) => `2026-11-${24 + n}`)
  const sits = async () => (await Promise.all(days.map(isDay))).flatMap((is, at) => (is ? [days[at]] : []))
  expect((await sits()).length).toBeGreaterThan(0)

  const plans = ['hospital_code,doctor_code,weekday,half,begin,end,places,fee', 'SZ01,D7,7,上午,08:00,09:00,2,10']
  expect(await bringLines(app, 'schedules', plans)).toMatchObject({ added: 1, refused: [] })
  expect(await sits()).toEqual(['2026-11-29'])
  expect(await noticeOf(chest)).not.toEqual(INVENTED)
})
