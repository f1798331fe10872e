import { expect, test } from 'vitest'
import { asPieces, asText, newPiece, type Piece } from './pieces.ts'

const pieces: Piece[] = [
  { type: 'heading', text: '先说结论' },
  { type: 'list', items: ['一', '二'] },
  { type: 'picture', image: '/files/a.jpg', caption: '图' },
  { type: 'paragraph', text: '正文' },
]

test('what is opened and saved unchanged is the same', () => {
  expect(asPieces(pieces.map(asText))).toEqual(pieces)
})

test('empty pieces and empty lines are left out', () => {
  const list = { ...newPiece('list'), text: ' 一 \n\n 二 ' }
  expect(asPieces([newPiece('paragraph'), newPiece('picture'), list])).toEqual([{ type: 'list', items: ['一', '二'] }])
})
