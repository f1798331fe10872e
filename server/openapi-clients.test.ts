import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskMachineKeyAdd, deskMachineKeyEnd } from '#app/areas/access/machines/contract.ts'
import { openClinic } from '#test/support/clinic.ts'
import { signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import type { Planned, Program } from '../test/strangers/programs/planning.ts'
import type { Told, Visit } from '../test/strangers/programs/visit.ts'

const here = join(import.meta.dirname, '../test/strangers')
const made = join(here, 'made')
/** The packages of this folder come with a TypeScript of their own. */
const run = (file: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(here, 'node_modules', file), ...args], { cwd: here })

let app: TestApp
let base: string

/** Both generators make their clients of what the running product says of itself. */
beforeAll(async () => {
  app = await startTestApp()
  base = await app.server.listen({ host: '127.0.0.1', port: 0 })
  rmSync(made, { recursive: true, force: true })
  mkdirSync(made)
  writeFileSync(join(made, 'openapi.json'), (await app.server.inject('/api/openapi.json')).payload)
  await run('openapi-typescript/bin/cli.js', 'made/openapi.json', '-o', 'made/types.ts')
  await run('@hey-api/openapi-ts/bin/run.js', '-i', './made/openapi.json', '-o', 'made/sdk', '--no-log-file')
}, 300_000)
afterAll(async () => {
  rmSync(made, { recursive: true, force: true })
  await app.close()
})

test('programs of others compile against the description without a cast', async () => {
  const said = await run('typescript/bin/tsc', '-p', '.').catch((error: { stdout: string }) => error)
  expect(said.stdout).toBe('')
}, 300_000)

test.each([
  ['openapi-typescript and openapi-fetch', 'by-fetch', '13912340001', '44030519850312001X'],
  ['@hey-api/openapi-ts', 'by-sdk', '13912340002', '440305198503120036'],
])('a client made by %s books, pays, and cancels', async (_, program, mobile, idCard) => {
  const { doctorIds } = await openClinic(app, { feeFen: 3_000 })
  const told: Visit = { base, doctorId: doctorIds[0] as number, date: '2026-11-25', mobile, idCard }
  const { visit } = (await import(join(here, `programs/${program}.ts`))) as { visit: (visit: Visit) => Promise<Told> }
  expect(await visit(told)).toEqual({ booked: 'booked', cancelled: 'cancelled', refunded: '30.00' })
})

test('a hospital’s system plans a clinic by its machine key, and is told what its key does not open', async () => {
  const { hospitalId, doctorIds, depId } = await openClinic(app)
  const { staffKey } = await signInStaff(app, hospitalId, 'admin')
  const sheet = { key_name: 'HIS', scopes: ['schedules.read', 'schedules.plan'], days: 90 } as const
  const { key, machine_key: machineKey } = await app.callApi(
    deskMachineKeyAdd,
    { ...sheet, scopes: [...sheet.scopes] },
    { staffKey },
  )
  const asked: Program = { base, machineKey, doctorId: doctorIds[0] as number, depId, firstDay: '2026-12-01' }
  const { plan } = (await import(join(here, 'programs/hospital-system.ts'))) as {
    plan: (_: Program) => Promise<Planned>
  }
  expect(await plan(asked)).toEqual({ status: 200, places: 7, outside: 'not-allowed' })
  await app.callApi(deskMachineKeyEnd, { key_id: key.key_id }, { staffKey })
  expect(await plan(asked)).toMatchObject({ status: 401 })
})
