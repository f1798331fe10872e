import type { Block } from '../rules.ts'

/** A voice is given so much at once at most: some fall silent within longer texts. */
const MOST_AT_ONCE = 120
/** From so much on it is a sentence's end that parts them. */
const ENOUGH = 40

/** What a voice reads of an article, a sentence or a few at a time: the title, then piece by piece. What it rests on is for the eye. */
export const spokenOf = (title: string, blocks: readonly Block[]): string[] =>
  [title, ...blocks.flatMap(textsOf)].flatMap(inBreaths)

const textsOf = (block: Block): readonly string[] => {
  switch (block.type) {
    case 'references':
      return []
    case 'picture':
      return block.caption ? [`图：${block.caption}`] : []
    case 'list':
      return block.items
    case 'steps':
      return block.items.map((item, at) => `第 ${at + 1}，${item}`)
    case 'table':
      return block.rows.map((row) => row.map((cell, at) => named(cell, block.head[at])).join('，'))
    default:
      return [block.text]
  }
}

/** A cell with what stands above it, which a listener does not see. */
const named = (cell: string, head: string | undefined) => (head ? `${head}：${cell}` : cell)

const inBreaths = (text: string): string[] => {
  const breaths: string[] = []
  let breath = ''
  const end = () => {
    if (breath.trim()) breaths.push(breath.trim())
    breath = ''
  }
  // Up to a comma or the end of a sentence; words without either are cut.
  for (const clause of text.match(/[^，。！？；,!?;\n]{1,120}[，。！？；,!?;\n]*/g) ?? []) {
    if (breath.length + clause.length > MOST_AT_ONCE) end()
    breath += clause
    if (breath.length >= ENOUGH && /[。！？；!?;\n]$/.test(breath)) end()
  }
  end()
  return breaths
}
