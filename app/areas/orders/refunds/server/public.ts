export { countUnderWay as countRefunds } from './queries.ts'
