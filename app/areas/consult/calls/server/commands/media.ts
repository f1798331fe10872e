import { afterCommit } from '#kit/db/after-commit.ts'
import { each } from '#kit/jobs/each.ts'
import type { CallMedia } from '#kit/outside/media.ts'
import { callMediaOf } from '#kit/outside/server/media.ts'
import type { Within } from '#server/here.ts'
import type { Seat } from '../../rules.ts'
import { callStates } from '../../states.ts'
import * as queries from '../queries.ts'

/**
 * Does something to the room of a call once what is the cause of it is stored. Whoever hangs up does not wait for it, nor for the
 * server that carries the room: what fails is in the log, and `clearRooms` makes it good.
 */
const later = (within: Within, work: (media: CallMedia) => Promise<void>) => {
  if (within.config.livekit) afterCommit(within.db, () => within.beside?.(() => work(callMediaOf(within))))
}

/** Whoever sat at this device is seen and heard no more. */
export const putOutLater = (within: Within, room: string, { who, device }: Pick<queries.SeatRow, 'who' | 'device'>) =>
  later(within, (media) => media.putOut({ room, who, device }))

/** Nobody is seen and heard in this call any more. */
export const closeLater = (within: Within, room: string) => later(within, (media) => media.close(room))

/** Closes rooms of calls that are over, and puts out of the others who does not sit there. Rooms of others are left alone. */
export const clearRooms = async (within: Within) => {
  const media = callMediaOf(within)
  await each(await queries.listCalls(within.db, await media.listRooms()), ({ id, state }) =>
    callStates[state].open ? putStrangersOut(within, media, id) : media.close(id),
  )
}

const putStrangersOut = async ({ db }: Within, media: CallMedia, room: string) =>
  each(await media.listSeated(room), async (seat) => {
    if (!(await queries.sitsAt(db, room, seat.who as Seat, seat.device))) await media.putOut(seat)
  })
