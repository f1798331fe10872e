import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSmsToken, sendSmsCode } from '#app/areas/access/patients/contract.ts'
import { cancelAccount } from '#app/areas/account/settings/contract.ts'
import { sandboxSms } from '#app/areas/sandbox/contract.ts'
import type { PatientId } from '#app/context.ts'
import type { LeftOut, OwnPart } from '#app/events.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { markedNumbers, plantStandards, writeRecords } from '#test/support/whole-records.ts'

/** Tables by which everybody is measured and vaccinated; they are nobody's. */
const standards = [
  'records_growth_editions',
  'records_growth_lines',
  'records_vaccine_doses',
  'records_vaccine_editions',
]
const MARK = '麒麟'

let app: TestApp
let [me, carer]: Person[] = []

beforeAll(async () => {
  app = await startTestApp()
  await plantStandards(app)
  ;[me, carer] = [await signIn(app), await signIn(app)]
  await writeRecords(app, me, carer, MARK)
})
afterAll(() => app.close())

/** Every table of health records but those of the standards, with how many rows it has. A new one is among them by its name. */
const countRows = async (): Promise<Record<string, number>> => {
  const { rows } = await app.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_name like 'records\\_%' and not table_name = any($1) order by 1`,
    [standards],
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows)
    counts[name] = (await app.pool.query(`select count(*)::int as n from ${name}`)).rows[0].n as number
  return counts
}
const emptyOf = (counts: Record<string, number>) => Object.keys(counts).filter((name) => counts[name] === 0)

const exported = async (patientId: number): Promise<OwnPart[]> => {
  const parts: (OwnPart | LeftOut)[] = []
  const hand = (part: OwnPart | LeftOut) => void parts.push(part)
  await app.context().emit('patient.exporting', { patientId: patientId as PatientId, hand })
  return parts.filter((part) => 'rows' in part)
}

test('somebody who wrote everything that can be written has a row in every table of health records', async () => {
  const counts = await countRows()
  expect(Object.keys(counts).length).toBeGreaterThan(15)
  expect(emptyOf(counts)).toEqual([])
})

test('every table of health records stands in the file of their data, and every number that was written', async () => {
  const parts = (await exported(me?.patientId ?? 0)).filter(({ rows }) => rows.length > 0)
  const carers = (await exported(carer?.patientId ?? 0)).filter(({ rows }) => rows.length > 0)
  const told = new Set([...parts, ...carers].flatMap(({ tables }) => tables.map(getTableName)))
  expect(Object.keys(await countRows()).filter((name) => !told.has(name))).toEqual([])
  const text = JSON.stringify(parts.map(({ rows }) => rows))
  const written = markedNumbers.map((numbers) => numbers.replace(',', '/'))
  expect([...written, MARK].filter((one) => !text.includes(one))).toEqual([])
  // A carer's file has that they care, and nothing of the child.
  expect(JSON.stringify(carers.map(({ rows }) => rows))).not.toContain(MARK)
})

test('nothing is left in any table of health records when they leave', async () => {
  const { key = '', mobile = '' } = me ?? {}
  app.clock.advance({ minutes: 2 })
  const { token } = await app.callApi(getSmsToken, { mobile })
  await app.callApi(sendSmsCode, { mobile, token, type: 'cancel' })
  const sms_code = (await app.callApi(sandboxSms, { mobile })).list[0]?.code ?? ''
  await app.callApi(cancelAccount, { sms_code }, { key })
  const counts = await countRows()
  expect(Object.keys(counts).filter((name) => counts[name] !== 0)).toEqual([])
})
