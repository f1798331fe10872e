import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { deskSwitch } from '#app/areas/access/staff/contract.ts'
import { PLATFORM_DESK } from '#app/areas/access/staff/rules.ts'
import { createOrder } from '#app/areas/guahao/booking/contract.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { findImported } from '#app/areas/guahao/hospitals/server/public.ts'
import { doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import { searchSingle } from '#app/areas/search/contract.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { xlsxOf } from '#kit/xlsx/server/write.ts'
import { bringFile, seedFacts } from '#test/support/bring-file.ts'
import { signInOne } from '#test/support/crowd.ts'
import { linesOf } from '#test/support/exported.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { MOST_BYTES, MOST_OPEN, PIECE_BYTES } from '../rules.ts'

const examples = join(import.meta.dirname, '../../../../../docs/examples')
let app: TestApp
let people: Staffing
/** Who operates, at the platform's own desk. */
let operator: { staffKey: string }

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 07:30' })
  await seedFacts(app)
  for (const kind of ['hospitals', 'departments', 'doctors', 'schedules'])
    await bringFile(app, kind, join(examples, `${kind}.csv`))
  await app.pool.query(
    "insert into mall_categories (source_key, tree, name, picture, position) values ('devices', 'health', '家用器械', 'thermometer', 1)",
  )
  const ours = (await findImported(app.db, ['SZ01'])).get('SZ01')?.id as number
  people = await signInAllRoles(app, ours)
  const { staff_key } = await app.callApi(deskSwitch, { unit_id: PLATFORM_DESK }, as('operator'))
  operator = { staffKey: staff_key }
}, 120_000)
afterAll(() => app.close())

const as = (role: keyof Staffing) => ({ staffKey: people[role].staffKey })
const admin = () => as('admin')

/** Signs in one more of a role, as who was there before is not any more, or another is wanted. */
const signInAs = async (role: keyof Staffing) => {
  const ours = (await findImported(app.db, ['SZ01'])).get('SZ01')?.id as number
  return { staffKey: (await signInStaff(app, ours, role)).staffKey }
}

/** What is announced of a file besides. */
type More = Partial<CallInput<typeof calls.deskImportBegin>>

/** Sends a file as a browser does, and has it checked. */
const send = async (kind: string, content: string | Buffer, who = admin(), more: More = {}) => {
  const bytes = Buffer.from(content)
  const announced = { kind, file_name: '资料.csv', byte_num: bytes.length, ...more }
  const { import_id } = await app.callApi(calls.deskImportBegin, announced, who)
  for (let position = 0; position * PIECE_BYTES < bytes.length; position++) {
    const base64 = bytes.subarray(position * PIECE_BYTES, (position + 1) * PIECE_BYTES).toString('base64')
    await app.callApi(calls.deskImportPiece, { import_id, position, base64 }, who)
  }
  return import_id
}
const look = (import_id: string, who = admin()) => app.callApi(calls.deskImport, { import_id }, who)
const checked = async (kind: string, content: string | Buffer, who = admin(), more: More = {}) => {
  const import_id = await send(kind, content, who, more)
  await app.wakeAll()
  return look(import_id, who)
}
const confirm = (one: { import_id: string; digest: string }, who = admin()) =>
  app.callApi(calls.deskImportRun, { import_id: one.import_id, digest: one.digest }, who)
const cancel = (import_id: string, who = admin()) => app.callApi(calls.deskImportCancel, { import_id }, who)
const done = async (kind: string, content: string | Buffer, who = admin(), more: More = {}) => {
  const seen = await checked(kind, content, who, more)
  await confirm(seen, who)
  await app.wakeAll()
  return look(seen.import_id, who)
}
const departments = (...rows: string[]) => `科室编码,科室名称,目录科室\n${rows.join('\n')}\n`
const countNamed = async (name: string) =>
  (await app.pool.query('select from guahao_departments where name = $1', [name])).rows.length
const piecesOf = async (import_id: string) =>
  (
    await app.pool.query<{ sealed: Buffer }>(
      'select sealed from desk_import_pieces p join desk_imports i on i.id = p.import_id where i.code = $1',
      [import_id],
    )
  ).rows
const acts = async (act: string) => (await app.callApi(audit.deskAuditList, { act }, as('auditor'))).list

