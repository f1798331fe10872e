import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskMe, deskSignIn } from '#app/areas/access/staff/contract.ts'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { deskToday } from '#app/areas/desk/clinic/contract.ts'
import type { Database } from '#kit/db/open.ts'
import { hashPassword } from '#kit/seal/server/password.ts'
import { parseTime } from '#kit/time/day.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { SECRET } from '../generated/world.ts'
import { openTestDatabase, urlOf } from '../support/database.ts'
import { findBrokenInvariants } from '../support/invariants.ts'
import { signIn } from '../support/people.ts'
import { bareEnv } from '../support/product.ts'
import { startTestApp, type TestApp } from '../support/start-test-app.ts'
import { loadDump } from './dump.ts'
import { listEmptyTables } from './tables.ts'

const root = join(import.meta.dirname, '../..')
const dumps = globSync('migrations/releases/*.sql.gz', { cwd: root }).sort()
/** The morning after the day of the dump. */
const at = '2026-11-24 08:00'
/** Of the first patient of the demonstration, who books for their family. */
const mobile = '13800000001'

test('there is a dump to upgrade', () => expect(dumps).not.toEqual([]))

describe.each(dumps.map((file) => [basename(file, '.sql.gz'), file]))('A database of %s', (_, file) => {
  let database: Database
  let app: TestApp
  let emptyTables: string[]
  beforeAll(async () => {
    database = await openTestDatabase({ template: 'template0' })
    await loadDump(database.connection, join(root, file))
    emptyTables = await listEmptyTables(database.pool)
    await prepareDatabase(database, { secret: SECRET, formerSecrets: [] }, parseTime(at))
    app = await startTestApp({ at, env: { SECRET }, database })
  }, 180_000)
  afterAll(() => app.close())

  const countPatients = async (): Promise<number> =>
    (await app.pool.query('select count(*)::integer as count from access_patients')).rows[0].count
  const runLedger = () => {
    const env = { ...bareEnv(), DATABASE_URL: urlOf(database.connection) }
    const { status, stdout } = spawnSync(process.execPath, ['tools/ledger.ts'], { cwd: root, env, encoding: 'utf8' })
    return { code: status, last: stdout.trimEnd().split('\n').at(-1) }
  }

  test('had a row in every table', () => expect(emptyTables).toEqual([]))

  test('is served: the app is well', async () => {
    const { statusCode } = await app.server.inject('/api/health')
    expect(statusCode).toBe(200)
  })

  test('lets a patient in whom it knows, and opens what it has sealed of them', async () => {
    const before = await countPatients()
    const { key } = await signIn(app, mobile)
    expect(await countPatients()).toBe(before)
    const { list } = await app.callApi(memberListApi, {}, { key })
    expect(list.length).toBeGreaterThan(1)
    expect(list[0]?.id_card).toMatch(/^\d{4}\*{10}\d{3}[\dX]$/)
  })

  test('lets a member of staff in where they were, as what they were', async () => {
    const { rows } = await app.pool.query(
      'select s.id from access_staff s left join access_staff_grants g on g.staff_id = s.id and g.is_on where g.id is null',
    )
    expect(rows).toEqual([])
    const [nurse] = (
      await app.pool.query("select staff_id, hospital_id from access_staff_grants where role = 'nurse' order by id")
    ).rows
    await app.pool.query('update access_staff set password_hash = $2, must_change = false where id = $1', [
      nurse.staff_id,
      await hashPassword('as it was 1'),
    ])
    const [{ login_name }] = (
      await app.pool.query('select login_name from access_staff where id = $1', [nurse.staff_id])
    ).rows
    const { staff_key: staffKey } = await app.callApi(deskSignIn, { login_name, password: 'as it was 1' })
    expect(await app.callApi(deskMe, {}, { staffKey })).toMatchObject({
      role: 'nurse',
      unit_id: Number(nurse.hospital_id),
    })
    expect(await app.refusal(deskToday, {}, { staffKey })).toBe('not refused')
  })

  test('keeps its books and all that must be true, also when its jobs have run the next morning', async () => {
    expect(await findBrokenInvariants(app.db)).toEqual([])
    await app.wakeAll()
    expect(await findBrokenInvariants(app.db)).toEqual([])
    expect(runLedger()).toEqual({ code: 0, last: 'the books balance' })
  }, 120_000)

  test('would be found out if it lost a fen, or the rows of a table', async () => {
    const add = (fen: number) =>
      app.pool.query("update pay_ledger set amount_fen = amount_fen + $1 where happening like 'paid:%'", [fen])
    await add(1)
    expect((await findBrokenInvariants(app.db, 'pay')).map(({ says }) => says)).toContain(
      'what was paid is in the books, and nothing else',
    )
    expect(runLedger()).toEqual({ code: 1, last: expect.stringMatching(/^the books do not balance: \d+ faults$/) })
    await add(-1)

    await app.pool.query('delete from search_terms')
    expect(await listEmptyTables(app.pool)).toContain('search_terms')
  }, 60_000)
})
