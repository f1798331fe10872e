export { listCatalogue } from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { guahaoCatalogue } from './tables.ts'
