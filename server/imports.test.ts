import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrder } from '#app/areas/guahao/booking/contract.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { unitList } from '#app/areas/guahao/hospitals/contract.ts'
import { depDateDoctors, depSchDate, doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import { searchSingle } from '#app/areas/search/contract.ts'
import type { Importer } from '#app/room.ts'
import { xlsxOf } from '#kit/xlsx/server/write.ts'
import { onePixel } from '#test/support/a-picture.ts'
import { bringFile, bringLines, seedFacts, writeFile } from '#test/support/bring-file.ts'
import { signInOne } from '#test/support/crowd.ts'
import { urlOf } from '#test/support/database.ts'
import { bareEnv } from '#test/support/product.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { findImporters, importFile, picturesIn } from './imports.ts'

const root = join(import.meta.dirname, '..')
const kinds = ['hospitals', 'departments', 'doctors', 'schedules']
const example = (kind: string) => join(root, `docs/examples/${kind}.csv`)
/** In 南山, a walk away from the first hospital of the examples. */
const HERE = { lat: 22.5395, lng: 113.9418 }

/** Each command of the shell begins a process of its own. */
const SHELL_MS = 180_000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  await seedFacts(app)
}, 60_000)
afterAll(() => app.close())

test('the example files of the documents become a hospital that is found, is near, and can be booked', async () => {
  for (const kind of kinds) expect((await bringFile(app, kind, example(kind))).refused).toEqual([])

  const found = await app.callApi(searchSingle, { keyword: '南岭示例', type: 'unit' })
  expect(found.list).toMatchObject([{ unit_name: '南岭示例医院', level_name: '三级甲等', is_demo: 0 }])
  const doctors = await app.callApi(searchSingle, { keyword: '岑望舒', type: 'doctor' })
  expect(doctors.list).toMatchObject([{ doctor_name: '岑望舒', title_name: '主任医师', dep_name: '心内科' }])
  expect((await app.callApi(searchSingle, { keyword: '心内科', type: 'department' })).list).toHaveLength(1)

  const { list: near } = await app.callApi(unitList, { ...HERE, sort: 'distance' })
  expect(near.map((unit) => unit.unit_name)).toEqual(['南岭示例医院', '梅山示例社区卫生服务中心'])
  expect(near[0]?.distance).toBeLessThan(1_000)
  expect(near[1]?.distance).toBeGreaterThan(10_000)

  const { list } = await app.callApi(doctorList, { unit_id: near[0]?.unit_id as number, sort: 'soonest' })
  expect(list.map((doctor) => [doctor.doctor_name, doctor.next_free_time])).toEqual([
    ['岑望舒', '2026-11-23 08:30:00'],
    ['宁知远', '2026-11-24 08:00:00'],
  ])
  const doctor_id = list[0]?.doctor_id as number
  const slots = (await app.callApi(doctorSlots, { doctor_id, date: '2026-11-25' })).list
  expect(slots.map((slot) => [slot.begin_time, slot.left_num])).toContainEqual(['2026-11-25 14:00:00', 3])
  const { key, memberId } = await signInOne(app)
  const order = await app.callApi(createOrder, { slot_id: slots[0]?.slot_id as number, member_id: memberId }, { key })
  expect(order.order_id).toMatch(/^[\w-]{16}$/)
  expect((await app.callApi(doctorSlots, { doctor_id, date: '2026-11-25' })).list[0]?.left_num).toBe(2)
})

