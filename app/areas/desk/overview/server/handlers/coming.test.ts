import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskSwitch } from '#app/areas/access/staff/contract.ts'
import * as desk from '#app/areas/desk/appointments/contract.ts'
import { cancelYuyue } from '#app/areas/orders/appointments/contract.ts'
import { type Appointing, type Booker, openAppointing } from '#test/support/appointing.ts'
import { signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { deskOverview } from '../../contract.ts'

let app: TestApp
let at: Appointing
let me: Booker

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-22 09:00', env: { PLATFORM_HOSPITAL: '999999' } })
  at = await openAppointing(app)
  me = await at.newBooker()
}, 180_000)
afterAll(() => app.close())

/** The figures of who comes for what they bought, by name. */
const comingOf = async (staffKey: string) => {
  const { groups } = await app.callApi(deskOverview, {}, { staffKey })
  const figures = groups.flatMap((group) => group.figures).filter(({ key }) => key.startsWith('comes.'))
  return Object.fromEntries(figures.map(({ key, num }) => [key.slice('comes.'.length), num]))
}

test('who comes for what they bought is counted by where they stand on the day, and by when they booked', async () => {
  const order = await at.buy(await at.sell(), me, { buy_num: 4 })
  const times = ['09:00', '10:00', '11:00']
  const ids: number[] = []
  for (const time of times) ids.push((await at.book(order, `2026-11-23 ${time}`, me)).yuyue_id)
  const gone = await at.book(order, '2026-11-24 09:00', me)
  await app.callApi(cancelYuyue, { order_id: order, yuyue_id: gone.yuyue_id }, me)
  const before = await signInStaff(app, at.hospitalId, 'admin')
  expect(await comingOf(before.staffKey)).toEqual({ placed: 0, arrived: 0, missed: 0, made: 3 })

  app.clock.set('2026-11-23 10:30')
  const admin = await signInStaff(app, at.hospitalId, 'admin')
  await app.callApi(desk.deskAppointmentArrive, { yuyue_id: ids[0] as number }, { staffKey: admin.staffKey })
  await app.callApi(desk.deskAppointmentMissed, { yuyue_id: ids[1] as number }, { staffKey: admin.staffKey })
  const today = { placed: 3, arrived: 1, missed: 1, made: 0 }
  expect(await comingOf(admin.staffKey)).toEqual(today)
  const stranger = await signInStaff(app, at.otherId, 'admin')
  expect(await comingOf(stranger.staffKey)).toEqual({ placed: 0, arrived: 0, missed: 0, made: 0 })
  const operator = await signInStaff(app, at.otherId, 'operator')
  const { staff_key } = await app.callApi(deskSwitch, { unit_id: 0 }, { staffKey: operator.staffKey })
  expect(await comingOf(staff_key)).toEqual(today)
})
