export { asDepartmentCard } from './present.ts'
export { findImported, sourceOf } from './public/imported.ts'
export { markInvented, unmarkInvented } from './public/invented.ts'
export { keepDepartment } from './public/keep.ts'
export { listSearchable } from './queries/searchable.ts'
export {
  addBooked,
  findDepartment,
  listCards as listDepartmentCards,
} from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { guahaoDepartments } from './tables.ts'
