import { expect, test } from 'vitest'
import { filled, forgetPart, type Piece, standInFor } from './stand-ins.ts'

const decoder = new TextDecoder()
const textOf = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : decoder.decode(piece))).join('')

test('parts come where something stands for them, as often as it stands there, and with all styles once', () => {
  const one = standInFor('<p style="width:1px">一</p>')
  const two = standInFor('<p>two</p>')
  expect(one).not.toContain('一')
  const { pieces, styles } = filled(`<b style="width:1px">a</b>${two}b${one}${two}<i style="width:2px"></i>`)
  expect(textOf(pieces)).toBe(
    '<b style="width:1px">a</b><p>two</p>b<p style="width:1px">一</p><p>two</p><i style="width:2px"></i>',
  )
  expect(styles).toEqual(['width:1px', 'width:2px'])
})

test('a text that looks like what stands for a part stays what it is', () => {
  standInFor('<p>secret</p>')
  const text = '<!--00000000-0000-4000-8000-000000000000 0-->'
  expect(textOf(filled(text).pieces)).toBe(text)
})

test('a part within a part is refused, and so is one that was forgotten', () => {
  const one = standInFor('<p>one</p>')
  expect(() => standInFor(`<div>${one}</div>`)).toThrow('holds another')
  forgetPart(one)
  expect(() => filled(one)).toThrow('not there')
})
