import { type RowNamers, wordsOf } from '#kit/db/row-names.ts'
import { blockNames } from '../rules.ts'
import { homePartners as partners, homeBlockRules as rules } from './tables.ts'

/** What is stored may stand in a place that is no more. */
const blocksOf: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = blockNames

const spokenBlock = (said: string): string => {
  const [place = '', block = ''] = said.split(' ')
  return blocksOf[place]?.[block] ?? block
}

/** What blocks and partner cities are called. */
export const names = {
  block: { id: rules.id, name: wordsOf(rules.place, rules.block), words: spokenBlock },
  partner: { id: partners.slug, name: partners.name },
} satisfies RowNamers
