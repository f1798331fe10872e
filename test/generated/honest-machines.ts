import { deskMachineKeyAdd } from '#app/areas/access/machines/contract.ts'
import type { Asker } from './askers.ts'
import type { World } from './world.ts'

let made = 0
const sheet = () => ({ key_name: `系统${++made}`, scopes: ['clinic.read' as const], days: 90 })

/** A key that the asker's desk has made. */
export const machineKeyOfDesk = async ({ app }: World, { as }: Asker): Promise<number> =>
  (await app.callApi(deskMachineKeyAdd, sheet(), as)).key.key_id

/** What is sent to the calls about machine keys. */
export const machinesByCall = {
  deskMachineKeyAdd: () => sheet(),
  deskMachineKeyRotate: () => ({ days: 90, overlap_hours: 24 }),
}
