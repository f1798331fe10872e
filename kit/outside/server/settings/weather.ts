import { z } from 'zod'
import { defineSettings } from '#kit/settings/define.ts'
import { lacksOf, text } from '#kit/settings/fields.ts'
import type { WeatherSettings } from '../../weather.ts'

/** Who knows the weather. */
export const settings = {
  weather: defineSettings({
    variables: {
      WEATHER_PROVIDER: z
        .enum(['stand-in', 'qweather', 'none'])
        .optional()
        .describe(
          "stand-in (invented; the demonstration's default), qweather, or none (production's default). qweather: the host of your account, such as https://abc.qweatherapi.com, and its API key.",
        ),
      QWEATHER_ENDPOINT: z.url().optional(),
      QWEATHER_API_KEY: text,
    },
    faults: (data, { mode }) => [
      ...(mode === 'production' && data.WEATHER_PROVIDER === 'stand-in'
        ? ['WEATHER_PROVIDER: production shows no invented weather']
        : []),
      ...lacksOf(data, 'WEATHER_PROVIDER', 'qweather', ['QWEATHER_ENDPOINT', 'QWEATHER_API_KEY']),
    ],
    value: (data, { mode }): WeatherSettings => ({
      provider: data.WEATHER_PROVIDER ?? (mode === 'demo' ? 'stand-in' : 'none'),
      endpoint: data.QWEATHER_ENDPOINT ?? '',
      apiKey: data.QWEATHER_API_KEY,
    }),
  }),
}
