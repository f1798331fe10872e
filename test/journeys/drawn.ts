import { sampled } from '../generated/sample.ts'

/** The longest journeys, of which each gate walks one; a sweep walks all of them. */
const all = ['full-day', 'stopped-clinic', 'leaving'] as const

/** Whether a journey is walked this time. */
export const isDrawn = (journey: (typeof all)[number]): boolean => sampled(all, all.length).includes(journey)
