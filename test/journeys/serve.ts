import { systemClock } from '#kit/time/clock.ts'
import { dayOf, instantAt } from '#kit/time/day.ts'
import { readConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { start } from '#server/start.ts'

// The product for the journeys: it is always morning when it starts, so that there are clinics today and hand-overs now.
const began = systemClock.now().getTime()
const morning = instantAt(dayOf(systemClock.now()), 8 * 60).getTime()
let ahead = morning - began
const clock = { now: () => new Date(systemClock.now().getTime() + ahead) }
// A journey that has a process of its own says how far its time is to go on, and is told how far ahead of ours it is.
process.on('message', (millis: number) => {
  ahead += millis
  process.send?.(ahead)
})

const config = readConfig(process.env)
const running = await start({ config, log: openLog(config.logLevel), clock, dev: false })
process.send?.(ahead)
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)))
