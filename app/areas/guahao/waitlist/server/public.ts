export { endWaits } from './commands/end.ts'
