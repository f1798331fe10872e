import type { Context } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type Back, returnPieces } from '../queries/hold.ts'
import { changeNoted, type NewChange } from '../queries/write.ts'
import { soldAgain } from './sold-out.ts'

/** Gives pieces back, once; how many went back. More than are out go back not at all. They are for sale at once. */
export const givePiecesBack = async ({ db, now }: Pick<Context, 'db' | 'now'>, back: Back): Promise<number> => {
  const returned = await returnPieces(db, back, now)
  soldAgain(
    db,
    returned.map(({ stockId }) => stockId),
  )
  return returned.reduce((sum, { pieces }) => sum + pieces, 0)
}

/** A desk adds pieces, or takes free ones away, with a line in the history; false where fewer are free. */
export const changeStock = async (db: Db, change: NewChange): Promise<boolean> => {
  const isDone = await changeNoted(db, change)
  if (isDone && change.by > 0) soldAgain(db, [change.stockId])
  return isDone
}
