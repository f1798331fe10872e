export { findSettlementPaper } from './commands/paper.ts'
