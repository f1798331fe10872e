import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import * as staff from '#app/areas/access/staff/contract.ts'
import { allRoles } from '#app/areas/access/staff/rules.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { MOST_AT_ONCE, MOST_EXPORTED } from '#kit/wire/list-terms.ts'
import { linesOf } from '#test/support/exported.ts'
import {
  rawRequestFromOutside,
  rolesRefused,
  type Staffing,
  type StaffPerson,
  signInAllRoles,
  signInStaff,
} from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { deskExportDrop, deskExportPiece, deskExports } from '../contract.ts'

const MANY = MOST_EXPORTED + 500
let app: TestApp
let ours: number
let people: Staffing
/** Another admin of the same hospital. */
let colleague: StaffPerson

beforeAll(async () => {
  app = await startTestApp()
  ours = (await insertHospitals(app.db, [aHospital({ name: '本院' })]))[0] as number
  people = await signInAllRoles(app, ours)
  colleague = await signInStaff(app, ours, 'admin')
  await app.pool.query(
    `with many as (
      insert into access_staff (login_name, password_hash, must_change, name, created_at)
      select 'many-' || n, '', true, case when n = 7 then '=1+1' else '多' || n end, now()
      from generate_series(1, $2::int) as n returning id
    )
    insert into access_staff_grants (staff_id, hospital_id, role, role_since) select id, $1, 'planner', now() from many`,
    [ours, MANY],
  )
}, 120_000)
afterAll(() => app.close())

const as = ({ staffKey }: { staffKey: string }) => ({ staffKey })
const admin = () => as(people.admin)
const ask = async (who: StaffPerson, more: { format?: 'csv' | 'xlsx'; keyword?: string } = {}) =>
  (await app.callApi(staff.deskStaffExport, { role: 'planner', sort: 'login_name', ...more }, as(who))).export_id
const shown = async (who: StaffPerson, id: string) =>
  (await app.callApi(deskExports, {}, as(who))).list.find(({ export_id }) => export_id === id)
const fetched = async (who: StaffPerson, id: string) => {
  const { piece_num = 0 } = (await shown(who, id)) ?? {}
  const pieces = []
  for (let position = 0; position < piece_num; position++) {
    const { base64 } = await app.callApi(deskExportPiece, { export_id: id, position }, as(who))
    pieces.push(Buffer.from(base64, 'base64'))
  }
  return Buffer.concat(pieces)
}
const auditLines = async (act: string) => (await app.callApi(audit.deskAuditList, { act }, as(people.auditor))).list

test('files are for who is signed in at a desk, and there are none yet', async () => {
  for (const call of [deskExports, deskExportPiece, deskExportDrop]) {
    const input = { export_id: 'no-such-file', position: 0 }
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
  }
  expect(await rolesRefused(app, people, deskExports, {})).toEqual(allRoles.filter(() => false))
  expect((await app.callApi(deskExports, {}, admin())).list).toEqual([])
})

test('a file is written by the job, in the order of the list, sealed, and is its asker’s alone', async () => {
  const id = await ask(people.admin)
  expect(await shown(people.admin, id)).toMatchObject({ state: 'waiting', end_time: null })
  expect(await app.refusal(deskExportPiece, { export_id: id, position: 0 }, admin())).toBe('not-found')
  const before = await auditLines('list.export')
  await app.wakeAll()
  expect(await shown(people.admin, id)).toMatchObject({
    state: 'done',
    done_num: MANY + 1,
    total_num: MANY + 1,
    end_time: '2026-11-24 08:00:00',
  })
  expect((await auditLines('list.export'))[0]).toMatchObject({
    staff_id: people.admin.staffId,
    after: { lines: MANY + 1, role: 'planner' },
  })
  expect(await auditLines('list.export')).toHaveLength(before.length + 1)

  // Nobody else has it, at no piece, and not from its middle.
  expect(await app.refusal(deskExportPiece, { export_id: id, position: 0 }, as(colleague))).toBe('not-found')
  expect(await app.refusal(deskExportDrop, { export_id: id }, as(colleague))).toBe('not-found')
  expect(await shown(colleague, id)).toBeUndefined()
  expect(await auditLines('list.fetch')).toEqual([])
  const text = (await fetched(people.admin, id)).toString()
  const lines = linesOf({ text })
  const names = lines.map((line) => line.登录名)
  expect(names).toEqual(names.toSorted())
  expect(new Set(names).size).toBe(MANY + 1)
  expect(text).toContain("'=1+1")
  expect((await auditLines('list.fetch')).map(({ after }) => after?.lines)).toEqual([MANY + 1])

  const { rows } = await app.pool.query<{ sealed: Buffer }>('select sealed from access_export_pieces')
  expect(rows.length).toBeGreaterThan(0)
  for (const { sealed } of rows) expect(sealed.includes('many-')).toBe(false)
})

