export { markArrived, markMissed } from './commands/visit.ts'
export { sealReport, spokenTime } from './present.ts'
export { appointmentDeeds } from './queries/funnel.ts'
export {
  type AppointmentRow,
  countStanding,
  deleteException,
  findAnyAppointment,
  findException,
  findPlan,
  listAppointedGoods,
  listArrived,
  listExceptions,
  listOfDay,
  listPlansOf,
  lockPlan,
  type NamedAppointment,
  type PlanRow,
  putException,
  putPlan,
  putReport,
} from './queries.ts'
