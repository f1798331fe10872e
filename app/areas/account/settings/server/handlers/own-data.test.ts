import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PatientId } from '#app/context.ts'
import type { LeftOut, OwnPart } from '#app/events.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'

let app: TestApp
let handed: (OwnPart | LeftOut)[]

beforeAll(async () => {
  app = await startTestApp()
  const { patientId } = await signIn(app)
  handed = []
  const ctx = app.context()
  await ctx.emit('patient.exporting', {
    patientId: patientId as PatientId,
    hand: (part) => void handed.push(part),
  })
})
afterAll(() => app.close())

/** Columns by which a row is somebody's. */
const NAMING = ['patient_id', 'member_id', 'asker', 'mobile_index', 'mobile_sealed']

const tablesAboutPatients = async (): Promise<string[]> => {
  const { rows } = await app.pool.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = any($1) order by 1`,
    [NAMING],
  )
  return rows.map(({ name }) => name)
}
const namesOf = (parts: readonly (OwnPart | LeftOut)[]) => parts.flatMap(({ tables }) => tables.map(getTableName))

test('every table about patients is in the file of their data, or left out by name and with a reason', async () => {
  const about = await tablesAboutPatients()
  expect(about).toContain('account_members')
  const named = new Set(namesOf(handed))
  expect(about.filter((name) => !named.has(name))).toEqual([])
  for (const part of handed) expect('why' in part ? part.why : part.name).not.toBe('')
})

test('no two parts of the file have the same name, and no table is told twice', () => {
  const names = handed.flatMap((part) => ('name' in part ? [part.name] : []))
  const tables = namesOf(handed)
  expect([new Set(names).size, new Set(tables).size]).toEqual([names.length, tables.length])
})

test('every table about patients goes with the account, unless its room says why it is kept', async () => {
  const { rows } = await app.pool.query<{ name: string }>(
    `select distinct c.conrelid::regclass::text as name from pg_constraint c
     where c.contype = 'f' and c.confdeltype = 'c' and c.confrelid in ('access_patients'::regclass, 'account_members'::regclass)`,
  )
  const goes = new Set(rows.map(({ name }) => name))
  const isExplained = handed.filter((part) => 'why' in part || part.keptBecause !== undefined)
  const kept = new Set(namesOf(isExplained))
  // The account itself; and waits and reminders, which refer to nobody by a key: their room deletes them when it is told.
  const byHand = new Set(['access_patients', 'guahao_waits', 'guahao_release_reminders'])
  const forgotten = (await tablesAboutPatients()).filter(
    (name) => !goes.has(name) && !kept.has(name) && !byHand.has(name),
  )
  expect(forgotten).toEqual([])
})
