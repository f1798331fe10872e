import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { findHolder, findSealedCard } from './queries.ts'

/** The number of a member's card at a hospital; undefined where they have none. */
export const visitCardOf = async (
  { db, config }: Context,
  memberId: number,
  hospitalId: number,
): Promise<string | undefined> => {
  const sealed = await findSealedCard(db, memberId, hospitalId)
  return sealed && sealOf(config).open(sealed, 'visit-card')
}

/** Whose card at a hospital has this number. */
export const holderOfCard = (
  { db, config }: Context,
  hospitalId: number,
  number: string,
): Promise<number | undefined> => findHolder(db, hospitalId, sealOf(config).indexes(number.toUpperCase(), 'visit-card'))
