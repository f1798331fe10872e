export { listTalks } from './queries.ts'
