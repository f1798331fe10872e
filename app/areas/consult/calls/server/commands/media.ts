import type { Context } from '#app/context.ts'
import { afterCommit } from '#kit/db/after-commit.ts'
import { each } from '#kit/jobs/each.ts'
import type { CallMedia } from '#kit/outside/media.ts'
import { callMediaOf } from '#kit/outside/server/media.ts'
import type { Participant } from '../../rules.ts'
import { callStates } from '../../states.ts'
import * as queries from '../queries.ts'

/**
 * Does something to the room of a call once what is the cause of it is stored. Whoever hangs up does not wait for it, nor for the
 * server that carries the room: what fails is in the log, and `clearRooms` makes it good.
 */
const later = (ctx: Context, work: (media: CallMedia) => Promise<void>) => {
  if (ctx.config.livekit) afterCommit(ctx.db, () => ctx.detached?.(() => work(callMediaOf(ctx))))
}

/** Whoever sat at this device is seen and heard no more. */
export const putOutLater = (
  ctx: Context,
  room: string,
  { who, device }: Pick<queries.ParticipantRow, 'who' | 'device'>,
) => later(ctx, (media) => media.putOut({ room, who, device }))

/** Nobody is seen and heard in this call any more. */
export const closeLater = (ctx: Context, room: string) => later(ctx, (media) => media.close(room))

/** Closes rooms of calls that are over, and puts out of the others who does not sit there. Rooms of others are left alone. */
export const clearRooms = async (ctx: Context) => {
  const media = callMediaOf(ctx)
  await each(await queries.listCalls(ctx.db, await media.listRooms()), ({ id, state }) =>
    callStates[state].open ? putStrangersOut(ctx, media, id) : media.close(id),
  )
}

const putStrangersOut = async ({ db }: Context, media: CallMedia, room: string) =>
  each(await media.listSeated(room), async (seat) => {
    if (!(await queries.sitsAt(db, room, seat.who as Participant, seat.device))) await media.putOut(seat)
  })
