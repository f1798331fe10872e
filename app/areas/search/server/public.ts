export { listBoxWords } from './commands/adverts.ts'
export { fill } from './commands/reindex.ts'
export { listFound, listPartStarts } from './queries/found.ts'
