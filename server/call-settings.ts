import { z } from 'zod'
import type { IceSettings } from '#kit/outside/ice.ts'
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
  PHONE_PROVIDER: z.enum(['stand-in', 'none']).optional(),
}

type Given = z.infer<z.ZodObject<typeof callSettings>> & { MODE: 'demo' | 'production' }

/** How patients and doctors reach each other by video and by phone. */
export interface CallConfig {
  ice: IceSettings
  phone: PhoneSettings
}

export const callConfigOf = (data: Given): CallConfig => ({
  ice: { stun: data.STUN_URL, turn: data.TURN_URL, secret: data.TURN_SECRET },
  phone: { provider: data.PHONE_PROVIDER ?? (data.MODE === 'demo' ? 'stand-in' : 'none') },
})

/** A relay lets in whom we sign for; production rings no invented phones. */
export const callFaults = (data: Given): string[] => [
  ...(data.TURN_URL.length > 0 && !data.TURN_SECRET ? ['TURN_SECRET: TURN_URL needs it'] : []),
  ...(data.MODE === 'production' && data.PHONE_PROVIDER === 'stand-in'
    ? ['PHONE_PROVIDER: production rings no invented phones']
    : []),
]
