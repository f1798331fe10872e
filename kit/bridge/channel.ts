import { type Environment, environmentOf } from './detect.ts'

/** Where a channel may come from, beside the user agent. */
export interface ChannelSources {
  userAgent: string
  /** `cid` of the address. */
  asked: number | undefined
  /** What an earlier page kept. */
  kept: number | undefined
  /** What the native bridge says. */
  bridge?: number | undefined
}

/** In a browser of the messaging app, and in every other [X248]. */
export const USUAL = { messaging: 23, browser: 16 } as const

/** Of what nobody did through an app: staff, a job or the demonstration did. */
export const NO_CHANNEL = 0

/** The channel that a visit comes by: the first that tells one of user agent, address, memory and bridge [X247]. */
export const channelOf = ({ userAgent, asked, kept, bridge }: ChannelSources): number => {
  const environment = environmentOf(userAgent)
  const usual = environment.isMessaging ? USUAL.messaging : USUAL.browser
  return channelOfHost(environment) ?? asked ?? kept ?? bridge ?? usual
}

/** Native apps are channels of their own; the others come by many. */
const channelOfHost = ({ host, system }: Environment): number | undefined => {
  if (host === 'patient-app') return system === 'ios' ? 24 : 20
  if (host === 'doctor-app') return system === 'ios' ? 100_000_002 : 100_000_001
  return host === 'city-app' ? 100_013_549 : undefined
}
