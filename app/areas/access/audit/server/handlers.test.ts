import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import type { DeskAct } from '#app/events.ts'
import { linesOf } from '#test/support/exported.ts'
import { type StaffPerson, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let ours: number
let theirs: number
let admin: StaffPerson
let auditor: StaffPerson
let nurse: StaffPerson

beforeAll(async () => {
  app = await startTestApp()
  const ids = await insertHospitals(app.db, [aHospital({ name: '本院' }), aHospital({ name: '别院' })])
  ;[ours, theirs] = ids as [number, number]
  admin = await signInStaff(app, ours, 'admin')
  auditor = await signInStaff(app, ours, 'auditor')
  nurse = await signInStaff(app, ours, 'nurse')
  await act({ act: 'staff.add', id: '7', after: { name: "O'Hara \\ \n", isOn: true } })
  await act({ hospitalId: theirs, act: 'staff.add', id: '8' })
  app.clock.advance({ days: 1 })
  admin = await signInStaff(app, ours, 'admin')
  auditor = await signInStaff(app, ours, 'auditor')
  nurse = await signInStaff(app, ours, 'nurse')
  await act({ act: 'staff.disable', id: '7', before: { isOn: true }, after: { isOn: false } })
})
afterAll(() => app.close())

/** Somebody of the hospital does something. */
const act = (done: Partial<DeskAct>, ctx = app.context()) =>
  ctx.emit('desk.acted', {
    hospitalId: ours,
    staffId: 1,
    doctorId: null,
    staffName: '某人',
    act: 'session.open',
    kind: 'staff',
    id: '1',
    before: null,
    after: null,
    traceid: 'trace-1',
    ...done,
  })
const asAdmin = () => ({ staffKey: admin.staffKey })
const list = async (input: object) => (await app.callApi(calls.deskAuditList, input, asAdmin())).list

test.each([calls.deskAuditList, calls.deskAuditExport, calls.deskAuditCheck])(
  '$path is for admins and auditors, of their own hospital',
  async (call) => {
    expect(await app.refusal(call, {})).toBe('login')
    expect(await app.refusal(call, {}, { staffKey: nurse.staffKey })).toBe('not-allowed')
    expect(await app.refusal(call, {}, { staffKey: auditor.staffKey })).toBe('not refused')
  },
)

test.each([
  ['an act in capitals', { act: 'STAFF' }, 'act'],
  ['a day that is none', { from: '2026-02-30' }, 'from'],
  ['a kind with a quote', { kind: "staff'" }, 'kind'],
  ['a row with NUL', { row_id: 'a\u0000' }, 'row_id'],
])('%s is refused and named', async (_, input, field) => {
  const { status, body } = await app.rawRequest(calls.deskAuditList, input, asAdmin())
  expect([status, body.field]).toEqual([422, field])
})

const statements = [
  "update access_audit set staff_name = '别人' where act = 'staff.add'",
  "update access_audit set after = '{}' where id = (select max(id) from access_audit)",
  "update access_audit set prev_hash = null where act = 'staff.disable'",
  "delete from access_audit where act = 'staff.add'",
  'delete from access_audit where id = (select max(id) from access_audit)',
  'delete from access_audit',
  'truncate access_audit',
]
test.each(statements)('the database refuses: %s', async (statement) => {
  await expect(app.pool.query(statement)).rejects.toThrow(/constraint/)
})

test('a hospital sees its own lines alone, the newest first, and who did what to which row', async () => {
  const lines = await list({ kind: 'staff', row_id: '7' })
  expect(lines.map((line) => line.act)).toEqual(['staff.disable', 'staff.add'])
  expect(lines[0]).toMatchObject({
    before: { isOn: true },
    after: { isOn: false },
    traceid: 'trace-1',
    staff_name: '某人',
  })
  expect(lines[1]).toMatchObject({ before: null, after: { name: "O'Hara \\ \n", isOn: true } })
  expect(await list({ row_id: '8' })).toEqual([])
})

test('lines are found by act, by all acts of a kind, by person and by day', async () => {
  expect((await list({ act: 'staff.disable' })).map((line) => line.row_id)).toEqual(['7'])
  expect(await list({ act: 'staff.' })).toHaveLength(2)
  expect(await list({ act: 'session.open', staff_id: admin.staffId })).toHaveLength(1)
  expect(await list({ act: 'staff.', to: '2026-11-23' })).toHaveLength(1)
  expect(await list({ act: 'staff.', from: '2026-11-24', to: '2026-11-24' })).toHaveLength(1)
  expect(await list({ from: '2026-11-25' })).toEqual([])
})

test('lines are searched by name, row and trace, and sorted the oldest first where that is asked', async () => {
  expect((await list({ keyword: '某人', act: 'staff.', sort: 'time', order: 'asc' })).map((line) => line.act)).toEqual([
    'staff.add',
    'staff.disable',
  ])
  expect(await list({ keyword: 'TRACE-1', act: 'staff.disable' })).toHaveLength(1)
  expect(await list({ keyword: 'trace_1' })).toEqual([])
})

test('the export holds the own lines in words, and is a line itself that is not yet in it', async () => {
  const { text, line_num } = await app.callApi(calls.deskAuditExport, { kind: 'staff', row_id: '7' }, asAdmin())
  const lines = linesOf({ text })
  expect(line_num).toBe(2)
  expect(lines[0]).toMatchObject({
    时间: '2026-11-24 08:00:00',
    谁: '某人',
    做了什么: '停用员工',
    对象: '员工',
    编号: '7',
  })
  expect(lines.map((line) => line.前后)).toEqual(['启用 是 → 否', "启用 是；姓名 O'Hara \\ \n"])
  expect((await list({})).at(0)).toMatchObject({ act: 'list.export', after: { lines: 2, kind: 'staff', row_id: '7' } })
  expect(linesOf(await app.callApi(calls.deskAuditExport, { row_id: '8' }, asAdmin()))).toEqual([])
})

test('an act that is undone leaves no line, and lines of the same instant make one chain', async () => {
  const before = await app.callApi(calls.deskAuditCheck, {}, asAdmin())
  const undone = app.db.transaction(async (db) => {
    await act({ id: 'undone' }, { ...app.context(), db })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await Promise.all(Array.from({ length: 20 }, (_, n) => act({ id: `at-once-${n}` })))
  const after = await app.callApi(calls.deskAuditCheck, {}, asAdmin())
  expect(after).toMatchObject({ is_whole: 1, count: before.count + 20, broken_line_id: null })
  expect(after.last_hash).not.toBe(before.last_hash)
  expect(await list({ row_id: 'undone' })).toEqual([])
})

test('a chain that was cut open by force is seen', async () => {
  await app.pool.query(`
    alter table access_audit drop constraint access_audit_prev_line_access_audit_hash_fk;
    update access_audit set staff_name = '别人' where act = 'staff.add' and hospital_id = ${ours}`)
  const check = await app.callApi(calls.deskAuditCheck, {}, asAdmin())
  expect(check.is_whole).toBe(0)
  expect(check.broken_line_id).not.toBeNull()
})
