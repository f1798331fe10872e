export { findSettlementPaper } from './commands/paper.ts'
/** What a party may read of itself. */
export { partAll as partUnsettled, sumsOf as sumsOfParted } from './commands/part.ts'
export { listOwn as listOwnSettlements, listTerms as listSettlementTerms } from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { deskSettlementLines } from './tables.ts'
