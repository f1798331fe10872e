export { asClasses } from './present.ts'
export {
  type CatalogueRow,
  insertDepartment as insertCatalogueDepartment,
  listCatalogue,
  lockCatalogue,
  updateDepartment as updateCatalogueDepartment,
} from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { guahaoCatalogue } from './tables.ts'
