import { cityWeather } from '#app/areas/location/contract.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'

/** The weather of the city in few words; null where nothing of now is known, and for all the country. */
export const loadWeather = async (callApi: CallApi): Promise<string | null> => {
  try {
    const { weather } = await callApi(cityWeather, {})
    return weather && `${weather.text} ${weather.temperature}°`
  } catch (thrown) {
    if (thrown instanceof RefusedError) return null
    throw thrown
  }
}
