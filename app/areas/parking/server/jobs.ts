import type { Context } from '#app/context.ts'
import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import type { ParkingSystem } from '#kit/outside/parking.ts'
import { parkingOf } from '#kit/outside/server/parking.ts'
import { earlier, later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { MISSED_HOURS, STORED_DAYS } from '../rules.ts'
import { cancelStay, followStay, reportLate } from './commands/park.ts'
import { deleteEnded, forgetPlates, listOpen, listUntold, type StayRow, updateStay } from './queries.ts'

const MOST = 200

const followAll = async (ctx: Context) => {
  const system = parkingOf(ctx.config.parking, ctx.now)
  if (!system) return
  for await (const stay of each(ctx, listUntold)) await reportLate(ctx, system, stay)
  for await (const stay of each(ctx, listOpen)) await followOne(ctx, system, stay)
}

/** All rows of a list that is read some at a time. */
async function* each({ db }: Context, list: typeof listOpen): AsyncGenerator<StayRow> {
  for (let afterId = 0; ; ) {
    const rows = await list(db, afterId, MOST)
    yield* rows
    if (rows.length < MOST) return
    afterId = rows.at(-1)?.id ?? 0
  }
}

const followOne = async (ctx: Context, system: ParkingSystem, row: StayRow) => {
  const stay = await followStay(ctx, system, row)
  if (stay.state !== 'booked' || later(stay.arriveAt, { hours: MISSED_HOURS }) > ctx.now) return
  // Where the system cannot be asked the car may be inside: it is asked again.
  const done = await cancelStay(ctx, stay)
  if (!(done instanceof Refused)) await updateStay(ctx.db, done, { state: 'missed' })
}

/** Where cars are, and what the system has not heard yet. */
export const follow: Job = job({ name: 'parking.follow', every: '* * * * *', run: followAll })

/** What has served its end is deleted. */
export const forget: Job = job({
  name: 'parking.forget',
  every: '40 3 * * *',
  async run({ db, now }: Context) {
    await deleteEnded(db, earlier(now, { days: STORED_DAYS }))
    await forgetPlates(db, earlier(now, { days: STORED_DAYS }))
  },
})
