export { changeStock, givePiecesBack } from './commands/give-back.ts'
export { soldOutOf } from './commands/sold-out.ts'
export { type HoldVerdict, holdPieces, takeHeld } from './queries/hold.ts'
export { countedPieces, countShares, findStocks, listChanges as listStockChanges } from './queries/read.ts'
export { insertStocks, updateLimit as setStockLimit } from './queries/write.ts'
/** For joins: rooms above read it and never write it. */
export { mallStockOuts, mallStockShares, mallStocks } from './tables.ts'
