import type { Position } from '#kit/geo/distance.ts'
import { seeded } from '#kit/random/seeded.ts'
import { dayOf } from '#kit/time/day.ts'
import type { FetchWeather, WeatherSettings } from '../weather.ts'
import { qweather } from './qweather.ts'
import { watchedCall } from './trouble.ts'

/** Who knows the weather by the settings; null: nobody does. */
export const weatherOf = (settings: WeatherSettings, now: Date): FetchWeather | null => {
  if (settings.provider === 'none') return null
  return watchedCall('weather', 'now', settings.provider === 'qweather' ? qweather(settings) : invented(now))
}

/** Weather as it might be there on that day: warmer in the south and in July. */
const invented =
  (now: Date): FetchWeather =>
  async ({ lat, lng }: Position) => {
    const day = dayOf(now)
    const { pick, int } = seeded(`weather ${lat.toFixed(2)} ${lng.toFixed(2)} ${day}`)
    const season = Math.cos(((Number(day.slice(5, 7)) - 7) / 6) * Math.PI)
    const swing = Math.max(4, (lat - 10) / 1.6)
    return {
      text: pick(['晴', '多云', '多云', '阴', '小雨']),
      temperature: Math.round(27 - Math.max(0, lat - 22) * 0.6 + season * swing + int(-3, 3)),
      humidity: int(40, 90),
      wind: `${pick(['东南风', '东风', '北风', '西北风'])}${int(1, 4)}级`,
      observedAt: now,
    }
  }
