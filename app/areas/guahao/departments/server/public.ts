export { markInvented, unmarkInvented } from './commands/invented.ts'
export { keepDepartment } from './commands/keep.ts'
export { asDepartmentCard } from './present.ts'
export { findImported, sourceOf } from './queries/imported.ts'
export { listSearchable } from './queries/searchable.ts'
export {
  addBooked,
  findDepartment,
  listCards as listDepartmentCards,
} from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { guahaoDepartments } from './tables.ts'
