import { endConsultation } from '#app/areas/consult/consultations/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { each } from '#kit/jobs/each.ts'
import * as queries from '../queries.ts'
import { finishCall } from './finish.ts'
import { followPhone } from './phone.ts'

const AT_ONCE = 200

/** Nobody came, nobody is there any more, or it lasts too long: the call ends by itself. */
export const endOverdue = async (ctx: Context) =>
  each(await queries.listOverdue(ctx.db, ctx.now, AT_ONCE), ({ id, consultationId }) =>
    transactInside(ctx, async (inside) => {
      await queries.lockConsultation(inside.db, consultationId)
      const call = await queries.findCall(inside.db, id)
      if (!call) return
      const isTime = call.endBy === null || call.endBy <= inside.now
      const talking = { to: 'ended', by: isTime ? 'time' : 'lost' } as const
      await finishCall(inside, call, call.state === 'talking' ? talking : { to: 'missed', by: 'time' })
    }),
  )

/** Where phones ring or are talked on, the provider is asked how far they are: its notices may be lost. */
export const followPhones = async (ctx: Context) =>
  each(await queries.listPhoning(ctx.db, AT_ONCE), ({ id }) => followPhone(ctx, id))

/** A consultation ends when nobody came back to its call. */
export const endAfterCalls = async (ctx: Context) =>
  each(await queries.listNotAgain(ctx.db, ctx.now, AT_ONCE), (consultationId) =>
    transactInside(ctx, async (inside) => {
      await queries.lockConsultation(inside.db, consultationId)
      await queries.forgetAgain(inside.db, consultationId)
      if (!(await queries.findOpenCall(inside.db, consultationId))) await endConsultation(inside, consultationId)
    }),
  )
