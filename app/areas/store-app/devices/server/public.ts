import { hashOf } from '#app/areas/access/patients/server/public.ts'
import { findStaffAt } from '#app/areas/access/staff/server/public.ts'
import type { Staff } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import * as queries from './queries.ts'

export { type DeviceRow, findOwnDevice, setWiped, updateDevice } from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { storeAppDevices } from './tables.ts'

/** A device by what it brings, also one that is revoked. */
export const findDevice = (db: Db, fid: string, token: string) => queries.findDevice(db, fid, hashOf(token))

/** Which member of staff asks with these credentials of a store, or null; who it says that it is must be who signed in [X252]. */
export const findStoreStaff = async (
  db: Db,
  fid: string,
  token: string,
  unitUserId?: number,
): Promise<Staff | null> => {
  const device = await queries.findDeviceInUse(db, fid, hashOf(token))
  if (!device || (unitUserId !== undefined && unitUserId !== device.staffId)) return null
  const staff = await findStaffAt(db, device.staffId, device.hospitalId)
  return staff && { ...staff, sessionHash: device.tokenHash }
}
