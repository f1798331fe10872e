export { asIllness } from './present.ts'
export { listSearchable } from './queries/searchable.ts'
export {
  areIllnesses,
  countIllnesses,
  findAliases,
  findIllness,
  findIllnesses,
  findIllnessesNamed,
  listIllnessesByDepartment,
  listMeant as listMeantIllnesses,
} from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { guahaoIllnessDepartments, guahaoIllnesses } from './tables.ts'