test('files are brought by who is signed in at a desk and may do so; nobody brings what they could not do by hand', async () => {
  const input = { import_id: 'nothing-here', kind: 'doctors', file_name: 'x', byte_num: 1, position: 0, base64: '' }
  for (const call of Object.values(calls))
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
  const none = ['nurse', 'pharmacist', 'auditor', 'accountant', 'service', 'cashier', 'editor']
  for (const call of [calls.deskImports, calls.deskImportKinds, calls.deskImportCancel])
    expect(await rolesRefused(app, people, call, input)).toEqual(none)
  const kindsOf = async (who: { staffKey: string }) =>
    (await app.callApi(calls.deskImportKinds, {}, who)).list.map(({ kind }) => kind)
  expect(await kindsOf(admin())).toEqual(['departments', 'doctors', 'schedules', 'licences', 'goods'])
  expect(await kindsOf(as('planner'))).toEqual(['schedules', 'licences'])
  expect(await kindsOf(as('keeper'))).toEqual(['goods'])
  expect(await kindsOf(operator)).toEqual(expect.arrayContaining(['hospitals', 'departments', 'growth', 'vaccines']))
  const begin = { kind: 'doctors', file_name: 'a.csv', byte_num: 9 }
  for (const role of ['planner', 'keeper'] as const)
    expect(await app.refusal(calls.deskImportBegin, begin, as(role))).toBe('no-kind')
  expect(await app.refusal(calls.deskImportBegin, { ...begin, kind: 'schedules' }, as('keeper'))).toBe('no-kind')
  expect(await app.refusal(calls.deskImportBegin, { ...begin, kind: 'hospitals' }, admin())).toBe('no-kind')
  expect(await app.refusal(calls.deskImportTemplate, { kind: 'hospitals' }, admin())).toBe('no-kind')
})

test('who keeps goods brings those of their hospital, and sees no files of other kinds', async () => {
  const goods = '医院编码,商品编码,商品名称,分类,售价\n,K1,血压计,家用器械,199\nSZ02,K2,血压计,家用器械,199\n'
  const plans = await send('schedules', 'x', as('planner'))
  expect(await app.refusal(calls.deskImport, { import_id: plans }, as('keeper'))).toBe('not-found')
  expect(await app.refusal(calls.deskImportCancel, { import_id: plans }, as('keeper'))).toBe('not-found')
  await cancel(plans, as('planner'))
  const seen = await done('goods', goods, as('keeper'))
  expect(seen).toMatchObject({
    state: 'done',
    added_num: 1,
    refused: [{ line: 3, words: '“医院编码”不是本院的，这里只能导入本院的资料' }],
  })
  expect((await app.callApi(calls.deskImports, {}, as('keeper'))).list).toMatchObject([{ kind: 'goods' }])
})

test('who is confined to some departments brings nothing', async () => {
  await app.pool.query("update access_staff_grants set department_ids = '{1}' where staff_id = $1", [
    people.planner.staffId,
  ])
  const begin = { kind: 'schedules', file_name: 'a.csv', byte_num: 9 }
  expect(await app.refusal(calls.deskImportBegin, begin, as('planner'))).toBe('no-kind')
  expect((await app.callApi(calls.deskImportKinds, {}, as('planner'))).list).toEqual([])
  await app.pool.query('update access_staff_grants set department_ids = null where staff_id = $1', [
    people.planner.staffId,
  ])
})

test('a file that is empty, too big, or does not come as it was announced is refused before it is read', async () => {
  const begin = (byte_num: number) => ({ kind: 'departments', file_name: 'a.csv', byte_num })
  expect(await app.refusal(calls.deskImportBegin, begin(0), admin())).toBe('empty')
  expect(await app.refusal(calls.deskImportBegin, begin(MOST_BYTES + 1), admin())).toBe('too-big')
  expect(await app.refusal(calls.deskImportBegin, begin(50_000_000), admin())).toBe('too-big')
  const { import_id } = await app.callApi(calls.deskImportBegin, begin(6), admin())
  const piece = { import_id, position: 0, base64: Buffer.from('abc').toString('base64') }
  expect(await app.refusal(calls.deskImportPiece, piece, admin())).toBe('wrong-piece')
  expect(await app.refusal(calls.deskImportPiece, { ...piece, position: 1 }, admin())).toBe('wrong-piece')
  // Another's file nobody sends on, though they may see it.
  expect(await app.refusal(calls.deskImportPiece, piece, await signInAs('admin'))).toBe('not-found')
  expect(await app.refusal(calls.deskImportRun, { import_id, digest: '' }, admin())).toBe('not-ready')
  await cancel(import_id)
  expect(await app.refusal(calls.deskImportCancel, { import_id }, admin())).toBe('ended')
})

