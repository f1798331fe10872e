import type { HostFile } from '../bridge.ts'
import { messagingPlace, messagingScan, messagingScript, SCAN_MS, signedScript } from './messaging-script.ts'
import { miniProgramBridge } from './mini-program.ts'
import { quietly } from './quietly.ts'

/** A page in the messaging app's mini-program; position and scanner are the messaging app's. */
export const open: HostFile['open'] = (environment, ways) => {
  const script = signedScript(environment, ways)
  const program = async () => (await messagingScript(ways)).miniProgram
  return {
    ...miniProgramBridge(ways, program, (data) => ({ data })),
    places: { embedded: [messagingPlace(script)] },
    scan: () => quietly(ways, 'scan', () => messagingScan(script), null, SCAN_MS),
  }
}
