import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adlist, pageModules, putCrowd } from '#app/areas/analytics/contract.ts'
import { addDaily } from '#app/areas/records/daily/contract.ts'
import { chooseForRecords } from '#app/areas/records/home/contract.ts'
import { remindMedicines } from '#app/areas/records/own/server/jobs.ts'
import { openLog } from '#server/log.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import {
  markedNumbers,
  plantStandards,
  readPapers,
  readRecords,
  removeRecords,
  writeRecords,
} from '#test/support/whole-records.ts'

/** Stands in all that is written; no word of the product has it. */
const MARK = '麒麟'
const marks = [MARK, encodeURIComponent(MARK), ...markedNumbers]

/** So many lines are looked through; `SWEEP=1` looks through a hundred thousand. */
const LINES = Number(process.env.SWEEP ?? 0) > 0 ? 100_000 : 500

let app: TestApp
let me: Person
let carer: Person
let [count, lives] = [0, 0]
const found: string[] = []
const codes: string[] = []
const log = openLog('debug', {
  write(line: string) {
    count++
    // When an answer was given, how long it took and how it is traced may look like any number.
    const said = line.replace(/"(time|traceid)":"[^"]*"|"ms":[\d.]+/g, '')
    if ([...marks, ...codes].some((mark) => said.includes(mark))) found.push(line)
  },
})

beforeAll(async () => {
  app = await startTestApp({ log })
  await plantStandards(app)
  me = await signIn(app)
  carer = await signIn(app)
})
afterAll(() => app.close())

/** Fills every record with marks, reads and shows it all, sends what is refused, and takes it back. */
const live = async () => {
  const written = await writeRecords(app, me, carer, MARK)
  codes.splice(0, codes.length, ...written.codes)
  await readRecords(app, me, written)
  // Papers take longest, and are the same each time.
  if (lives++ % 10 === 0) await readPapers(app, me, written)
  return written
}

test('nothing of a record stands in a log line, whatever is asked and whatever becomes of it', async () => {
  while (count < LINES) {
    await removeRecords(app, me, await live())
    // Tries at codes are counted by the quarter of an hour.
    app.clock.advance({ minutes: 16 })
  }
  expect(count).toBeGreaterThanOrEqual(LINES)
  expect(found).toEqual([])
  // The look finds what is there.
  log.info({ note: MARK }, 'planted')
  expect(found).toHaveLength(1)
}, 3_600_000)

test('nothing of a record stands unsealed in any table: not with what is analysed, advertised, searched, sent or kept of answers', async () => {
  const { child_id } = await live()
  const milk = { child_id, client_id: 'a-milk-of-marks', kind: 'milk' as const, time: '2026-11-22 08:00', amount: 90 }
  await app.refusal(addDaily, { ...milk, note: MARK }, me)
  await app.callApi(chooseForRecords, { may_choose_adverts: 1 }, me)
  await app.callApi(putCrowd, { userId: me.patientId, crowdType: 'pregnancy' }, me)
  app.clock.advance({ minutes: 10 })
  await remindMedicines.run(app.context())
  const shown = [
    await app.callApi(adlist, { area_type: 'home' }, me),
    await app.callApi(pageModules, { mark: 'home', user_id: me.patientId }, me),
  ]
  expect(marks.filter((mark) => JSON.stringify(shown).includes(mark))).toEqual([])
  expect(await tablesWith([MARK, encodeURIComponent(MARK), ...codes])).toEqual([])
})

test('the look finds a table in which something does stand', async () => {
  await app.db.execute(sql`update access_patients set nickname = ${MARK} where id = ${me.patientId}`)
  expect(await tablesWith([MARK])).toEqual(['access_patients'])
})

/** Tables in a row of which one of these texts stands. */
const tablesWith = async (texts: readonly string[]): Promise<string[]> => {
  const named = await app.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const hits: string[] = []
  for (const { name } of named.rows) {
    const like = sql.join(
      texts.map((text) => sql`t::text like ${`%${text}%`}`),
      sql` or `,
    )
    const { rows } = await app.db.execute(sql`select 1 from ${sql.identifier(name)} t where ${like} limit 1`)
    if (rows.length > 0) hits.push(name)
  }
  return hits
}