test.each([
  ['a workbook that is damaged', Buffer.from('504b0304140006', 'hex'), /另存为/],
  ['a workbook of before 2007', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /旧版 Excel/],
  ['a picture', Buffer.from('89504e470d0a1a0affff', 'hex'), /不是表格/],
  ['another table', '姓名,手机\n某人,138\n', /表头不对：没有“姓名”这一列；.*缺少“科室编码”这一列/],
  ['a quote that nothing closes', `${departments()}Q1,"没有合上,普通内科\n`, /少了一个引号/],
])('%s is no file of this kind, and the fault is told in words', async (_, content, words) => {
  const seen = await checked('departments', content)
  expect(seen).toMatchObject({ state: 'failed', fail_words: expect.stringMatching(words), total_num: 0 })
  expect(await app.refusal(calls.deskImportRun, { import_id: seen.import_id, digest: seen.digest }, admin())).toBe(
    'not-ready',
  )
  expect(await piecesOf(seen.import_id)).toEqual([])
})

test('what would become of a file is told, line by line, and nothing is changed by it', async () => {
  const seen = await checked(
    'departments',
    '医院编码,科室编码,科室名称,目录科室\n' +
      [
        ',P1,预览科,普通内科',
        'SZ01,0801,眼科,普通眼科',
        'SZ02,P2,别院科,普通内科',
        ',P1,又一次,普通内科',
        ',P3,没有的科室,',
        ',P4,"=HYPERLINK(""x"")",普通内科',
      ].join('\n'),
  )
  expect(seen).toMatchObject({
    state: 'ready',
    total_num: 6,
    added_num: 1,
    unchanged_num: 1,
    refused_num: 4,
    header: [{ title: '医院编码' }, { title: '科室编码' }, { title: '科室名称' }, { name: 'catalogue' }],
  })
  expect(seen.first.map(({ outcome, cells }) => [outcome, cells[0], cells[2]])).toEqual([
    ['added', 'SZ01', '预览科'],
    ['unchanged', 'SZ01', '眼科'],
    ['refused', 'SZ02', '别院科'],
    ['refused', 'SZ01', '又一次'],
    ['refused', 'SZ01', '没有的科室'],
    ['refused', '', ''],
  ])
  expect(seen.refused).toEqual([
    { line: 4, words: '“医院编码”不是本院的，这里只能导入本院的资料' },
    { line: 5, words: '与第 2 行相同' },
    { line: 6, words: expect.stringContaining('科室目录里没有“没有的科室”') },
    { line: 7, words: expect.stringContaining('科室名称“=HYPERLINK("x")”是公式') },
  ])
  expect(await countNamed('预览科')).toBe(0)
  expect((await app.callApi(searchSingle, { keyword: '预览科', type: 'department' })).list).toEqual([])

  const report = await app.callApi(calls.deskImportReport, { import_id: seen.import_id }, admin())
  expect(linesOf(report).map((line) => [line.行号, line.情况])).toEqual(
    ['4', '5', '6', '7'].map((line) => [line, '不能导入']),
  )
  for (const { sealed } of await piecesOf(seen.import_id)) expect(sealed.includes('预览科')).toBe(false)
  await cancel(seen.import_id)
  expect(await piecesOf(seen.import_id)).toEqual([])
})

