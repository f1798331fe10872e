import { parseTime } from '#kit/time/day.ts'
import type { FetchWeather, WeatherSettings } from '../weather.ts'
import { askOutside } from './ask.ts'
import { OutsideError } from './trouble.ts'

const TIMEOUT_MS = 5_000

/** What it answers where `code` is 200: numbers as text, the time with its offset, `2026-11-23T07:40+08:00`. */
interface Answer {
  code?: string
  now?: { obsTime: string; temp: string; text: string; windDir?: string; windScale?: string; humidity?: string }
}

/** Asks QWeather (和风天气, v7 "now") by API key. Throws with the provider's code. */
export const qweather =
  ({ endpoint, apiKey }: WeatherSettings): FetchWeather =>
  async ({ lat, lng }) => {
    const response = await askOutside(`${endpoint}/v7/weather/now?location=${lng.toFixed(2)},${lat.toFixed(2)}`, {
      headers: { 'x-qw-api-key': apiKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { code, now } = (await response.json().catch(() => ({}))) as Answer
    if (code !== '200' || !now?.text) throw new OutsideError('QWeather', code ?? response.status)
    const { obsTime, temp, text, windDir = '', windScale = '', humidity = '' } = now
    return {
      text,
      temperature: Math.round(Number(temp)),
      humidity: humidity === '' ? null : Number(humidity),
      wind: windDir && windScale ? `${windDir}${windScale}级` : windDir,
      // Places in China have one offset, Shanghai's.
      observedAt: parseTime(obsTime.slice(0, 16).replace('T', ' ')),
    }
  }