test('what differs on one day: no clinic, another number of places, a clinic more', async () => {
  const [first, second] = (await app.callApi(unitList, { ...HERE, sort: 'distance' })).list
  const byName = async (unit_id: number) =>
    new Map((await app.callApi(doctorList, { unit_id })).list.map((doctor) => [doctor.doctor_name, doctor]))
  const doctors = await byName(first?.unit_id as number)
  const [heart, eyes] = [doctors.get('岑望舒'), doctors.get('宁知远')]
  const slotsOf = async (doctor_id = 0, date = '') => (await app.callApi(doctorSlots, { doctor_id, date })).list
  expect(await slotsOf(heart?.doctor_id, '2026-12-02')).toEqual([])
  expect((await slotsOf(eyes?.doctor_id, '2026-12-03')).map((slot) => slot.left_num)).toEqual([4, 4, 4, 4])
  const general = (await byName(second?.unit_id as number)).get('殷若谷')
  expect((await slotsOf(general?.doctor_id, '2026-11-30')).map((slot) => slot.left_num)).toEqual(Array(7).fill(10))
  const dates = (await app.callApi(depSchDate, { dep_id: eyes?.dep_id as number })).list.map((day) => day.date)
  expect(dates).toEqual(['2026-11-24', '2026-12-01', '2026-12-03', '2026-12-08'])
  const { list } = await app.callApi(depDateDoctors, { dep_id: general?.dep_id as number, date: '2026-11-27' })
  expect(list[0]).toMatchObject({ fee: '0.00', left_num: 24 })
})

test.each(kinds)('the example file of %s a second time changes nothing, not a row is written', async (kind) => {
  const stand = async () => {
    const tables = [
      'hospitals',
      'departments',
      'doctors',
      'doctor_posts',
      'plans',
      'plan_exceptions',
      'schedules',
      'slots',
    ]
    return Promise.all(
      tables.map(async (table) => {
        const { rows } = await app.pool.query(`select ctid, xmin, t.* from guahao_${table} t order by ctid`)
        return rows
      }),
    )
  }
  const before = await stand()
  const rows = before[kinds.indexOf(kind)]?.length ?? 0
  const report = await bringFile(app, kind, example(kind))
  expect(report).toMatchObject({ added: 0, changed: 0, refused: [], notes: [] })
  expect(report.unchanged).toBeGreaterThanOrEqual(Math.min(2, rows))
  expect(await stand()).toEqual(before)
})

const GBK_NAME = Buffer.from([0xd0, 0xc4, 0xc4, 0xda, 0xbf, 0xc6])
/** 医院. */
const GBK_BOTH = Buffer.from([0xd2, 0xbd, 0xd4, 0xba])
const line = (text: string) => Buffer.from(`${text}\n`)
const header = line('hospital_code,department_code,name,catalogue')
const good = line('SZ01,G1,好的科室,普通内科')

test.each([
  ['a NUL', [line('SZ01,B1,坏\u0000科,普通内科')], 'characters that are none'],
  ['a code that a spreadsheet shortened', [line('SZ01,4.40305E+11,坏科,普通内科')], 'was shortened by a spreadsheet'],
  ['a line that is cut off', [line('SZ01,B1')], '2 values under 4 columns'],
  ['a value too many', [line('SZ01,B1,坏科,普通内科,多')], '5 values under 4 columns'],
  ['an unknown hospital', [line('SZ99,B1,坏科,普通内科')], 'no hospital "SZ99" was imported'],
  ['no code', [line('SZ01,,坏科,普通内科')], 'no department_code'],
  ['a class that the catalogue lacks', [line('SZ01,B1,坏科,')], 'the catalogue has no department "坏科"'],
  [
    'a class that has no department for everything',
    [line('SZ01,B1,骨科,')],
    'is a class of the catalogue: name one of',
  ],
  ['the code of an earlier line', [line('SZ01,G1,坏科,普通内科')], 'the same as line 2'],
  ['the name of an earlier line', [line('SZ01,B1,好的科室,普通内科')], 'another department called "好的科室"'],
  ['the name of a department that is there', [line('SZ01,B1,眼科,普通眼科')], 'another department called "眼科"'],
  ['a name that is too long', [line(`SZ01,B1,${'长'.repeat(101)},普通内科`)], 'name is longer than 100'],
])('a line with %s is refused by its number and the others are taken', async (_, bad, why) => {
  const before = await app.pool.query('select count(*)::int as n from guahao_departments where name <> $1', [
    '好的科室',
  ])
  const report = await bringFile(app, 'departments', writeFile(Buffer.concat([header, good, ...bad])))
  expect(report.refused).toMatchObject([{ line: 3, why: expect.stringContaining(why) }])
  expect(report.added + report.unchanged).toBe(1)
  const after = await app.pool.query('select count(*)::int as n from guahao_departments where name <> $1', ['好的科室'])
  expect(after.rows).toEqual(before.rows)
})

