import { Readable } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openTable } from '#kit/csv/server/read.ts'
import { FileRefused } from '#kit/csv/server/why.ts'
import { openSheet } from './read.ts'
import { xlsxOf } from './write.ts'
import { zipOf } from './zip.ts'

const together = async (pieces: AsyncIterable<Uint8Array>): Promise<Buffer> =>
  Buffer.concat(await Readable.from(pieces).toArray())

interface Parts {
  /** What stands within `sheetData`. */
  rows: string
  shared?: string
  styles?: string
  workbook?: string
  sheet?: string
}

const relations = `<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="x/worksheet" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="r3" Type="x/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="r4" Type="x/styles" Target="styles.xml"/></Relationships>`

/** A workbook as spreadsheets write it, for what our own writer does not. */
const workbookOf = ({ rows, shared = '', styles = '', workbook, sheet }: Parts) => {
  const files = {
    'xl/workbook.xml':
      workbook ?? '<workbook><sheets><sheet name="资料" sheetId="1" r:id="r1" xmlns:r="r"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations,
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/worksheets/sheet1.xml': sheet ?? `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml':
      '<worksheet><sheetData><row r="1"><c t="str"><v>第二张</v></c></row></sheetData></worksheet>',
  }
  return together(zipOf(Object.entries(files).map(([name, text]) => ({ name, text: [text] }))))
}

const rowsIn = async (bytes: Buffer) => {
  const rows: [number, ...string[]][] = []
  for await (const { line, record } of (await openSheet('a.xlsx', bytes)).rows) rows.push([line, ...record])
  return rows
}
const fault = async (bytes: Buffer): Promise<string> =>
  rowsIn(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof FileRefused ? error.why.zh : String(error)),
  )

test.each([
  ['no ZIP', Buffer.from('504b0304140006', 'hex')],
  ['a ZIP that is cut', async () => (await workbookOf({ rows: '' })).subarray(0, 300)],
  ['a ZIP of something else', () => together(zipOf([{ name: 'word/document.xml', text: ['<x/>'] }]))],
  ['XML that is none', () => workbookOf({ rows: '', sheet: '<worksheet><sheetData><row></worksheet>' })],
  [
    'XML that fills itself in',
    () =>
      workbookOf({ rows: '', sheet: '<!DOCTYPE a [<!ENTITY b "c">]><worksheet><c t="str"><v>&b;</v></c></worksheet>' }),
  ],
])('%s is refused, and it is said what to bring instead', async (_, made) => {
  expect(await fault(typeof made === 'function' ? await made() : made)).toContain('另存为')
})

