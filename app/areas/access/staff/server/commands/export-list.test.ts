import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { MOST_EXPORTED } from '#kit/wire/list-terms.ts'
import { linesOf } from '#test/support/exported.ts'
import { rawRequestFromOutside, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import { insertStaff } from '../queries.ts'

let app: TestApp
let ours: number
let theirs: number
let people: Staffing
let others: Staffing

beforeAll(async () => {
  app = await startTestApp()
  const ids = await insertHospitals(app.db, [aHospital({ name: '本院' }), aHospital({ name: '别院' })])
  ;[ours, theirs] = ids as [number, number]
  people = await signInAllRoles(app, ours)
  others = await signInAllRoles(app, theirs)
  await hire(ours, { loginName: 'zhao', name: '赵一', isOn: false })
  await hire(ours, { loginName: 'under_score', name: '=HYPERLINK("https://x.example","钱二")' })
  await hire(theirs, { loginName: 'zhao-there', name: '赵三' })
}, 60_000)
afterAll(() => app.close())

/** Adds a nurse who has not signed in yet. */
const hire = (hospitalId: number, more: { loginName: string; name: string; isOn?: boolean }) =>
  insertStaff(app.db, [
    { hospitalId, role: 'nurse', mustChange: true, passwordHash: 'none', createdAt: app.clock.now(), ...more },
  ])
const admin = () => ({ staffKey: people.admin.staffKey })
const list = async (asked: CallInput<typeof calls.deskStaffList>) =>
  (await app.callApi(calls.deskStaffList, asked, admin())).list.map((one) => one.login_name)
const exported = async (asked: CallInput<typeof calls.deskStaffExport>) =>
  linesOf(await app.callApi(calls.deskStaffExport, asked, admin()))
const auditLines = async () =>
  (await app.callApi(audit.deskAuditList, { act: 'list.export' }, { staffKey: people.auditor.staffKey })).list

test('an export is for who may see the list, and what is refused leaves no line in the audit', async () => {
  expect(await rawRequestFromOutside(app, calls.deskStaffExport, {})).toEqual(['login', 'login', '401'])
  for (const role of ['nurse', 'auditor', 'service'] as const)
    expect(await app.refusal(calls.deskStaffExport, {}, { staffKey: people[role].staffKey })).toBe('not-allowed')
  expect(await app.refusal(calls.deskStaffExport, { sort: 'password_hash' }, admin())).toBe('422')
  expect(await auditLines()).toEqual([])
})

test.each([
  ['a sort that there is not', { sort: 'password_hash' }, 'sort'],
  ['a sort that every object has', { sort: 'constructor' }, 'sort'],
  ['an order that there is not', { sort: 'login_name', order: 'desc; drop table access_staff' }, 'order'],
  ['a role that there is not', { role: 'boss' }, 'role'],
  ['a state that there is not', { state: 'maybe' }, 'state'],
  ['too many words', { keyword: 'a'.repeat(51) }, 'keyword'],
  ['words with NUL', { keyword: 'a\u0000' }, 'keyword'],
])('%s is refused and named, in the list as in the export', async (_, input, field) => {
  for (const call of [calls.deskStaffList, calls.deskStaffExport]) {
    const { status, body } = await app.rawRequest(call, input, admin())
    expect([status, body.field]).toEqual([422, field])
  }
})

test('what is searched for is taken as it was typed', async () => {
  expect(await list({ keyword: 'ZHAO' })).toEqual(['zhao'])
  expect(await list({ keyword: '_' })).toEqual(['under_score'])
  expect(await list({ keyword: '%' })).toEqual([])
  expect(await list({ keyword: "' or 1=1 --" })).toEqual([])
})

test('filters and orders of a list hold together, page by page', async () => {
  expect(await list({ state: 'off' })).toEqual(['zhao'])
  expect(await list({ state: 'off', role: 'keeper' })).toEqual([])
  const sorted = await list({ sort: 'login_name', page_size: 50 })
  expect(sorted).toEqual(sorted.toSorted())
  expect(await list({ sort: 'login_name', order: 'desc', page_size: 50 })).toEqual(sorted.toReversed())
  expect(await list({ sort: 'login_name', page: 2, page_size: 3 })).toEqual(sorted.slice(3, 6))
  // Who has never signed in stands at the end, whichever way.
  expect((await list({ sort: 'last_time', page_size: 50 })).slice(-2)).toEqual(['zhao', 'under_score'])
  expect((await list({ sort: 'last_time', order: 'asc', page_size: 50 })).slice(-2)).toEqual(['zhao', 'under_score'])
})

test('an export holds what the filters show on all pages, of the own hospital alone, and no formula', async () => {
  const shown = await list({ sort: 'login_name', page_size: 50 })
  const lines = await exported({ sort: 'login_name' })
  expect(lines.map((line) => line.登录名)).toEqual(shown)
  expect(lines.find((line) => line.登录名 === 'under_score')?.姓名).toBe('\'=HYPERLINK("https://x.example","钱二")')
  expect(await exported({ state: 'off' })).toEqual([
    {
      姓名: '赵一',
      登录名: 'zhao',
      角色: '分诊护士',
      状态: '已停用',
      动态验证码: '未绑定',
      创建时间: '2026-11-23 08:00:00',
      最近登录: '',
    },
  ])
  expect(await exported({ keyword: 'zhao-there' })).toEqual([])
})

test('an export leaves one line in the audit, of the own hospital: how many lines by which filters, and no words', async () => {
  const before = await auditLines()
  const { file_name, line_num } = await app.callApi(
    calls.deskStaffExport,
    { keyword: '赵', state: 'off', sort: 'login_name' },
    admin(),
  )
  const [line, ...rest] = await auditLines()
  expect(rest).toEqual(before)
  expect([file_name, line_num]).toEqual(['员工-2026-11-23-0800.csv', 1])
  expect(line).toMatchObject({
    staff_id: people.admin.staffId,
    kind: 'export',
    row_id: file_name,
    before: null,
    after: { lines: 1, state: 'off', searched: true },
  })
  expect(JSON.stringify(line)).not.toContain('赵')
  const elsewhere = await app.callApi(
    audit.deskAuditList,
    { act: 'list.export' },
    { staffKey: others.auditor.staffKey },
  )
  expect(elsewhere.list).toEqual([])
})

test('a file of more lines than are answered at once is written later, and none is cut off', async () => {
  const there = { staffKey: others.admin.staffKey }
  const { list: already } = await app.callApi(calls.deskStaffList, { page_size: 50 }, there)
  const fill = (from: number, to: number) =>
    app.pool.query(
      `with many as (
        insert into access_staff (login_name, password_hash, must_change, name, created_at)
        select 'many-' || n, '', true, '多', now() from generate_series($2::int, $3::int) as n returning id
      )
      insert into access_staff_grants (staff_id, hospital_id, role, role_since) select id, $1, 'planner', now() from many`,
      [theirs, from, to],
    )
  await fill(1, MOST_EXPORTED - already.length)
  const whole = await app.callApi(calls.deskStaffExport, {}, there)
  expect(linesOf(whole)).toHaveLength(MOST_EXPORTED)
  expect(whole.export_id).toBe('')
  await fill(MOST_EXPORTED, MOST_EXPORTED)
  const file = await app.callApi(calls.deskStaffExport, {}, there)
  expect(file).toMatchObject({ line_num: 0, text: '', base64: '', export_id: expect.stringMatching(/./) })
  expect((await app.callApi(calls.deskStaffExport, { role: 'nurse' }, there)).line_num).toBe(2)
  const kept = await app.callApi(audit.deskAuditList, { act: 'list.export' }, { staffKey: others.auditor.staffKey })
  // The line of the file that is written later comes with the file.
  expect(kept.list.map(({ after }) => after?.lines)).toEqual([2, MOST_EXPORTED])
})

test('a list is exported as a workbook, too, that another program opens: the same lines, and no formula', async () => {
  const file = await app.callApi(calls.deskStaffExport, { sort: 'login_name', format: 'xlsx' }, admin())
  expect(file.file_name).toMatch(/^员工-\d{4}-\d\d-\d\d-\d{4}\.xlsx$/)
  const [heads, ...rows] = await readSheet(Buffer.from(file.base64, 'base64'))
  expect((await auditLines())[0]).toMatchObject({ row_id: file.file_name, after: { lines: rows.length } })
  const csv = await exported({ sort: 'login_name' })
  expect(heads).toEqual(Object.keys(csv[0] ?? {}))
  expect(rows.map((row) => row[heads?.indexOf('登录名') ?? -1])).toEqual(csv.map((line) => line.登录名))
  expect(rows.flat()).toContain('=HYPERLINK("https://x.example","钱二")')
  expect(rows[0]?.[heads?.indexOf('创建时间') ?? -1]).toBeInstanceOf(Date)
})

test('a format that there is not is refused', async () => {
  expect(await app.refusal(calls.deskStaffExport, { format: 'xls' }, admin())).toBe('422')
})
