import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, isWhole, tooMuchIn } from '../rules.ts'
import { documentOf, piecesOf } from './editor-document.ts'

const line = fc.stringMatching(/^[一-龥a-z0-9<>&"]{1,12}$/)
const words = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'))
const items = fc.array(words, { minLength: 1, maxLength: 4 })
const table = fc.integer({ min: 1, max: 4 }).chain((width) => {
  const row = fc.array(words, { minLength: width, maxLength: width })
  return fc.record({
    type: fc.constant('table' as const),
    head: fc.oneof(row, fc.constant<string[]>([])),
    rows: fc.array(row, { minLength: 1, maxLength: 4 }),
  })
})
const piece: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ type: fc.constant('paragraph' as const), text: words }),
  fc.record({ type: fc.constant('heading' as const), text: line }),
  fc.record({ type: fc.constant('list' as const), items }),
  fc.record({ type: fc.constant('steps' as const), items }),
  fc.record({ type: fc.constant('quote' as const), text: words }),
  fc.record({ type: fc.constant('picture' as const), image: fc.constant('/files/a.jpg'), caption: line }),
  table,
)

test('what is opened and saved unchanged is the same, whatever it is', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(piecesOf(documentOf(pieces))).toEqual(pieces)
      expect(isWhole(pieces)).toBe(true)
    }),
  )
})

test('what is empty is left out, and lists within lists become one', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: text ? [{ type: 'text', text }] : [] })
  const inner = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('二')] }] }
  const document = {
    type: 'doc',
    content: [
      paragraph(' '),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('一'), inner] }] },
      { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('')] }] }] },
      { type: 'blockquote', content: [paragraph('上'), paragraph('下')] },
    ],
  }
  expect(piecesOf(document)).toEqual([
    { type: 'list', items: ['一', '二'] },
    { type: 'quote', text: '上\n下' },
  ])
})

test('a cell over several leaves rows of one length', () => {
  const cell = (text: string, attrs = {}) => ({ type: 'tableCell', attrs, content: [{ type: 'text', text }] })
  const rows = [
    [cell('高', { rowspan: 2 }), cell('宽', { colspan: 2 })],
    [cell('甲'), cell('乙')],
  ]
  const document = { content: [{ type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) }] }
  expect(piecesOf(document)).toEqual([
    {
      type: 'table',
      head: [],
      rows: [
        ['高', '宽', ''],
        ['', '甲', '乙'],
      ],
    },
  ])
})

test.each<[string, Block[], RegExp]>([
  ['a paragraph', [{ type: 'paragraph', text: '字'.repeat(1_001) }], /第 1 段（段落）有 1001 个字/],
  ['a heading', [{ type: 'heading', text: '字'.repeat(41) }], /小标题/],
  ['a list', [{ type: 'list', items: Array(21).fill('一') }], /最多 20 条/],
  ['a table', [{ type: 'table', head: [], rows: [Array(7).fill('')] }], /最多 6 列/],
])('%s that is too much is named in words', (_, pieces, words) => {
  expect(tooMuchIn(pieces)).toMatch(words)
})

test('references stand last, and a table’s rows are as long as one another', () => {
  const last: Block = { type: 'references', items: ['指南'] }
  expect(isWhole([{ type: 'heading', text: '完' }, last])).toBe(true)
  expect(isWhole([last, { type: 'heading', text: '完' }])).toBe(false)
  expect(isWhole([{ type: 'table', head: [], rows: [['一'], ['一', '二']] }])).toBe(false)
})
