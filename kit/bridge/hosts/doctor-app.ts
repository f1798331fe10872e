import type { HostFile } from '../bridge.ts'
import { nativeBridge, nativePlace } from './native.ts'

/** The doctors' app: the same bridge; the patients' pages it does not have. */
export const open: HostFile['open'] = (environment, ways) => ({
  ...nativeBridge(environment, ways),
  places: { nativeApp: nativePlace('native-app') },
})
