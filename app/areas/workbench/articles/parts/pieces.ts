import { randomId } from '#kit/wire/browser/random-id.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { benchArticle } from '../contract.ts'

/** A piece as it is stored. */
export type Piece = CallOutput<typeof benchArticle>['content'][number]

/** A piece while it is written: a list is one text, an item a line. */
export interface WrittenPieces {
  key: string
  type: Piece['type']
  text: string
  image: string
}

/** What each kind of piece is called. */
export const pieceNames = { paragraph: '段落', heading: '小标题', list: '列表', picture: '图片' } as const

/** An empty piece. */
export const newPiece = (type: Piece['type'], image = ''): WrittenPieces => ({ key: randomId(), type, text: '', image })

/** A stored piece as it is written. */
export const asText = (piece: Piece): WrittenPieces => {
  const key = randomId()
  if (piece.type === 'picture') return { key, type: piece.type, text: piece.caption, image: piece.image }
  return { key, type: piece.type, text: piece.type === 'list' ? piece.items.join('\n') : piece.text, image: '' }
}

/** What is written as it is stored; what is empty is left out. */
export const asPieces = (written: readonly WrittenPieces[]): Piece[] =>
  written.flatMap(({ type, text, image }): Piece[] => {
    const trimmed = text.trim()
    if (type === 'picture') return image ? [{ type, image, caption: trimmed }] : []
    if (trimmed === '') return []
    return [type === 'list' ? { type, items: linesOf(trimmed) } : { type, text: trimmed }]
  })

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
