import { hashOf } from '#app/areas/access/patients/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { findStaffByKeyHash, listDemoHospitals } from './queries.ts'
import { DEMO_DESKS } from './seed/demo-staff.ts'

export { type ActDone, recordAct, recordActOf } from './commands/acts.ts'
export { addByCommand, CommandFault, resetByCommand } from './commands/by-command.ts'
export { exportList } from './commands/export-list.ts'
export { permitted } from './commands/permitted.ts'
export { isSoldBy, type Sellers, sellersOf, servesPlatform } from './commands/serves-platform.ts'
export { listDeskHospitals, selectDeskHospitals, selectHospitalsWith } from './queries.ts'
export { DEMO_PASSWORD } from './seed/demo-staff.ts'

/** Which member of staff holds this key, or null. */
export const findStaffSession = (db: Db, key: string, now: Date) => findStaffByKeyHash(db, hashOf(key), now)

/** Hospitals of the demonstration that have a desk. */
export const listDemoDesks = (db: Db): Promise<number[]> => listDemoHospitals(db, DEMO_DESKS)
