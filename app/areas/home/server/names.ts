import { type RowNamers, wordsOf } from '#kit/db/row-names.ts'
import { type BlockPlace, blockNames } from '../rules.ts'
import { homePartners as partners, homeBlockRules as rules } from './tables.ts'

const spokenBlock = (said: string): string => {
  const [place = '', block = ''] = said.split(' ')
  const blocks: Readonly<Record<string, string>> = blockNames[place as BlockPlace]
  return blocks[block] ?? block
}

/** What blocks and partner cities are called. */
export const names = {
  block: { id: rules.id, name: wordsOf(rules.place, rules.block), words: spokenBlock },
  partner: { id: partners.slug, name: partners.name },
} satisfies RowNamers
