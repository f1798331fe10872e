import { defineSettings } from '#kit/settings/define.ts'
import { list } from '#kit/settings/fields.ts'

/** `channel:city` pairs. */
const cityOfChannel = list
  .refine((pairs) => pairs.every((pair) => /^\d{1,9}:\d{1,9}$/.test(pair)), 'channel:city, separated by commas')
  .transform((pairs) => new Map(pairs.map((pair) => pair.split(':').map(Number) as [number, number])))

/** Where somebody is who has not said it. */
export const settings = {
  channelCities: defineSettings({
    variables: {
      CHANNEL_CITIES: cityOfChannel.describe(
        'City of who has named none, by the channel that they came by: channel:city, separated by commas (31:3274,32:3316,33:2966).',
      ),
    },
    /** The usual city for all other channels [X323]. */
    value: (data): ReadonlyMap<number, number> => data.CHANNEL_CITIES,
  }),
}
