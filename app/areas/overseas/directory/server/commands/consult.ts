import { addressIndexOf } from '#app/areas/access/patients/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { addConsult, addConsultOf, insertConsult } from '../queries/consults.ts'

/**
 * Counts that somebody asks, about a hospital or at all: once a visitor and day. Who is signed in is one visitor; all others
 * behind one network address are one too, because whatever a browser says of itself can be said a thousand times.
 */
export const countConsult = (ctx: RequestContext, hospitalId: number | undefined): Promise<boolean> =>
  ctx.transact(async (inside) => {
    const visitor = ctx.patient === null ? addressIndexOf(ctx) : `patient ${ctx.patient}`
    const row = { askedOn: dayOf(ctx.now), visitor }
    const isFirst = await insertConsult(inside.db, row)
    if (isFirst) await addConsult(inside.db)
    if (hospitalId === undefined) return isFirst
    const isFirstHere = await insertConsult(inside.db, { ...row, hospitalId })
    if (isFirstHere) await addConsultOf(inside.db, hospitalId)
    return isFirstHere
  })
