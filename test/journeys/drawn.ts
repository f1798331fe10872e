import { readdirSync } from 'node:fs'
import { sampled } from '../generated/sample.ts'

/** What every gate walks: what most people come for, the week of whoever runs a hospital, and the looks at pages that are drawn by themselves. */
const always = [
  'ask-a-doctor',
  'elder-books',
  'exam-for-parents',
  'from-a-symptom',
  'long-names',
  'parcel-and-back',
  'refusals',
  'staff-pages',
  'unanswered',
  'week',
  'whole-visit',
].map((name) => `${name}.e2e.ts`)

/** Three browsers of a call draw and encode pictures at once: they are walked one at a time. */
const calls = ['livekit.e2e.ts', 'relay.e2e.ts', 'video.e2e.ts']

const LOOK = 'pages.e2e.ts'

const others = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.e2e.ts') && ![...always, ...calls, LOOK].includes(name))
  .toSorted()

/** `npm test` walks a part, by the day's seed: every second of the other journeys, and one of the calls. By hand and in a sweep all are walked. */
const isGate = process.env.GATE !== undefined

/** The files that are walked this time. */
export const walked: Record<'look' | 'journeys' | 'calls', string[]> = {
  look: [LOOK],
  journeys: [...always, ...(isGate ? sampled(others, 2) : others)],
  calls: isGate ? [...sampled(calls, calls.length)] : calls,
}
