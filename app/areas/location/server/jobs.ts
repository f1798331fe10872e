import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { weatherOf } from '#kit/outside/server/weather.ts'
import { earlier } from '#kit/time/span.ts'
import { PLACE_HOURS, VISITOR_DAYS, WEATHER_MINUTES } from '../rules.ts'
import { clearPlaces, deleteVisitors } from './queries/visitors.ts'
import { listDue, upsertWeather } from './queries/weather.ts'

const AT_ONCE = 8
const MOST = 200

/** Asks for the weather of cities whose turn it is. One that cannot be had keeps what is known of it, and waits its turn. */
export const refreshWeather = job<Pick<Context, 'db' | 'now' | 'config'>>({
  name: 'location.refresh-weather',
  every: '*/10 * * * *',
  run: async ({ db, now, config }) => {
    const askWeather = weatherOf(config.weather, now)
    if (!askWeather) return
    const due = await listDue(db, earlier(now, { minutes: WEATHER_MINUTES }), MOST)
    const failures: unknown[] = []
    for (let at = 0; at < due.length; at += AT_ONCE) {
      const asked = due.slice(at, at + AT_ONCE)
      const told = await Promise.allSettled(asked.map((place) => askWeather(place)))
      for (const [nth, { id }] of asked.entries()) {
        const one = told[nth]
        await upsertWeather(db, id, one?.status === 'fulfilled' ? one.value : null, now)
        if (one?.status === 'rejected') failures.push(one.reason)
      }
    }
    // One city may be missing; when all are, the operator should see why.
    if (due.length > 0 && failures.length === due.length) throw failures[0]
  },
})

export const forgetPlaces = job<Context>({
  name: 'location.forget-places',
  every: '23 * * * *',
  run: async ({ db, now }) => {
    await clearPlaces(db, earlier(now, { hours: PLACE_HOURS }))
    await deleteVisitors(db, earlier(now, { days: VISITOR_DAYS }))
  },
})
