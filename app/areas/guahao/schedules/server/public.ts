export { addPlaces, changePlaces } from './public/places.ts'
export { addException, type Kept, removeException, savePlans } from './public/plan.ts'
export { rollSchedules } from './public/roll.ts'
export {
  addWaiting,
  clearWaiting,
  countLeftByDate as leftByDate,
  findException,
  findPlan,
  findSchedule,
  findSlot,
  findSlots,
  giveBack,
  listDemoFullSlots,
  listDemoHospitals,
  listDemoSlots,
  listExceptions,
  listNextFree as nextFree,
  listNextFreeSlots as nextFreeSlots,
  listPlans,
  listSchedulesOfHospital,
  listSlotsOfDoctor,
  listSlotsOfSchedule,
  lockSlots,
  lockSlotsOf,
  type NewException,
  type NewPlan,
  type PlanRow,
  type ScheduleRow,
  type SlotRow,
  updateStopped as stopSchedule,
} from './queries.ts'
/** For joins, and for the one statement of booking that takes numbers out of `free`. */
export { guahaoSchedules, guahaoSlots } from './tables.ts'
