import { z } from 'zod'
import type { AskWeather, WeatherSettings } from '../weather.ts'

const TIMEOUT_MS = 5_000

const answer = z.object({
  code: z.literal('200'),
  now: z.object({
    obsTime: z.coerce.date(),
    temp: z.coerce.number(),
    text: z.string().min(1),
    windDir: z.string().default(''),
    windScale: z.string().default(''),
    humidity: z.coerce.number().nullable().default(null),
  }),
})

/** Asks QWeather (和风天气, v7 "now") by API key. Throws with the provider's code. */
export const qweather =
  ({ endpoint, apiKey }: WeatherSettings): AskWeather =>
  async ({ lat, lng }) => {
    const response = await fetch(`${endpoint}/v7/weather/now?location=${lng.toFixed(2)},${lat.toFixed(2)}`, {
      headers: { 'x-qw-api-key': apiKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const said: unknown = await response.json().catch(() => ({}))
    const read = answer.safeParse(said)
    if (!read.success) throw new Error(`QWeather did not tell: ${(said as { code?: string }).code ?? response.status}`)
    const { obsTime, temp, text, windDir, windScale, humidity } = read.data.now
    const wind = windDir && windScale ? `${windDir}${windScale}级` : windDir
    return { text, temperature: Math.round(temp), humidity, wind, observedAt: obsTime }
  }
