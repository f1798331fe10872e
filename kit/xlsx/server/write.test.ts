import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import { xlsxOf } from './write.ts'

const fileOf = async <Row>(columns: CsvColumns<Row>, batches: Iterable<Row[]>) => {
  const pieces: Buffer[] = []
  for await (const piece of xlsxOf('试 [1]', columns, batches)) pieces.push(piece)
  return Buffer.concat(pieces)
}
const read = async <Row>(columns: CsvColumns<Row>, ...batches: Row[][]) => readSheet(await fileOf(columns, batches))

test.each([
  '=1+1',
  '+86',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '=HYPERLINK("https://x.example","y")',
  '007',
  '1e5',
  '<b>&"x"</b>',
])('the text %j is text to another reader, as it was given', async (text) => {
  const file = await fileOf({ a: (row: string) => row }, [[text]])
  expect(file.includes('<f>')).toBe(false)
  expect(await readSheet(file, { trim: false })).toEqual([['a'], [text]])
})

test('what no XML may hold is left out, and the file still opens', async () => {
  expect(await read({ a: (row: string) => row }, ['a\u0000b\u001bc\ud800d'])).toEqual([['a'], ['abc\ufffdd']])
})

test('money is a number with its decimals, an instant is the time in Shanghai, and nothing is empty', async () => {
  const columns = {
    fen: ({ fen }: { fen: number }) => ({ fen }),
    at: () => new Date(Date.UTC(2026, 10, 22, 16, 30, 5, 900)),
    number: () => -3,
    nothing: () => null,
    text: () => '好',
  }
  const [heads, row] = await read(columns, [{ fen: -1250 }])
  expect(heads).toEqual(['fen', 'at', 'number', 'nothing', 'text'])
  // The reader has no zone: it takes what a spreadsheet shows as if it were UTC.
  expect(row).toEqual([-12.5, new Date('2026-11-23T00:30:05Z'), -3, null, '好'])
})

test('rows of many batches follow each other, and a list without any is its head', async () => {
  const columns = { n: (row: number) => row }
  const many = Array.from({ length: 3 }, (_, batch) => Array.from({ length: 700 }, (__, n) => batch * 700 + n))
  const lines = await read(columns, ...many)
  expect(lines.slice(1).map(([n]) => n)).toEqual(many.flat())
  expect(await read(columns)).toEqual([['n']])
})

test('an error of who brings the rows is an error of who reads the file', async () => {
  const failing = async () => {
    const rows = (function* () {
      yield [1]
      throw new Error('the cursor is gone')
    })()
    return fileOf({ n: (row: number) => row }, rows)
  }
  await expect(failing()).rejects.toThrow('the cursor is gone')
})

test('columns behind Z have two letters', async () => {
  const columns = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`c${at}`, () => at]))
  const [heads, row] = await read(columns, [0])
  expect([heads?.length, row?.[26], row?.[52], row?.[59]]).toEqual([60, 26, 52, 59])
})
