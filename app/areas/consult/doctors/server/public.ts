/** A way to ask as its doctor sees it. */
export { asService } from './present.ts'
export {
  addAnswer,
  addRating,
  certify,
  findConsultDoctor,
  findDepartmentService,
  findLevel,
  findService,
  hasPsychologists,
  isSeated,
  listOwnServices,
  openWays,
  setBusy,
  setCertified,
  updateService,
} from './queries.ts'
/** For joins: rooms above read them and never write them. */
export { consultBindings, consultDoctors, consultServices } from './tables.ts'
