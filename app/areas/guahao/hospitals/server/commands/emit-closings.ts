import type { Context } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'

/** A department or a doctor whom a file closed, or opened again. */
export interface Settled {
  id: number
  hospitalId: number
  isOpen: boolean
}

/** Those who are closed end their clinics from today on, and those who see people again get theirs. */
export const emitClosings = async (
  ctx: Context,
  settled: readonly Settled[],
  named: (id: number) => { depId: number } | { doctorId: number },
): Promise<void> => {
  const from = dayOf(ctx.now)
  for (const { id, hospitalId } of settled.filter(({ isOpen }) => !isOpen))
    await ctx.emit('practice.closed', { hospitalId, ...named(id), from })
  const reopened = settled.filter(({ isOpen }) => isOpen)
  if (reopened.length > 0)
    await ctx.emit('practice.reopened', { hospitalIds: [...new Set(reopened.map(({ hospitalId }) => hospitalId))] })
}
