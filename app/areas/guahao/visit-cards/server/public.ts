import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { findSealedCard } from './queries.ts'

/** The number of a member's card at a hospital; undefined where they have none. */
export const visitCardOf = async (
  { db, config }: Context,
  memberId: number,
  hospitalId: number,
): Promise<string | undefined> => {
  const sealed = await findSealedCard(db, memberId, hospitalId)
  return sealed && sealOf(config).open(sealed, 'visit-card')
}
