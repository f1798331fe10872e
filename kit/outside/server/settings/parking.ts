import { z } from 'zod'
import { defineSettings } from '#kit/settings/define.ts'
import { lacksOf, text } from '#kit/settings/fields.ts'
import type { ParkingSettings } from '../../parking.ts'

/** Who runs the car parks. */
export const settings = {
  parking: defineSettings({
    variables: {
      PARKING_PROVIDER: z
        .enum(['stand-in', 'http', 'none'])
        .optional()
        .describe(
          "Who runs car parks: stand-in (invented; the demonstration's default), http (a server of your own that speaks docs/parking.md), or none (production's default).",
        ),
      PARKING_ENDPOINT: z.url().optional(),
      PARKING_KEY: text,
    },
    faults: (data, { mode }) => [
      ...(mode === 'production' && data.PARKING_PROVIDER === 'stand-in'
        ? ['PARKING_PROVIDER: production shows no invented car parks']
        : []),
      ...lacksOf(data, 'PARKING_PROVIDER', 'http', ['PARKING_ENDPOINT', 'PARKING_KEY']),
    ],
    value: (data, { mode }): ParkingSettings => ({
      provider: data.PARKING_PROVIDER ?? (mode === 'demo' ? 'stand-in' : 'none'),
      endpoint: (data.PARKING_ENDPOINT ?? '').replace(/\/$/, ''),
      key: data.PARKING_KEY,
    }),
  }),
}
