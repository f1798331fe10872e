export { countUnderWay as countRefunds, listByNumber } from './queries.ts'
