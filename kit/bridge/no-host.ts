import type { Environment } from './detect.ts'
import type { HostBridge } from './host-bridge.ts'

/** A page with nothing around it: what every host has until it says otherwise. */
export const noHost = (environment: Environment): HostBridge => ({
  ...environment,
  token: async () => null,
  channel: async () => undefined,
  places: {},
  pay: async () => 'not-here',
  offerShare: async () => 'not-here',
  openPage: async () => false,
  login: async () => false,
  pauseAudio: async () => undefined,
  scan: async () => null,
  advert: async () => null,
  advertDone: async () => undefined,
  setTitle: async () => undefined,
  close: async () => false,
})
