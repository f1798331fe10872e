import type { Db } from '#kit/db/open.ts'
import { listDemoHospitals } from './queries.ts'
import { DEMO_DESKS } from './seed/demo-staff.ts'

export { addStaff, resetPassword } from './commands/accounts.ts'
export { findStaffAt, findStaffLater, findStaffSession, findStanding, reachesDepartment } from './commands/acting.ts'
export { type ActDone, recordAct, recordActOf, recordDone } from './commands/acts.ts'
export { addByCommand, CommandFault, resetByCommand } from './commands/by-command.ts'
export { exportList, recordExport } from './commands/export-list.ts'
export { beginFactorByCommand, confirmFactorByCommand } from './commands/factor-by-command.ts'
export { permitted } from './commands/permitted.ts'
export { hasAnother, requestSecond } from './commands/requests.ts'
export { isSoldBy, type Sellers, sellersOf, servesPlatform } from './commands/serves-platform.ts'
export { identify, noteEntered } from './handlers/sign-in.ts'
export {
  countStaff,
  findDemoPerson,
  findStaff,
  findStaffByLogin,
  insertAccount,
  listDeskHospitals,
  selectDeskHospitals,
  selectHospitalsWith,
} from './queries.ts'
export { DEMO_PASSWORD } from './seed/demo-staff.ts'
/** For joins: rooms above read it and never write it. */
export { accessStaff } from './tables.ts'

/** Hospitals of the demonstration that have a desk. */
export const listDemoDesks = (db: Db): Promise<number[]> => listDemoHospitals(db, DEMO_DESKS)
