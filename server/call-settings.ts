import { z } from 'zod'
import type { IceSettings } from '#kit/outside/ice.ts'
import type { LivekitSettings } from '#kit/outside/media.ts'
import type { PhoneSettings } from '#kit/outside/phone.ts'

const addresses = (schemes: RegExp) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every((one) => schemes.test(one)), `addresses that begin with ${schemes.source}`)

/** The settings of calls, as `.env.example` documents them. */
export const callSettings = {
  STUN_URL: addresses(/^stuns?:/),
  TURN_URL: addresses(/^turns?:/),
  TURN_SECRET: z.string().default(''),
  LIVEKIT_URL: z.url({ protocol: /^wss?$/, error: 'an address that begins with wss: or ws:' }).optional(),
  LIVEKIT_API_KEY: z.string().default(''),
  LIVEKIT_API_SECRET: z.string().default(''),
  PHONE_PROVIDER: z.enum(['stand-in', 'none']).optional(),
}

type Given = z.infer<z.ZodObject<typeof callSettings>> & { MODE: 'demo' | 'production' }

/** How patients and doctors reach each other by video and by phone. */
export interface CallConfig {
  ice: IceSettings
  /** The server that carries calls by video; undefined: they go from browser to browser. */
  livekit: LivekitSettings | undefined
  phone: PhoneSettings
}

export const callConfigOf = (data: Given): CallConfig => ({
  ice: { stun: data.STUN_URL, turn: data.TURN_URL, secret: data.TURN_SECRET },
  livekit: livekitOf(data),
  phone: { provider: data.PHONE_PROVIDER ?? (data.MODE === 'demo' ? 'stand-in' : 'none') },
})

const livekitOf = ({ LIVEKIT_URL: url, LIVEKIT_API_KEY: key, LIVEKIT_API_SECRET: secret }: Given) =>
  url ? { url: url.replace(/\/$/, ''), key, secret } : undefined

/** Origins to which a browser connects for calls: the line of the server, and where it asks why it was not let in. */
export const mediaOrigins = ({ livekit }: Pick<CallConfig, 'livekit'>): string[] => {
  if (!livekit) return []
  const { protocol, host } = new URL(livekit.url)
  return [`${protocol}//${host}`, `${protocol.replace('ws', 'http')}//${host}`]
}

const livekitNames = ['LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET'] as const

const livekitFaults = (data: Given): string[] => {
  const given = livekitNames.filter((name) => data[name])
  const lacks = livekitNames.filter((name) => !data[name])
  if (given.length > 0 && lacks.length > 0) return lacks.map((name) => `${name}: ${given[0]} needs it`)
  const isPlain = data.MODE === 'production' && data.LIVEKIT_URL?.startsWith('ws:')
  return isPlain ? ['LIVEKIT_URL: patients’ pictures go by wss: alone'] : []
}

/** A relay lets in whom we sign for; production rings no invented phones. */
export const callFaults = (data: Given): string[] => [
  ...livekitFaults(data),
  ...(data.TURN_URL.length > 0 && !data.TURN_SECRET ? ['TURN_SECRET: TURN_URL needs it'] : []),
  ...(data.MODE === 'production' && data.PHONE_PROVIDER === 'stand-in'
    ? ['PHONE_PROVIDER: production rings no invented phones']
    : []),
]
