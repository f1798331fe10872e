import { endAsk } from '#app/areas/consult/asks/server/public.ts'
import { transactInside } from '#kit/db/inside.ts'
import { each } from '#kit/jobs/each.ts'
import type { Within } from '#server/here.ts'
import * as queries from '../queries.ts'
import { finishCall } from './finish.ts'
import { followPhone } from './phone.ts'

const AT_ONCE = 200

/** Nobody came, nobody is there any more, or it lasts too long: the call ends by itself. */
export const endOverdue = async (within: Within) =>
  each(await queries.listOverdue(within.db, within.now, AT_ONCE), ({ id, askId }) =>
    transactInside(within, async (inside) => {
      await queries.lockAsk(inside.db, askId)
      const call = await queries.findCall(inside.db, id)
      if (!call) return
      const isTime = call.endBy === null || call.endBy <= inside.now
      const talking = { to: 'ended', by: isTime ? 'time' : 'lost' } as const
      await finishCall(inside, call, call.state === 'talking' ? talking : { to: 'missed', by: 'time' })
    }),
  )

/** Where phones ring or are talked on, the provider is asked how far they are: its notices may be lost. */
export const followPhones = async (within: Within) =>
  each(await queries.listPhoning(within.db, AT_ONCE), ({ id }) => followPhone(within, id))

/** A consultation ends when nobody came back to its call. */
export const endAfterCalls = async (within: Within) =>
  each(await queries.listNotAgain(within.db, within.now, AT_ONCE), (askId) =>
    transactInside(within, async (inside) => {
      await queries.lockAsk(inside.db, askId)
      await queries.forgetAgain(inside.db, askId)
      if (!(await queries.findOpenCall(inside.db, askId))) await endAsk(inside, askId)
    }),
  )
