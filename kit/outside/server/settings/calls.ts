import { z } from 'zod'
import { defineSettings } from '#kit/settings/define.ts'
import { text } from '#kit/settings/fields.ts'
import type { IceSettings } from '../../ice.ts'
import type { LivekitSettings } from '../../media.ts'
import type { PhoneSettings } from '../../phone.ts'

const addresses = (schemes: RegExp) =>
  z
    .string()
    .default('')
    .transform((given) => given.split(/[\s,]+/).filter(Boolean))
    .refine((given) => given.every((one) => schemes.test(one)), `addresses that begin with ${schemes.source}`)

/** How people reach each other by video and by phone. */
export const settings = {
  ice: defineSettings({
    variables: {
      STUN_URL: addresses(/^stuns?:/).describe(
        "Video consultations go from browser to browser. STUN_URL lets a browser see how it is seen from outside, TURN_URL carries what finds no direct way (most networks of companies and some of phones need one); both are lists, separated by commas. TURN_SECRET is coturn's static-auth-secret (use-auth-secret): browsers get a name and password of two hours, never the secret.",
      ),
      TURN_URL: addresses(/^turns?:/),
      TURN_SECRET: text,
    },
    // A relay lets in whom we sign for.
    faults: (data) => (data.TURN_URL.length > 0 && !data.TURN_SECRET ? ['TURN_SECRET: TURN_URL needs it'] : []),
    value: (data): IceSettings => ({ stun: data.STUN_URL, turn: data.TURN_URL, secret: data.TURN_SECRET }),
  }),

  livekit: defineSettings({
    variables: {
      LIVEKIT_URL: z
        .url({ protocol: /^wss?$/, error: 'an address that begins with wss: or ws:' })
        .optional()
        .describe(
          'A LiveKit server that carries video consultations instead: where strict networks, or more people than a call has here, need one. All three or none; then STUN_URL and TURN_URL are not used. The address is the one that browsers open (wss://…; ws://… only in the demonstration), and this process asks the same over https. Of LiveKit Cloud only this one address is let in by the pages.',
        ),
      LIVEKIT_API_KEY: text,
      LIVEKIT_API_SECRET: text,
    },
    faults: (data, { mode }) => {
      const present = livekitNames.filter((name) => data[name])
      const lacks = livekitNames.filter((name) => !data[name])
      if (present.length > 0 && lacks.length > 0) return lacks.map((name) => `${name}: ${present[0]} needs it`)
      const isPlain = mode === 'production' && data.LIVEKIT_URL?.startsWith('ws:')
      return isPlain ? ['LIVEKIT_URL: patients’ pictures go by wss: alone'] : []
    },
    value: (data): LivekitSettings | undefined =>
      data.LIVEKIT_URL === undefined
        ? undefined
        : { url: data.LIVEKIT_URL.replace(/\/$/, ''), key: data.LIVEKIT_API_KEY, secret: data.LIVEKIT_API_SECRET },
  }),

  phone: defineSettings({
    variables: {
      PHONE_PROVIDER: z
        .enum(['stand-in', 'none'])
        .optional()
        .describe(
          "Who joins two phones by a number in between: stand-in (rings under /sandbox?tab=phone; the demonstration's default), or none (production's default: nobody is called). An adapter of a provider is one more file beside kit/outside/server/phone.ts.",
        ),
    },
    faults: ({ PHONE_PROVIDER: provider }, { mode }) =>
      mode === 'production' && provider === 'stand-in' ? ['PHONE_PROVIDER: production rings no invented phones'] : [],
    value: ({ PHONE_PROVIDER: provider }, { mode }): PhoneSettings => ({
      provider: provider ?? (mode === 'demo' ? 'stand-in' : 'none'),
    }),
  }),
}

const livekitNames = ['LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET'] as const
