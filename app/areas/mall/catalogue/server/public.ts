export { findAdvert, insertAdvert, listAllAdverts, updateAdvert } from './queries/manage.ts'
export { type CategoryRow, listCategories, listPageCategories, listTree } from './queries/read.ts'
/** For joins: rooms above read it and never write it. */
export { mallCategories } from './tables.ts'
