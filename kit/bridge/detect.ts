/** Where the product runs (product.md, environments); docs/environments.md says how each is known. */
export type Host =
  | 'patient-app'
  | 'doctor-app'
  | 'messaging-mini-program'
  | 'payment-mini-program'
  | 'city-app'
  | 'harmony-app'
  | 'browser'

/** What a user agent tells. */
export interface Environment {
  host: Host
  system: 'android' | 'ios' | 'other'
  /** Of the native app, dotted numbers. */
  version: string | undefined
  /** A browser inside the messaging app, its mini-program too. */
  isMessaging: boolean
}

const native: readonly (readonly [Host, RegExp])[] = [
  ['patient-app', /\bYiluPatient\/([\d.]+)/],
  ['doctor-app', /\bYiluDoctor\/([\d.]+)/],
  ['harmony-app', /\bYiluHarmony\/([\d.]+)/],
  ['city-app', /\biShenzhen\/([\d.]+)/i],
]

/** Reads a user agent; what it does not know is a plain browser. */
export const environmentOf = (userAgent: string): Environment => {
  const [host, token] = native.find(([, pattern]) => pattern.test(userAgent)) ?? []
  return {
    host: host ?? miniProgramOf(userAgent) ?? 'browser',
    system: /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : /Android/.test(userAgent) ? 'android' : 'other',
    version: token && userAgent.match(token)?.[1],
    isMessaging: /MicroMessenger/i.test(userAgent),
  }
}

const miniProgramOf = (userAgent: string): Host | undefined => {
  if (!/miniProgram/i.test(userAgent)) return undefined
  if (/MicroMessenger/i.test(userAgent)) return 'messaging-mini-program'
  return /AlipayClient/i.test(userAgent) ? 'payment-mini-program' : undefined
}