test('what is confirmed is the file that was seen, by the shell’s own readers, once however often it is said', async () => {
  const seen = await checked('departments', departments('R1,确认科,普通内科', 'R2,没有的科室,'))
  const run = { import_id: seen.import_id, digest: seen.digest }
  expect(await app.refusal(calls.deskImportRun, { ...run, digest: 'another' }, admin())).toBe('other-file')
  await confirm(seen)
  await confirm(seen)
  expect((await look(seen.import_id)).state).toBe('waiting')
  await app.wakeAll()
  await confirm(seen)
  await app.wakeAll()
  expect(await look(seen.import_id)).toMatchObject({
    state: 'done',
    added_num: 1,
    refused_num: 1,
    done_num: 2,
    run_name: '某admin',
  })
  expect(await countNamed('确认科')).toBe(1)
  expect((await app.callApi(searchSingle, { keyword: '确认科', type: 'department' })).list).toHaveLength(1)
  expect(await piecesOf(seen.import_id)).toEqual([])
  expect((await acts('import.run')).filter(({ staff_id }) => staff_id === people.admin.staffId)).toHaveLength(1)
  expect((await acts('import.done'))[0]).toMatchObject({
    staff_id: people.admin.staffId,
    after: { brought: 'departments', added: 1, changed: 0, unchanged: 0, refused: 1 },
  })

  const again = await checked('departments', departments('R1,确认科,普通内科', 'R2,没有的科室,'))
  expect(again).toMatchObject({ added_num: 0, unchanged_num: 1, same_time: expect.stringContaining('2026-11-23') })
  await cancel(again.import_id)
})

test('a workbook is read as its CSV would be, its first sheet alone', async () => {
  const columns = {
    科室编码: () => '0S1',
    科室名称: () => '表格科',
    目录科室: () => '普通内科',
  }
  const pieces: Buffer[] = []
  for await (const piece of xlsxOf('科室', columns, [[0]])) pieces.push(piece)
  const seen = await done('departments', Buffer.concat(pieces), admin(), { file_name: '科室.xlsx' })
  expect(seen).toMatchObject({ state: 'done', added_num: 1, refused_num: 0, notes: [] })
  expect(await countNamed('表格科')).toBe(1)
  const report = await app.callApi(calls.deskImportReport, { import_id: seen.import_id }, admin())
  expect(report.file_name).toBe('导入报告-科室.csv')
})

test('of one kind one at a time at a desk, and a file of which nothing can be taken is not done', async () => {
  const [one, two] = [
    await checked('departments', departments('B1,先来科,普通内科')),
    await checked('departments', departments('B2,后来科,普通内科')),
  ]
  await confirm(one)
  expect(await app.refusal(calls.deskImportRun, { import_id: two.import_id, digest: two.digest }, admin())).toBe('busy')
  await app.wakeAll()
  await confirm(two)
  await app.wakeAll()
  expect([await countNamed('先来科'), await countNamed('后来科')]).toEqual([1, 1])
  const none = await checked('departments', departments('B3,没有的科室,'))
  expect(await app.refusal(calls.deskImportRun, { import_id: none.import_id, digest: none.digest }, admin())).toBe(
    'nothing',
  )
  await cancel(none.import_id)
})

test('a strict import of which a row is refused takes nothing, says which, and cannot be confirmed; a good one is taken', async () => {
  const bad = await checked('departments', departments('T1,严格科,普通内科', 'T2,没有的科室,'), admin(), {
    is_strict: 1,
  })
  expect(bad).toMatchObject({
    state: 'failed',
    is_strict: 1,
    fail_words: expect.stringContaining('一行也没有导入'),
    added_num: 0,
    refused_num: 1,
    refused: [{ line: 3, words: expect.stringContaining('没有的科室') }],
  })
  const run = { import_id: bad.import_id, digest: bad.digest }
  expect(await app.refusal(calls.deskImportRun, run, admin())).toBe('not-ready')
  expect(await app.refusal(calls.deskImportCancel, { import_id: bad.import_id }, admin())).toBe('ended')
  expect([await countNamed('严格科'), await piecesOf(bad.import_id)]).toEqual([0, []])
  const report = await app.callApi(calls.deskImportReport, { import_id: bad.import_id }, admin())
  expect(linesOf(report).map((line) => line.行号)).toContain('3')

  const good = await done('departments', departments('T1,严格科,普通内科'), admin(), { is_strict: 1 })
  expect(good).toMatchObject({ state: 'done', is_strict: 1, added_num: 1, refused_num: 0 })
  expect(await countNamed('严格科')).toBe(1)
})

