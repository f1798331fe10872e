import type { HostFile } from '../bridge.ts'
import { messagingPlace, messagingScan, messagingShare, SCAN_MS, signedScript } from './messaging-script.ts'
import { quietly } from './quietly.ts'

/** The messaging app's own browser: its script, under our signature. */
export const open: HostFile['open'] = (environment, ways) => {
  const script = signedScript(environment, ways)
  return {
    places: { embedded: [messagingPlace(script)] },
    offerShare: (options) => quietly(ways, 'share', async () => messagingShare(await script(), options), 'not-here'),
    scan: () => quietly(ways, 'scan', () => messagingScan(script), null, SCAN_MS),
    close: () =>
      quietly(
        ways,
        'close',
        async () => {
          ;(await script()).closeWindow()
          return true
        },
        false,
      ),
  }
}
