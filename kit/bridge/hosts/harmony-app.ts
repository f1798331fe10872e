import type { HostFile } from '../bridge.ts'
import { nativeBridge, nativePlace } from './native.ts'

/** The Harmony app: the same bridge, in versions of its own, none of which is too old. */
export const open: HostFile['open'] = (environment, ways) => ({
  ...nativeBridge(environment, ways, false),
  places: { embedded: [nativePlace('harmony-app')] },
})
