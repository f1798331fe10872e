import { microBatch } from '#kit/db/micro-batch.ts'
import { type HoldVerdict, holdPieces, type Wanted } from './queries/hold.ts'

export { givePiecesBack, type HoldVerdict, holdPieces, takeHeld, takingHeld, type Wanted } from './queries/hold.ts'
export { countedPieces, countShares, findStocks, listChanges as listStockChanges } from './queries/read.ts'
export { changeNoted as changeStock, insertStocks, updateLimit as setStockLimit } from './queries/write.ts'
/** For joins: rooms above read it and never write it. */
export { mallStockShares, mallStocks } from './tables.ts'

/**
 * Holds pieces of what everybody wants at once, outside any transaction: one statement for all who ask meanwhile. What
 * no order follows is given back when its time is up.
 */
export const holdInRush = microBatch<{ wanted: Wanted; now: Date }, HoldVerdict>((db, asked) =>
  holdPieces(
    db,
    asked.map(({ wanted }) => wanted),
    asked[0]?.now as Date,
  ),
)
