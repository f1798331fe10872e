import { speltIn } from '#kit/words/server/spelt.ts'
import { type HeldFor, type HoldRules, heldFor, type NewText } from '../../rules/hold.ts'

/** Which of a hospital's rules holds what was said, by how it sounds too; undefined where it may be shown at once. */
export const heldBy = async (rules: HoldRules, said: Omit<NewText, 'isSpelt'>): Promise<HeldFor | undefined> =>
  heldFor(rules, { ...said, isSpelt: (await speltIn(rules.words, said.content)).length > 0 })