test('a process that ended in the middle leaves nothing, and the next goes on; after three tries it is given up', async () => {
  const seen = await checked('departments', departments('K1,续上科,普通内科'))
  await confirm(seen)
  const left = (tries: number) =>
    app.pool.query("update desk_imports set state = 'running', tries = $2, touched_at = $3 where code = $1", [
      seen.import_id,
      tries,
      new Date(app.clock.now().getTime() - 60_000),
    ])
  await left(1)
  await app.wakeAll()
  // Somebody was heard of a minute ago.
  expect(await look(seen.import_id)).toMatchObject({ state: 'running' })
  app.clock.advance({ minutes: 3 })
  await app.wakeAll()
  expect(await look(seen.import_id)).toMatchObject({ state: 'done', added_num: 1 })
  expect(await countNamed('续上科')).toBe(1)

  const given = await checked('departments', departments('K2,放弃科,普通内科'))
  await confirm(given)
  await app.pool.query("update desk_imports set state = 'running', tries = 3, touched_at = $2 where code = $1", [
    given.import_id,
    new Date(app.clock.now().getTime() - 600_000),
  ])
  await expect(app.wakeAll()).rejects.toThrow('broken')
  expect(await look(given.import_id)).toMatchObject({ state: 'failed', fail_words: expect.stringContaining('中断') })
  expect(await countNamed('放弃科')).toBe(0)
})

test('what is cancelled, what nobody confirms in a day, and what one may not bring any more is not taken', async () => {
  const gone = await checked('departments', departments('C1,取消科,普通内科'))
  await confirm(gone)
  await cancel(gone.import_id)
  await app.wakeAll()
  expect(await look(gone.import_id)).toMatchObject({ state: 'cancelled', added_num: 0 })

  const late = await checked('departments', departments('C2,过期科,普通内科'))
  app.clock.advance({ hours: 25 })
  const again = await signInAs('admin')
  const refused = await app.refusal(calls.deskImportRun, { import_id: late.import_id, digest: late.digest }, again)
  expect(refused).toBe('not-ready')
  await app.wakeAll()
  expect(await look(late.import_id, again)).toMatchObject({ state: 'expired', refused: [] })
  expect(await piecesOf(late.import_id)).toEqual([])

  const lost = await checked('departments', departments('C3,失权科,普通内科'), again)
  await confirm(lost, again)
  const role = (from: string, to: string) =>
    app.pool.query('update access_staff_grants set role = $2 where role = $1', [from, to])
  await role('admin', 'cashier')
  await app.wakeAll()
  await role('cashier', 'admin')
  expect(await look(lost.import_id, again)).toMatchObject({
    state: 'failed',
    fail_words: expect.stringContaining('不能导入这类资料'),
  })
  for (const name of ['取消科', '过期科', '失权科']) expect(await countNamed(name)).toBe(0)
})

test('where rows cannot be taken any more that could when it was seen, none is', async () => {
  const who = await signInAs('admin')
  const seen = await checked('departments', departments('D1,撞名科,普通内科', 'D2,同行科,普通内科'), who)
  await done('departments', departments('D9,撞名科,普通内科'), who)
  await confirm(seen, who)
  await app.wakeAll()
  expect(await look(seen.import_id, who)).toMatchObject({
    state: 'failed',
    fail_words: expect.stringContaining('一行也没有导入'),
    refused: [{ line: 2, words: '本院已有另一个科室叫“撞名科”' }],
  })
  expect(await countNamed('同行科')).toBe(0)
})

test('clinics in which people have places are kept, and named; those of a closed day are stopped', async () => {
  const who = await signInAs('planner')
  const { list } = await app.callApi(doctorList, { page_size: 50 }, { city: 0 })
  const doctor_id = list.find(({ doctor_name }) => doctor_name === '岑望舒')?.doctor_id as number
  const [slot] = (await app.callApi(doctorSlots, { doctor_id, date: '2026-11-30' })).list
  const { key, memberId } = await signInOne(app)
  await app.callApi(createOrder, { slot_id: slot?.slot_id as number, member_id: memberId }, { key })
  const plan =
    '医生编码,星期,半天,开始,结束,每半小时号源,挂号费,门诊类型\nD1001,周一,上午,08:00,11:30,9,50.00,专家门诊\n'
  const kept = await done('schedules', plan, who)
  expect(kept).toMatchObject({ state: 'done', changed_num: 1 })
  expect(kept.notes).toContainEqual('1 次门诊已有人预约，保持原样，没有改动，请在排班里处理：')
  expect(kept.notes).toContainEqual('2026-11-30 上午 岑望舒：已约 1 人')
  const stop = await checked('schedules', '医生编码,日期,变动\nD1001,2026/11/30,停诊\n', who)
  expect(stop.notes).toContainEqual(expect.stringContaining('按文件停诊'))
  expect(stop.first[0]?.cells).toContain('2026-11-30')
  // Nobody was told of what was only tried.
  const { rows } = await app.pool.query(
    "select from guahao_plan_exceptions where date = '2026-11-30' and doctor_id = $1",
    [doctor_id],
  )
  expect(rows).toEqual([])
  await cancel(stop.import_id, who)
})

