import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvOf } from './write.ts'

const read = (text: string): string[][] => parse(text, { bom: true })
const oneCell = (text: string): string | undefined => read(csvOf({ a: (row: string) => row }, [text]))[1]?.[0]

test.each([
  '=1+1',
  '+86',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '\u00a0=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠a',
  '=HYPERLINK("https://x.example","y")',
])('the text %j is no formula', (text) => {
  expect(oneCell(text)).toBe(`'${text}`)
})

test.each(['a=1', '3-4', 'x@y.example', '1 + 1', '', ' a', "'=1", '—', '"quoted", and\r\nbroken'])(
  'the text %j stays as it is',
  (text) => {
    expect(oneCell(text)).toBe(text)
  },
)

test('money has two decimals, instants are of Shanghai, and what is below zero stays a number', () => {
  const columns = {
    fen: ({ fen }: { fen: number }) => ({ fen }),
    at: () => new Date(Date.UTC(2026, 10, 22, 16, 30)),
    number: () => -3,
    nothing: () => null,
  }
  expect(read(csvOf(columns, [{ fen: -1250 }]))).toEqual([
    ['fen', 'at', 'number', 'nothing'],
    ['-12.50', '2026-11-23 00:30:00', '-3', ''],
  ])
})

test('a file says that it is UTF-8, ends its lines as the standard has it, and is a header where there is nothing', () => {
  expect(csvOf({ 姓名: (row: string) => row, 角色: () => 'a' }, ['周明'])).toBe('\ufeff姓名,角色\r\n周明,a\r\n')
  expect(csvOf({ 姓名: (row: string) => row }, [])).toBe('\ufeff姓名\r\n')
})
