export { closeClinics, listConcerned, reopenClinics } from './commands/close.ts'
export { addPlaces, changePlaces, makePlaceFor } from './commands/places.ts'
export { addException, removeException, savePlans, type Unchanged } from './commands/plan.ts'
export { rollSchedules } from './commands/roll.ts'
export {
  addWaiting,
  clearWaiting,
  countLeftByDate as leftByDate,
  EXTRA_PLACES,
  type FreeSlot,
  findException,
  findPlan,
  findSchedule,
  findSlot,
  findSlots,
  giveBack,
  type IdleDoctor,
  insertExtraClinics,
  listDemoFullSlots,
  listDemoHospitals,
  listDemoSlots,
  listExceptions,
  listFirstFreeOfKind,
  listIdleDoctors,
  listNextFree as nextFree,
  listPlans,
  listSchedulesOfHospital,
  listSlotsOfDepartment,
  listSlotsOfDoctor,
  listSlotsOfSchedule,
  lockSlots,
  lockSlotsOf,
  type NewException,
  type NewPlan,
  type PlanRow,
  type ScheduleRow,
  type SlotRow,
  sellOut,
  updateStopped as stopSchedule,
} from './queries.ts'
/** For joins, and for the one statement of booking that takes numbers out of `free`. */
export { guahaoSchedules, guahaoSlots } from './tables.ts'