const doctors = (...rows: string[]) => `科室编码,医生编码,姓名,性别,照片\n${rows.join('\n')}\n`
const pictureOf = async (code: string) =>
  (
    await app.pool.query<{ picture: string }>('select picture from guahao_doctors where source_key like $1', [
      `%/${code}`,
    ])
  ).rows[0]?.picture

/** A picture that is told from others by its colour. */
const inColour = async (background: string): Promise<Blob> => {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' })
}

/** Begins to bring doctors, sends pictures by their names, then the file. */
const withPictures = async (who: { staffKey: string }, content: string, pictures: Record<string, Blob>) => {
  const bytes = Buffer.from(content)
  const announced = { kind: 'doctors', file_name: '医生.csv', byte_num: bytes.length }
  const { import_id } = await app.callApi(calls.deskImportBegin, announced, who)
  for (const [name, file] of Object.entries(pictures))
    await app.callApi(calls.deskImportPicture, { import_id, name, file }, who)
  await app.callApi(calls.deskImportPiece, { import_id, position: 0, base64: bytes.toString('base64') }, who)
  await app.wakeAll()
  return look(import_id, who)
}

test('a picture is taken from who brings the file alone, while it comes, and of the types and sizes of other pictures', async () => {
  const who = await signInAs('admin')
  const announced = { kind: 'doctors', file_name: '医生.csv', byte_num: 3 }
  const { import_id } = await app.callApi(calls.deskImportBegin, announced, who)
  const one = { import_id, name: '某人.jpg', file: await inColour('#0cc') }
  expect(await app.refusal(calls.deskImportPicture, one, await signInAs('admin'))).toBe('not-found')
  const { staff_key } = await app.callApi(deskSwitch, { unit_id: PLATFORM_DESK }, await signInAs('operator'))
  expect(await app.refusal(calls.deskImportPicture, one, { staffKey: staff_key })).toBe('not-found')
  const text = new Blob(['no picture'], { type: 'image/jpeg' })
  expect(await app.refusal(calls.deskImportPicture, { ...one, file: text }, who)).toBe('no-picture')
  const big = new Blob([new Uint8Array(11_000_000)], { type: 'image/jpeg' })
  expect(await app.refusal(calls.deskImportPicture, { ...one, file: big }, who)).toBe('too-big')
  await app.callApi(calls.deskImportPicture, one, who)
  await app.callApi(calls.deskImportPiece, { import_id, position: 0, base64: 'YWJj' }, who)
  // Once the file is here no picture comes any more.
  expect(await app.refusal(calls.deskImportPicture, one, who)).toBe('not-found')
  await cancel(import_id, who)
  expect((await app.pool.query('select from desk_import_pictures')).rowCount).toBe(0)
})

