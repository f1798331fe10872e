import type { Db } from '#kit/db/open.ts'
import { findCombo, type Granted } from './combos.ts'
import { listAllowances, type TermRow } from './terms.ts'

/** A benefit of a term with how often it can be used in it, and still; 0 and −1 where there is no end to it. */
export interface TermBenefit extends Granted {
  left: number
}

/** The benefits of a term: those that are used by allowance, and those of its package that have no end. */
export const benefitsOf = async (db: Db, term: TermRow): Promise<TermBenefit[]> => {
  const limited = await listAllowances(db, [term.id])
  const endless = ((await findCombo(db, term.comboId))?.granted ?? []).filter(({ times }) => times === 0)
  return [
    ...limited.map(({ allowance, benefit }) => ({ benefit, times: allowance.total, left: allowance.left })),
    ...endless.map((one) => ({ ...one, left: -1 })),
  ]
}
