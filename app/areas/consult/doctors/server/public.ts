export {
  addAnswer,
  addRating,
  certify,
  findAsked,
  findDepartmentService,
  findLevel,
  findService,
  isSeated,
} from './queries.ts'
/** For joins: rooms above read them and never write them. */
export { consultDoctors, consultServices } from './tables.ts'
