export { asCategory } from './present.ts'
export {
  type CategoryRow,
  findCategory,
  listCategories,
  listPageCategories,
  listTabs,
  listTree,
} from './queries/read.ts'
/** For joins: rooms above read it and never write it. */
export { mallCategories } from './tables.ts'
