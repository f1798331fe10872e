export { type CategoryRow, listCategories, listPageCategories, listTree } from './queries/read.ts'
/** For joins: rooms above read it and never write it. */
export { mallCategories } from './tables.ts'
