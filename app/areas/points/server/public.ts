export { sumBalance } from './queries.ts'
