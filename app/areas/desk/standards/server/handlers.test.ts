import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed as seedGrowth } from '#app/areas/records/growth/server/seed.ts'
import { seed as seedVaccines } from '#app/areas/records/vaccines/server/seed.ts'
import { openClinic } from '#test/support/clinic.ts'
import { signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { deskStandards } from '../contract.ts'

let app: TestApp
let hospitalId: number

beforeAll(async () => {
  app = await startTestApp({ at: '2026-06-16 08:00' })
  hospitalId = (await openClinic(app)).hospitalId
  const seeding = { db: app.db, now: app.clock.now(), today: '2026-06-16', config: app.config, scale: 1 }
  await seedGrowth.run(seeding)
  await seedVaccines.run(seeding)
}, 120_000)
afterAll(() => app.close())

test('nobody but who manages a desk sees the editions', async () => {
  const nurse = await signInStaff(app, hospitalId, 'nurse')
  expect(await app.refusal(deskStandards, {}, nurse)).toBe('not-allowed')
  expect(await app.refusal(deskStandards, {})).toBe('login')
})

const editions = async () => {
  const admin = await signInStaff(app, hospitalId, 'admin')
  const { list } = await app.callApi(deskStandards, {}, admin)
  expect(list.every(({ source }) => source.length > 10)).toBe(true)
  return list.map((one) => [one.kind, one.edition, one.line_num, one.is_current])
}

test('every edition stands there with its source, and the one that counts today is marked', async () => {
  // The schedule of 2026 is in force from the next day on.
  expect(await editions()).toEqual([
    ['growth', 'WS/T 423-2022', 570, 1],
    ['growth', '2006/2007', 2732, 1],
    ['vaccines', '自费 2026', 17, 0],
    ['vaccines', '2026', 30, 0],
  ])
  app.clock.set('2026-06-17 08:00')
  // Free and self-paid ones count side by side.
  expect((await editions()).slice(2)).toEqual([
    ['vaccines', '自费 2026', 17, 1],
    ['vaccines', '2026', 30, 1],
  ])
})
