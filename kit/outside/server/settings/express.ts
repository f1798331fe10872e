import { z } from 'zod'
import { defineSettings } from '#kit/settings/define.ts'
import { lacksOf, text } from '#kit/settings/fields.ts'
import type { ExpressSettings } from '../../express.ts'

/** Who knows where parcels are. */
export const settings = {
  express: defineSettings({
    variables: {
      EXPRESS_PROVIDER: z
        .enum(['stand-in', 'kuaidi100', 'none'])
        .optional()
        .describe(
          "Who says where parcels are: stand-in (invented; the demonstration's default), kuaidi100 (快递 100: the account's customer number and key), or none (production's default).",
        ),
      KUAIDI100_ENDPOINT: z.url().default('https://poll.kuaidi100.com'),
      KUAIDI100_CUSTOMER: text,
      KUAIDI100_KEY: text,
    },
    faults: (data, { mode }) => [
      ...(mode === 'production' && data.EXPRESS_PROVIDER === 'stand-in'
        ? ['EXPRESS_PROVIDER: production shows no invented parcels']
        : []),
      ...lacksOf(data, 'EXPRESS_PROVIDER', 'kuaidi100', ['KUAIDI100_CUSTOMER', 'KUAIDI100_KEY']),
    ],
    value: (data, { mode }): ExpressSettings => ({
      provider: data.EXPRESS_PROVIDER ?? (mode === 'demo' ? 'stand-in' : 'none'),
      endpoint: data.KUAIDI100_ENDPOINT,
      customer: data.KUAIDI100_CUSTOMER,
      key: data.KUAIDI100_KEY,
    }),
  }),
}
