export { listOpenBanks } from './queries.ts'