test.each([
  ['a quote that is never closed', 'SZ01,C1,"没有合上,普通内科\n'.repeat(3), /line 3/],
  ['a quote that nothing closes until the end', 'SZ01,C1,"没有合上\n\n\n', /line 3/],
  ['a field of 10 MB', `SZ01,C1,${'长'.repeat(3_500_000)},普通内科\n`, /line 3/],
  ['a field of 10 MB in quotes', `SZ01,C1,"${'长\n'.repeat(2_500_000)}",普通内科\n`, /line 3/],
])('a file with %s is refused as a whole, with the line, and nothing of it is taken', async (_, bad, where) => {
  const lines = Buffer.concat([header, line('SZ01,W1,整个科室,普通内科'), Buffer.from(bad)])
  await expect(bringFile(app, 'departments', writeFile(lines))).rejects.toThrow(where)
  expect((await app.pool.query("select from guahao_departments where name = '整个科室'")).rowCount).toBe(0)
})

test('a byte order mark, CRLF, quotes and empty lines are read as they are meant', async () => {
  const text =
    '\ufeffhospital_code,department_code,name,catalogue\r\n\r\nSZ01,Q1,"引""号""科",普通内科\r\nSZ01,Q2,坏\r\n'
  const report = await bringFile(app, 'departments', writeFile(text))
  expect(report).toMatchObject({ added: 1, refused: [{ line: 4, why: expect.any(String) }] })
  const { rows } = await app.pool.query("select name from guahao_departments where source_key like '%/Q1'")
  expect(rows).toEqual([{ name: '引"号"科' }])
})

test('a row of several lines is named by its first', async () => {
  const report = await bringLines(app, 'departments', [
    'hospital_code,department_code,name,introduction',
    'SZ01,M1,没有的科,"第一行',
    '第二行',
    '第三行"',
    'SZ01,M2,',
  ])
  expect(report.refused.map((row) => row.line)).toEqual([2, 5])
})

test.each([
  ['parts of which are GB18030', [header, good, Buffer.from('SZ01,B1,'), GBK_NAME, line(',普通内科')]],
  // 医 and 院 are two bytes each that UTF-8 can read too.
  ['that could be both', [line('hospital_code,department_code,name'), Buffer.from('SZ01,B2,'), GBK_BOTH, line('')]],
  ['that is neither', [header, Buffer.from([0xff, 0xff, 0xff, 0x0a])]],
])('a file %s is refused as a whole, and nothing of it is stored', async (_, parts) => {
  const before = await app.pool.query('select count(*)::int as n from guahao_departments')
  await expect(bringFile(app, 'departments', writeFile(Buffer.concat(parts)))).rejects.toThrow(/neither UTF-8 nor/)
  expect((await app.pool.query('select count(*)::int as n from guahao_departments')).rows).toEqual(before.rows)
})

test('a file in GB18030, as Chinese Excel writes it, is read as a whole', async () => {
  const row = [Buffer.from('SZ01,GB1,'), GBK_NAME, Buffer.from('2,'), GBK_NAME, line('')]
  const report = await bringFile(app, 'departments', writeFile(Buffer.concat([header, ...row])))
  expect(report).toMatchObject({ added: 1, refused: [] })
  const { rows } = await app.pool.query("select name from guahao_departments where source_key like '%/GB1'")
  expect(rows).toEqual([{ name: '心内科2' }])
})

