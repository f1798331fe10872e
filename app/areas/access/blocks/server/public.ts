import type { Context } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type Deed, wordsOf } from '../rules.ts'
import { asSpoken } from './present.ts'
import { listOn } from './queries.ts'

export { block, lift } from './commands/block.ts'
export { asBlock } from './present.ts'
export { findBlock, listOfPatient as listBlocksOf } from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { accessBlocks } from './tables.ts'

/** Why a patient is kept from something everywhere, in words for them; undefined where they are not. */
export const findBar = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  patientId: number,
  deed: Deed,
): Promise<string | undefined> => {
  const found = (await listOn(db, [patientId], deed, now)).find(({ block }) => block.hospitalId === null)
  return found && wordsOf(asSpoken(found, deed))
}

/** Who of these patients is kept from booking now, by hospital: in words for them, or undefined. */
export const bookingBarsOf = async (db: Db, patientIds: readonly number[], now: Date) => {
  const found = await listOn(db, patientIds, 'book', now)
  return (patientId: number, hospitalId: number): string | undefined => {
    const bar = found.find(
      ({ block }) => block.patientId === patientId && (block.hospitalId === null || block.hospitalId === hospitalId),
    )
    return bar && wordsOf(asSpoken(bar, 'book'))
  }
}
