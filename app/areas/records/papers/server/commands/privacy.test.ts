import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { adlist, putCrowd } from '#app/areas/analytics/contract.ts'
import { addBabyHr } from '#app/areas/records/children/contract.ts'
import { addDaily } from '#app/areas/records/daily/contract.ts'
import { chooseForRecords, getHealthRecord } from '#app/areas/records/home/contract.ts'
import * as own from '#app/areas/records/own/contract.ts'
import { remindMedicines } from '#app/areas/records/own/server/jobs.ts'
import { addPregnancyHr } from '#app/areas/records/pregnancy/contract.ts'
import { addShare, openShare, recordShares, revokeShare } from '#app/areas/records/sharing/contract.ts'
import { openLog } from '#server/log.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { recordPaper } from '../../contract.ts'

/** Stands in all that is written; no word of the product has it. */
const MARK = '麒麟'
/** Numbers that nobody else has: a pressure, and a weight. */
const numbers = ['137,93', '61.7']
const marks = [MARK, encodeURIComponent(MARK), ...numbers]

/** So many lines are looked through; `SWEEP=1` looks through a hundred thousand. */
const LINES = Number(process.env.SWEEP ?? 0) > 0 ? 100_000 : 500

let app: TestApp
let me: Person
let member_id: number
let [count, found] = [0, 0]
const codes: string[] = []
const log = openLog('debug', {
  write(line: string) {
    count++
    if ([...marks, ...codes].some((mark) => line.includes(mark))) found++
  },
})

beforeAll(async () => {
  app = await startTestApp({ log })
  me = await signIn(app)
  member_id = (await app.callApi(saveMember, { truename: '周明', sex: 1, birthday: '1985-06-01' }, me)).member_id
})
afterAll(() => app.close())

let sent = 0
const id = () => `private-${++sent}`

/** Writes marked texts wherever a record takes some, reads and shows them, and sends what is refused. */
const live = async () => {
  const kinds = ['allergy', 'condition', 'medicine', 'operation', 'family', 'report'] as const
  const detail = { allergy: 'mild', condition: 'active', family: 'father' }
  const written: number[] = []
  for (const kind of kinds) {
    const more = { ...(kind in detail ? { detail: detail[kind as keyof typeof detail] } : {}), date: '2026-11-01' }
    const said = { member_id, client_id: id(), kind, name: `${MARK}名`, note: `${MARK}注`, ...more }
    const timed = kind === 'medicine' ? { times: '08:05', reminds: 1 } : {}
    written.push((await app.callApi(own.saveOwnEntry, { ...said, ...timed }, me)).id)
    await app.refusal(own.saveOwnEntry, { ...said, date: '2099-01-01' }, me)
  }
  const at = { member_id, time: '2026-11-20 08:00:00', note: MARK, is_sure: 1 }
  const pressure = { ...at, client_id: id(), item: 'pressure' as const, values: '137,93' }
  const weight = { ...at, client_id: id(), item: 'weight' as const, values: '61.7' }
  for (const one of [pressure, weight]) written.push((await app.callApi(own.addOwnMeasure, one, me)).id)
  await app.refusal(own.addOwnMeasure, { ...pressure, client_id: id(), values: '93,137' }, me)
  await app.callApi(own.ownRecord, { member_id }, me)
  await app.callApi(own.ownMeasures, { member_id, item: 'pressure' }, me)
  const record = `own-${member_id}`
  const { pdf_url, fhir_url } = await app.callApi(recordPaper, { record }, me)
  for (const url of [pdf_url, fhir_url]) expect((await app.server.inject(url)).statusCode).toBe(200)
  const { code, id: share } = await app.callApi(addShare, { record, parts: 'facts,measures', days: 1, label: MARK }, me)
  codes.push(code, code.replace('-', ''))
  await app.callApi(openShare, { code, who: MARK })
  await app.refusal(openShare, { code: `${code}X`, who: MARK })
  await app.callApi(recordShares, { record }, me)
  await app.callApi(revokeShare, { id: share }, me)
  for (const one of written) await app.callApi(own.removeOwnEntry, { member_id, id: one }, me)
}

test('nothing of a record stands in a log line, whatever is asked and whatever becomes of it', async () => {
  while (count < LINES) await live()
  expect(count).toBeGreaterThanOrEqual(LINES)
  expect(found).toBe(0)
  // The look finds what is there.
  log.info({ note: MARK }, 'planted')
  expect(found).toBe(1)
}, 3_600_000)

test('nothing of a record stands unsealed in any table: not with what is analysed, advertised, searched, sent or kept of answers', async () => {
  await live()
  const said = { member_id, client_id: id(), name: `${MARK}名`, note: `${MARK}注` }
  await app.callApi(own.saveOwnEntry, { ...said, kind: 'medicine', times: '08:05', reminds: 1 }, me)
  const baby = { baby_name: `${MARK}儿`, sex: 1, birthday: '2025-06-01', guardian_consent: 1 }
  const child_id = (await app.callApi(addBabyHr, baby, me)).id
  const milk = { child_id, client_id: id(), kind: 'milk' as const, time: '2026-11-22 08:00', amount: 90, note: MARK }
  await app.refusal(addDaily, milk, me)
  await app.callApi(addPregnancyHr, { last_menses_date: '2026-09-10', mother_name: MARK }, me)
  await app.callApi(chooseForRecords, { may_choose_adverts: 1 }, me)
  await app.callApi(putCrowd, { userId: me.patientId, crowdType: 'pregnancy' }, me)
  await app.callApi(getHealthRecord, {}, me)
  app.clock.advance({ minutes: 10 })
  await remindMedicines.run(app.context())
  const adverts = JSON.stringify(await app.callApi(adlist, { area_type: 'home' }, me))
  expect(marks.filter((mark) => adverts.includes(mark))).toEqual([])
  expect(await tablesWith([...marks.slice(0, 2), ...codes.slice(-2)])).toEqual([])
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
