import type { Position } from '#kit/geo/distance.ts'

/** The weather at one place. */
export interface Weather {
  /** In a word: 晴, 小雨. */
  text: string
  /** Degrees Celsius. */
  temperature: number
  /** Per cent; null where the provider does not say. */
  humidity: number | null
  /** In words: 东南风3级; '' where the provider does not say. */
  wind: string
  observedAt: Date
}

/** Who knows the weather at a place; throws where it cannot be had. */
export type FetchWeather = (place: Position) => Promise<Weather>

/** Which provider tells, and how one signs in there. */
export interface WeatherSettings {
  provider: 'stand-in' | 'qweather' | 'none'
  /** The provider's host for this account, without a slash at the end. */
  endpoint: string
  apiKey: string
}
