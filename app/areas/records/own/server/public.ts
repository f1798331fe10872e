export { isAdult } from './commands/open-record.ts'
export { findOwn } from './commands/read.ts'
export {
  asMeasured,
  asTrend,
  type Entry,
  isNow,
  knownOf,
  type Measurement,
  measurementsIn,
  type Written,
  writtenIn,
} from './present.ts'