test.each([
  [
    'with columns and rows in which there is nothing',
    'hospital_code,department_code,name,catalogue,,,\nSZ01,E1,空列科,普通内科,,,\n,,,,,,\n',
  ],
  [
    'that names what stands between its values',
    'sep=;\nhospital_code;department_code;name;catalogue\nSZ01;E2;分号科;普通内科\n',
  ],
  ['with tabs', 'hospital_code\tdepartment_code\tname\tcatalogue\nSZ01\tE3\t制表科\t普通内科\n'],
  [
    'with what nobody sees, and a name on two lines',
    'hospital_code,department_code,name,catalogue\nSZ01,E4,"看不\u200b见\n科",普通内科\n',
  ],
])('a file %s is taken', async (_, text) => {
  expect(await bringFile(app, 'departments', writeFile(text))).toMatchObject({ rows: 1, added: 1, refused: [] })
})

test('what stands under no name is not lost in silence', async () => {
  const text = 'hospital_code,department_code,name,catalogue,\nSZ01,E5,多出科,普通内科,多\n'
  expect((await bringFile(app, 'departments', writeFile(text))).refused).toMatchObject([
    { line: 2, why: 'a value under no name' },
  ])
})

test('a file in UTF-16, as spreadsheets write it, is read by its byte order mark', async () => {
  const text = '\ufeffhospital_code,department_code,name,catalogue\r\nSZ01,U1,十六位科,普通内科\r\n'
  expect(await bringFile(app, 'departments', writeFile(Buffer.from(text, 'utf16le')))).toMatchObject({ added: 1 })
})

test('a workbook is read as its CSV would be, and the line of a row is that of its sheet', async () => {
  const columns = {
    hospital_code: () => 'SZ01',
    department_code: ([code]: string[]) => code ?? '',
    name: ([, name]: string[]) => name ?? '',
    catalogue: () => '普通内科',
  }
  const pieces: Buffer[] = []
  for await (const piece of xlsxOf('科室', columns, [
    [
      ['0X1', '工作簿科'],
      ['', '没有编码'],
    ],
  ]))
    pieces.push(piece)
  const report = await bringFile(app, 'departments', writeFile(Buffer.concat(pieces)))
  expect(report).toMatchObject({ added: 1, notes: [], refused: [{ line: 3, why: 'no department_code' }] })
})

test('an unknown and a missing column are named before anything is read', async () => {
  const file = ['hospital_code,doctor_code,nmae', 'SZ01,X,某人']
  await expect(bringLines(app, 'doctors', file)).rejects.toThrow(
    /does not know the column "nmae".*lacks the column "department_code".*lacks the column "name".*lacks the column "sex"/,
  )
})