/** A ZIP whose one entry says that it weighs less than it does. */
const lying = () => {
  const huge = deflateRawSync(Buffer.alloc(5_000_000, 32))
  const name = Buffer.from('xl/workbook.xml')
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(8, 8)
  head.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(huge.length, 20)
  central.writeUInt32LE(100, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(head.length + name.length + huge.length, 16)
  return Buffer.concat([head, name, huge, central, name, end])
}

test('what is packed out of far more than it weighs is not unpacked', async () => {
  const space = ' '.repeat(1_000_000)
  const sheet = Readable.from(
    (function* () {
      yield '<worksheet>'
      for (let n = 0; n < 120; n++) yield space
      yield '</worksheet>'
    })(),
  )
  const parts = await together(
    zipOf([
      { name: 'xl/workbook.xml', text: ['<workbook><sheets><sheet name="a" id="r1"/></sheets></workbook>'] },
      { name: 'xl/_rels/workbook.xml.rels', text: [relations] },
      { name: 'xl/worksheets/sheet1.xml', text: sheet },
    ]),
  )
  expect(parts.length).toBeLessThan(1_000_000)
  expect(await fault(parts)).toContain('内容太多')
  expect(await fault(lying())).toContain('打不开')
})

test.each([
  ['far to the right', '<row r="1"><c r="XFD1" t="str"><v>a</v></c></row>'],
  ['more than a million', `<row>${'<c><v>1</v></c>'.repeat(400)}</row>`.repeat(2_501)],
])('cells that stand %s are refused', async (_, rows) => {
  expect(await fault(await workbookOf({ rows }))).toContain('内容太多')
})

test('a cell far down costs nothing, and is told by its line', async () => {
  const rows = '<row r="1"><c t="str"><v>a</v></c></row><row r="3"/><row r="1048576"><c t="str"><v>b</v></c></row>'
  expect(await rowsIn(await workbookOf({ rows }))).toEqual([
    [1, 'a'],
    [1_048_576, 'b'],
  ])
})

test('of the sheets the first that is shown is read, and how many others there are is known', async () => {
  const workbook =
    '<workbook xmlns:r="r"><sheets><sheet name="藏" state="hidden" r:id="r1"/><sheet name="看" r:id="r2"/><sheet name="三" r:id="r1"/></sheets></workbook>'
  const opened = await openSheet('a.xlsx', await workbookOf({ rows: '', workbook }))
  expect(opened).toMatchObject({ name: '看', others: 1 })
  expect((await opened.rows.next()).value).toEqual({ line: 1, record: ['第二张'] })
})

const styles =
  '<numFmts><numFmt numFmtId="164" formatCode="0000"/><numFmt numFmtId="165" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/><numFmt numFmtId="166" formatCode="[Red]#,##0.00&quot;yuan&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="20"/></cellXfs>'

test.each([
  ['text that cells share', '<c t="s"><v>1</v></c>', '科室'],
  ['text in runs, without how it is pronounced', '<c t="s"><v>0</v></c>', '心内'],
  ['text of its own', '<c t="inlineStr"><is><r><t>甲</t></r><r><t>乙</t></r></is></c>', '甲乙'],
  ['a day', '<c s="1"><v>46361</v></c>', '2026-12-05'],
  ['a day in Chinese', '<c s="3"><v>46361</v></c>', '2026-12-05'],
  ['a day with its time', '<c s="1"><v>46361.3541666667</v></c>', '2026-12-05 08:30:00'],
  ['a time', '<c s="5"><v>0.354166666666667</v></c>', '08:30'],
  ['a code with zeros before it', '<c s="2"><v>801</v></c>', '0801'],
  ['money', '<c s="4"><v>50.200000000000003</v></c>', '50.2'],
  ['a long number', '<c><v>1.3800000000000E10</v></c>', '13800000000'],
  ['a number whose end is lost', '<c><v>440305199001011234</v></c>', '4.4030519900101126E+17'],
  ['yes', '<c t="b"><v>1</v></c>', '1'],
  ['what a formula came to', '<c t="str"><f>A1&amp;"科"</f><v>眼科</v></c>', '眼科'],
  ['a number that a formula came to', '<c><f>1+1</f><v>2</v></c>', '2'],
  ['a formula that nobody computed', '<c><f>1+1</f></c>', '=1+1'],
  ['a fault', '<c t="e"><f>A9</f><v>#REF!</v></c>', '#REF!'],
])('%s is read as a CSV would have it', async (_, cell, text) => {
  const shared = '<si><r><t>心</t></r><r><t>内</t></r><rPh sb="0" eb="1"><t>xin</t></rPh></si><si><t>科室</t></si>'
  expect(await rowsIn(await workbookOf({ rows: `<row>${cell}</row>`, shared, styles }))).toEqual([[1, text]])
})

test('days of old Macs, names with prefixes, and places that are left out are understood', async () => {
  const workbook =
    '<x:workbook xmlns:x="x" xmlns:r="r"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="a" r:id="r1"/></x:sheets></x:workbook>'
  const sheet =
    '<x:worksheet xmlns:x="x"><x:sheetData><x:row><x:c/><x:c s="1"><x:v>44899</x:v></x:c></x:row></x:sheetData></x:worksheet>'
  expect(await rowsIn(await workbookOf({ rows: '', workbook, sheet, styles }))).toEqual([[1, '', '2026-12-05']])
})

test('a workbook of ours is a table as its CSV is; columns that are empty at the end of a row are there', async () => {
  const columns = { 编码: ([code]: string[]) => code ?? '', 名称: ([, name]: string[]) => name ?? '' }
  const bytes = await together(xlsxOf('表', columns, [[['0801', '眼科'], ['0802']]]))
  const file = {
    name: '表.xlsx',
    bytes: async function* () {
      yield bytes
    },
  }
  const named = [
    { name: 'code', title: '编码' },
    { name: 'name', title: '名称' },
  ]
  const { header, rows, notes } = await openTable(file, named)
  const found: unknown[] = []
  for await (const row of rows) found.push(row)
  expect([header, notes]).toEqual([['code', 'name'], []])
  expect(found).toEqual([
    { line: 2, values: { code: '0801', name: '眼科' } },
    { line: 3, values: { code: '0802', name: '' } },
  ])
})
