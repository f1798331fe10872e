export { listBoxWords } from './public/adverts.ts'
export { fill } from './public/reindex.ts'
