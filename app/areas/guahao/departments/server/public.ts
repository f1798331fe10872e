export { markInvented, unmarkInvented } from './commands/invented.ts'
export { keepDepartment } from './commands/keep.ts'
export { readShelf } from './commands/shelf.ts'
/** For rooms that bring one department as a file would. */
export { importer as departmentImporter } from './import.ts'
/** For rooms above whose rows are named by these. */
export { names as departmentNames } from './names.ts'
export { asDepartmentCard } from './present.ts'
export { listTakenNames, upsertDepartments as writeDepartments } from './queries/import.ts'
export { findImported, sourceOf } from './queries/imported.ts'
export {
  closeDue as closeDueDepartments,
  countFiled,
  listChoices as listDepartmentChoices,
  listManaged as listManagedDepartments,
  setClosing as setDepartmentClosing,
} from './queries/manage.ts'
export { listSearchable } from './queries/searchable.ts'
export {
  addBooked,
  type DepartmentRow,
  findDepartment,
  listCards as listDepartmentCards,
} from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { guahaoDepartments } from './tables.ts'
