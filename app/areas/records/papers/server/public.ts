export { findRecordFile } from './commands/lend.ts'
export { findPaper } from './commands/paper.ts'
export { asPaper } from './present.ts'
