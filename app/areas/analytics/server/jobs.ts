import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { EVENTS_STORED_DAYS } from '../rules/funnel.ts'
import {
  deleteClicks,
  deleteConversions,
  deleteEvents,
  deleteLogs,
  deleteNonces,
  deleteViews,
} from './queries/forget.ts'

/** Much longer than a batch of actions is taken after it was sent. */
const NONCE_HOURS = 2
const KEPT_DAYS = { events: EVENTS_STORED_DAYS, logs: 30, clicks: 30, conversions: 180, views: 365 }
/** About a gigabyte. */
const MOST_EVENTS = 5_000_000

/** A nonce whose batch would be too old by now needs no guard. */
export const forgetNonces: Job = job({
  name: 'analytics.forget-nonces',
  every: '*/10 * * * *',
  run: ({ db, now }) => deleteNonces(db, earlier(now, { hours: NONCE_HOURS })),
})

/** What is old is forgotten; and the oldest events where too many came. */
export const forgetOld: Job = job({
  name: 'analytics.forget-old',
  every: '40 * * * *',
  run: async ({ db, now }) => {
    const today = dayOf(now)
    await deleteEvents(db, earlier(now, { days: KEPT_DAYS.events }), MOST_EVENTS)
    await deleteLogs(db, addDays(today, -KEPT_DAYS.logs))
    await deleteClicks(db, addDays(today, -KEPT_DAYS.clicks))
    await deleteConversions(db, earlier(now, { days: KEPT_DAYS.conversions }))
    await deleteViews(db, earlier(now, { days: KEPT_DAYS.views }))
  },
})