test(
  'an import that is killed in the middle leaves nothing behind, and the next one takes the file',
  async () => {
    const rows = Array.from({ length: 1_200 }, (_, at) => `SZ01,K${at},中断科室${at},普通内科`)
    const count = async () =>
      (await app.pool.query("select count(*)::int as n from guahao_departments where name like '中断科室%'")).rows[0].n
    const pipe = writeFile('')
    rmSync(pipe)
    execFileSync('mkfifo', [pipe])
    const child = spawn(process.execPath, [join(root, 'tools/import.ts'), 'departments', pipe], {
      cwd: root,
      env: { ...bareEnv(), DATABASE_URL: urlOf(app.pool.options) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    // For reading too: a pipe that its reader left at once would keep this process waiting for another.
    const half = createWriteStream(pipe, { flags: 'r+' })
    half.write(`${header}${rows.slice(0, 900).join('\n')}\n`)
    for await (const said of child.stdout) if (String(said).includes('500 rows read')) break
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    half.destroy()
    expect(await count()).toBe(0)
    expect(await bringLines(app, 'departments', [String(header).trim(), ...rows])).toMatchObject({ added: 1_200 })
    expect(await count()).toBe(1_200)
  },
  SHELL_MS,
)

test('a department that is called as its class is stands under the one that sees everything of it', async () => {
  const names = ['内科', '外科', '儿科', '皮肤科', '急诊科', '全科医学科']
  const rows = names.map((name, at) => `SZ02,C${at},${name}`)
  const report = await bringLines(app, 'departments', ['hospital_code,department_code,name', ...rows])
  expect(report).toMatchObject({ added: names.length, refused: [] })
  const filed = await app.pool.query(
    `select c.name from guahao_departments d join guahao_catalogue c on c.id = d.catalogue_id
     where d.name = any($1) and not d.is_demo order by array_position($1, d.name)`,
    [names],
  )
  expect(filed.rows.map(({ name }) => name)).toEqual([
    '普通内科',
    '普通外科',
    '普通儿科',
    '普通皮肤科',
    '急诊内科',
    '全科门诊',
  ])
})

test('doctors come with the pictures of a folder that their file names; one that is none refuses its row', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yilu-pictures-'))
  const pixel = Buffer.from(await onePixel().arrayBuffer())
  for (const name of ['甲.png', '没人要.png']) writeFileSync(join(folder, name), pixel)
  writeFileSync(join(folder, '乙.jpg'), 'no picture')
  const head = 'hospital_code,department_code,doctor_code,name,sex,picture'
  const rows = ['SZ01,0103,F1,甲,女,甲', 'SZ01,0103,F2,乙,男,乙.jpg', 'SZ01,0103,F3,丙,男,丙.jpg']
  const importer = (await findImporters()).get('doctors') as Importer<never>
  const bring = async () =>
    importFile(importer, {
      file: writeFile(`${[head, ...rows].join('\n')}\n`),
      ctx: app.context(),
      pictures: await picturesIn(folder),
      progress: () => {},
    })
  const report = await bring()
  expect(report).toMatchObject({ added: 1, rows: 3 })
  expect(report.refused.map(({ line, why }) => [line, why])).toEqual([
    [3, 'the picture "乙.jpg" is not taken (no-picture)'],
    [4, 'no picture "丙.jpg" came with the file'],
  ])
  expect(report.notes.map(({ en }) => en)).toEqual([
    'no picture came for (1): 丙.jpg',
    'pictures that no row names (1): 没人要.png',
  ])
  const { rows: taken } = await app.pool.query(
    "select d.picture, u.unused_until from guahao_doctors d join files_uploads u on u.address = d.picture where d.source_key like '%/F1'",
  )
  expect(taken).toEqual([{ picture: expect.stringMatching(/^\/files\//), unused_until: null }])
  expect(await bring()).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
})

test(
  'a strict import takes nothing where one row is refused; the exit code and a file say what became of the rows',
  async () => {
    const rows = ['hospital_code,department_code,name', 'SZ01,0901,中医内科', 'SZ01,0902,没有的科室']
    const count = async () =>
      (await app.pool.query("select from guahao_departments where name = '中医内科'")).rows.length
    const report = writeFile('')
    const run = (lines: readonly string[], ...options: string[]) =>
      spawnSync(
        process.execPath,
        [join(root, 'tools/import.ts'), 'departments', writeFile(`${lines.join('\n')}\n`), ...options],
        { cwd: root, env: { ...bareEnv(), DATABASE_URL: urlOf(app.pool.options) }, encoding: 'utf8' },
      )
    const strict = run(rows, '--strict', '--report', report)
    expect([strict.status, await count()]).toEqual([2, 0])
    expect(strict.stdout).toContain('nothing was taken')
    expect(readFileSync(report, 'utf8')).toMatch(/^\uFEFF?line,why\r\n3,.*没有的科室/)
    expect([run(rows).status, await count()]).toEqual([1, 1])
    expect(run(rows.slice(0, 2)).status).toBe(0)
  },
  SHELL_MS,
)
