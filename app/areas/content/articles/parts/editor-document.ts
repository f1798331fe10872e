import type { Block } from '../rules.ts'

/** A node of the editor's document, as it is written and read as JSON. */
export interface DocumentNode {
  type?: string
  text?: string
  attrs?: Record<string, unknown> | undefined
  content?: DocumentNode[]
}

/** What the editor shows of an article's pieces; what it rests on is a field of its own. */
export const documentOf = (pieces: readonly Block[]): DocumentNode => {
  const content = pieces.filter((piece) => piece.type !== 'references').map(nodeOf)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

const nodeOf = (piece: Exclude<Block, { type: 'references' }>): DocumentNode => {
  switch (piece.type) {
    case 'paragraph':
      return paragraphOf(piece.text)
    case 'heading':
      return { type: 'heading', attrs: { level: 2 }, content: inlineOf(piece.text) }
    case 'list':
      return { type: 'bulletList', content: piece.items.map(itemOf) }
    case 'steps':
      return { type: 'orderedList', content: piece.items.map(itemOf) }
    case 'quote':
      return { type: 'blockquote', content: [paragraphOf(piece.text)] }
    case 'picture':
      return { type: 'image', attrs: { src: piece.image, alt: piece.caption } }
    case 'table':
      return {
        type: 'table',
        content: [
          ...(piece.head.length > 0 ? [rowOf('tableHeader', piece.head)] : []),
          ...piece.rows.map((row) => rowOf('tableCell', row)),
        ],
      }
  }
}

const paragraphOf = (text: string): DocumentNode => ({ type: 'paragraph', content: inlineOf(text) })
const itemOf = (text: string): DocumentNode => ({ type: 'listItem', content: [paragraphOf(text)] })
const rowOf = (type: string, cells: readonly string[]): DocumentNode => ({
  type: 'tableRow',
  content: cells.map((text) => ({ type, content: [paragraphOf(text)] })),
})

/** A text whose lines are parted by breaks. */
const inlineOf = (text: string): DocumentNode[] =>
  text
    .split('\n')
    .flatMap((line, at): DocumentNode[] => [
      ...(at > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line }]),
    ])

/** The pieces of what stands in the editor; what is empty is left out, and of anything that is no piece the words stay. */
export const piecesOf = (document: DocumentNode): Block[] => (document.content ?? []).flatMap(pieceOf)

const pieceOf = (node: DocumentNode): Block[] => {
  switch (node.type) {
    case 'bulletList':
      return listOf('list', node)
    case 'orderedList':
      return listOf('steps', node)
    case 'table':
      return tableOf(node)
    case 'image':
      return [{ type: 'picture', image: String(node.attrs?.src ?? ''), caption: String(node.attrs?.alt ?? '').trim() }]
    case 'heading':
      return withText(node, (text) => ({ type: 'heading', text: text.replace(/\n/g, ' ') }))
    case 'blockquote':
      return withText(node, (text) => ({ type: 'quote', text }))
    default:
      return withText(node, (text) => ({ type: 'paragraph', text }))
  }
}

const withText = (node: DocumentNode, made: (text: string) => Block): Block[] => {
  const text = textOf(node)
  return text === '' ? [] : [made(text)]
}

const listOf = (type: 'list' | 'steps', node: DocumentNode): Block[] => {
  const items = itemsIn(node)
  return items.length > 0 ? [{ type, items }] : []
}

const isList = ({ type }: DocumentNode) => type === 'bulletList' || type === 'orderedList'

/** The texts of a list's items, those of lists within them after their own. */
const itemsIn = (list: DocumentNode): string[] =>
  (list.content ?? []).flatMap(({ content = [] }) => {
    const own = textOf({ content: content.filter((child) => !isList(child)) })
    return [...(own === '' ? [] : [own]), ...content.filter(isList).flatMap(itemsIn)]
  })

const inline = new Set(['text', 'hardBreak'])

/** All words of a node; blocks within it stand on lines of their own. */
const textOf = (node: DocumentNode): string => wordsOf(node).trim()

const wordsOf = ({ type, text, content = [] }: DocumentNode): string => {
  if (type === 'text') return text ?? ''
  if (type === 'hardBreak') return '\n'
  const isOfBlocks = content.some((child) => !inline.has(child.type ?? ''))
  return content.map(wordsOf).join(isOfBlocks ? '\n' : '')
}

const spanOf = (cell: DocumentNode, name: 'colspan' | 'rowspan'): number => Math.max(1, Number(cell.attrs?.[name] ?? 1))

/** Puts a cell at the first free place of the first line, and nothing where it reaches over others. */
const fill = (lines: readonly string[][], cell: DocumentNode): void => {
  const free = [...(lines[0] ?? []), undefined].indexOf(undefined)
  const covered = Array<string>(spanOf(cell, 'colspan')).fill('')
  for (const [down, line] of lines.slice(0, spanOf(cell, 'rowspan')).entries())
    for (const [right, nothing] of covered.entries()) line[free + right] = down + right === 0 ? textOf(cell) : nothing
}

/** Rows of one length: a cell over several has its words in the first of them. */
const gridOf = (rows: readonly DocumentNode[]): string[][] => {
  const grid: string[][] = rows.map(() => [])
  for (const [at, row] of rows.entries()) for (const cell of row.content ?? []) fill(grid.slice(at), cell)
  const width = Math.max(0, ...grid.map((line) => line.length))
  return grid.map((line) => Array.from({ length: width }, (_, column) => line[column] ?? ''))
}

const tableOf = ({ content: rows = [] }: DocumentNode): Block[] => {
  const grid = gridOf(rows)
  if (grid.flat().every((text) => text === '')) return []
  const isHeaded = grid.length > 1 && (rows[0]?.content ?? []).every(({ type }) => type === 'tableHeader')
  return [{ type: 'table', head: isHeaded ? (grid[0] ?? []) : [], rows: isHeaded ? grid.slice(1) : grid }]
}