test('a workbook comes in pieces that make a whole that another program opens', async () => {
  const id = await ask(people.admin, { format: 'xlsx' })
  await app.wakeAll()
  const [heads, ...rows] = await readSheet(await fetched(people.admin, id))
  expect(heads).toContain('登录名')
  expect(rows).toHaveLength(MANY + 1)
})

test('what was searched for is sealed while it waits, and gone when the file is there', async () => {
  const id = await ask(people.admin, { keyword: 'many' })
  const stored = async () =>
    (await app.pool.query<{ input_sealed: string }>('select input_sealed from access_exports where code = $1', [id]))
      .rows[0]?.input_sealed
  expect(await stored()).toMatch(/^[0-9a-f]{8}\../)
  await app.wakeAll()
  expect(await stored()).toBe('')
  expect((await auditLines('list.export'))[0]?.after).toMatchObject({ searched: true })
  expect(JSON.stringify(await auditLines('list.export'))).not.toContain('many')
})

test('somebody waits for three at a time, and one that was taken away makes room', async () => {
  const ids = []
  for (let n = 0; n < MOST_AT_ONCE; n++) ids.push(await ask(colleague))
  const { body } = await app.rawRequest(staff.deskStaffExport, { role: 'planner' }, as(colleague))
  expect(body).toMatchObject({ reason: 'too-many', msg: expect.stringContaining('最多 3 份') })
  await app.callApi(deskExportDrop, { export_id: ids[0] as string }, as(colleague))
  expect(await shown(colleague, ids[0] as string)).toBeUndefined()
  ids.push(await ask(colleague))
  await app.wakeAll()
  for (const id of ids.slice(1)) expect((await shown(colleague, id))?.state).toBe('done')
  expect((await auditLines('list.drop')).length).toBe(1)
})

test('who may not see the list any more gets no file of it, nor one that is there', async () => {
  const second = await signInStaff(app, ours, 'admin')
  const done = await ask(second)
  await app.wakeAll()
  const waiting = await ask(second)
  await app.pool.query(`update access_staff_grants set role = 'planner' where staff_id = $1`, [second.staffId])
  await app.wakeAll()
  expect(await shown(second, waiting)).toMatchObject({ state: 'failed', fail_words: '您现在看不了这份列表，没有导出' })
  expect(await app.refusal(deskExportPiece, { export_id: done, position: 0 }, as(second))).toBe('not-found')
})

test('a file whose process ended is begun anew, and given up after three times', async () => {
  const id = await ask(people.admin)
  const broken = (tries: number, minutesAgo: number) =>
    app.pool.query(
      `update access_exports set state = 'running', failure = null, tries = $2,
        touched_at = $3::timestamptz - make_interval(mins => $4) where code = $1`,
      [id, tries, app.clock.now(), minutesAgo],
    )
  await broken(1, 1)
  await app.wakeAll()
  // Somebody writes it still.
  expect((await shown(people.admin, id))?.state).toBe('running')
  await broken(1, 3)
  await app.wakeAll()
  expect((await shown(people.admin, id))?.state).toBe('done')
  const again = await ask(people.admin)
  await app.pool.query(
    `update access_exports set state = 'running', tries = 3, touched_at = $2::timestamptz - interval '3 minutes' where code = $1`,
    [again, app.clock.now()],
  )
  await app.wakeAll()
  expect(await shown(people.admin, again)).toMatchObject({ state: 'failed', piece_num: 0 })
})

test('a file goes a day after it was done', async () => {
  const id = await ask(people.admin)
  await app.wakeAll()
  app.clock.advance({ hours: 23 })
  const later = await signInStaff(app, ours, 'admin')
  expect(await shown(later, id)).toBeUndefined()
  await app.wakeAll()
  const count = async () => (await app.pool.query('select from access_export_pieces')).rowCount
  expect(await count()).toBeGreaterThan(0)
  app.clock.advance({ hours: 2 })
  await app.wakeAll()
  expect(await count()).toBe(0)
})