test('pictures go by their names to the rows that name them; what is missing and what nobody asks for is told', async () => {
  const who = await signInAs('admin')
  const [first, second] = [await inColour('#c00'), await inColour('#0c0')]
  const rows = doctors(
    '0103,P1,甲医生,女,甲.JPG',
    '0103,P2,乙医生,男,乙',
    '0103,P3,丙医生,男,丙.jpg',
    '0103,P4,丁医生,男,',
  )
  const seen = await withPictures(who, rows, {
    '甲.jpg': first,
    '乙.png': second,
    '没人要.jpg': await inColour('#00c'),
  })
  expect(seen).toMatchObject({ state: 'ready', added_num: 3, refused_num: 1 })
  expect(seen.refused).toEqual([{ line: 4, words: '没有收到图片“丙.jpg”' }])
  expect(seen.notes).toEqual(['没有收到的图片（1 张）：丙.jpg', '没有一行用到的图片（1 张）：没人要.jpg'])
  expect(seen.first[0]?.cells).toContain('甲.JPG')
  expect(await pictureOf('P1')).toBe(undefined)
  const waiting = () =>
    app.pool.query('select address from files_uploads where digest is not null and unused_until is not null')
  expect((await waiting()).rowCount).toBe(4)

  await confirm(seen, who)
  await app.wakeAll()
  expect(await look(seen.import_id, who)).toMatchObject({ state: 'done', added_num: 3 })
  const [one, two] = [await pictureOf('P1'), await pictureOf('P2')]
  expect([one, two, await pictureOf('P4')]).toEqual([
    expect.stringMatching(/^\/files\/\w+\.jpg$/),
    expect.stringMatching(/^\/files\/\w+\.jpg$/),
    '',
  ])
  expect((await app.pool.query('select from desk_import_pictures')).rowCount).toBe(0)
  // Those that doctors have are kept; the others go after a day.
  expect((await waiting()).rows.map(({ address }) => address)).not.toContain(one)
  app.clock.advance({ hours: 25 })
  await app.wakeAll()
  expect((await waiting()).rowCount).toBe(0)
  const shown = await app.server.inject({ url: one ?? '' })
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])

  // The same again changes nothing, not even the address.
  const later = await signInAs('admin')
  const again = await withPictures(later, doctors('0103,P1,甲医生,女,甲.jpg'), { '甲.jpg': first })
  expect(again).toMatchObject({ added_num: 0, changed_num: 0, unchanged_num: 1 })
  await cancel(again.import_id, later)
})

test('where the import takes nothing no picture is kept', async () => {
  const who = await signInAs('admin')
  const bytes = Buffer.from(doctors('0103,P8,戊医生,女,戊.jpg', '0103,P9,己医生,女,己.jpg'))
  const announced = { kind: 'doctors', file_name: '医生.csv', byte_num: bytes.length, is_strict: 1 }
  const { import_id } = await app.callApi(calls.deskImportBegin, announced, who)
  await app.callApi(calls.deskImportPicture, { import_id, name: '戊.jpg', file: await inColour('#cc0') }, who)
  await app.callApi(calls.deskImportPiece, { import_id, position: 0, base64: bytes.toString('base64') }, who)
  await app.wakeAll()
  expect(await look(import_id, who)).toMatchObject({ state: 'failed', refused: [{ line: 3 }] })
  expect(await pictureOf('P8')).toBe(undefined)
  const { rowCount } = await app.pool.query(
    'select from files_uploads where digest is not null and unused_until is not null',
  )
  expect(rowCount).toBe(1)
})

test('the template of each kind is a file that can be brought', async () => {
  const who = await signInAs('admin')
  for (const { kind } of (await app.callApi(calls.deskImportKinds, {}, who)).list) {
    const { text } = await app.callApi(calls.deskImportTemplate, { kind }, who)
    const seen = await checked(kind, text, who)
    expect([kind, seen.fail_words, seen.refused]).toEqual([kind, '', []])
    await cancel(seen.import_id, who)
  }
})

test('a desk sees its own imports alone, and five that nobody confirmed are as many as one has', async () => {
  const who = await signInAs('admin')
  const seen = await checked('departments', departments('S1,自家科,普通内科'), who)
  const { staff_key } = await app.callApi(deskSwitch, { unit_id: PLATFORM_DESK }, await signInAs('operator'))
  operator = { staffKey: staff_key }
  for (const call of [calls.deskImport, calls.deskImportReport, calls.deskImportCancel])
    expect(await app.refusal(call, { import_id: seen.import_id }, operator)).toBe('not-found')
  expect((await app.callApi(calls.deskImports, {}, operator)).list).toEqual([])
  // The platform's desk brings rows of any hospital, each named by its code.
  const two = '医院编码,科室编码,科室名称,目录科室\nSZ01,W1,甲科,普通内科\nSZ02,W2,乙科,普通内科\n'
  expect(await checked('departments', two, operator)).toMatchObject({ added_num: 2, refused_num: 0 })
  for (let n = 1; n < MOST_OPEN; n++) await send('departments', departments('S2,一科,普通内科'), who)
  const begin = { kind: 'departments', file_name: 'a.csv', byte_num: 9 }
  expect(await app.refusal(calls.deskImportBegin, begin, who)).toBe('too-many')
})
