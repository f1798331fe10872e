export { countCards as countHealthCards } from './queries.ts'
