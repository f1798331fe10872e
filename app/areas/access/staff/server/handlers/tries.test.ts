import { afterAll, beforeAll, expect, test } from 'vitest'
import { recentTries } from '#app/areas/access/patients/rules/tries.ts'
import type { RequestContext } from '#app/context.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { takeTry } from './tries.ts'

let app: TestApp
let clinic: Clinic

beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'on' } })
  clinic = await openClinic(app)
})
afterAll(() => app.close())

/** Somebody asks from that address. */
const from = (ip: string) => Object.assign(app.context(), { incoming: { ip } }) as unknown as RequestContext

test('one address that tries many names is stopped, and who works there is not', async () => {
  const nurse = await signInStaff(app, clinic.hospitalId, 'nurse')
  const ip = '127.0.0.1'
  for (let n = 1; n < recentTries.address; n++) expect(await takeTry(from(ip), `name-${n}`, undefined)).toBe('free')
  expect(await takeTry(from(ip), 'another', undefined)).toBe('locked-now')
  expect(await takeTry(from(ip), 'yet-another', undefined)).toBe('locked')
  expect(await takeTry(from(ip), nurse.loginName, nurse.staffId)).toBe('free')
  expect(await takeTry(from('203.0.113.7'), 'another', undefined)).toBe('free')
  app.clock.advance({ minutes: 15 })
  expect(await takeTry(from(ip), 'another', undefined)).toBe('free')
})

test('a hospital of version 6 is one address, whatever its last half', async () => {
  for (let n = 0; n < recentTries.pair; n++) await takeTry(from(`2001:db8:1:2::${n}`), 'six', undefined)
  expect(await takeTry(from('2001:db8:1:2:ffff::1'), 'six', undefined)).toBe('locked-now')
})
