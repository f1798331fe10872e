export { listBoxWords } from './commands/adverts.ts'
export { fill } from './commands/reindex.ts'
