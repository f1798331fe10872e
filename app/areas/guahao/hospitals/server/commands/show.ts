import type { Context } from '#app/context.ts'
import { updateOpen } from '../queries/write.ts'

/** Shows a hospital to patients, or hides it; a search hears of it. */
export const showHospital = async (ctx: Context, id: number, isOpen: boolean): Promise<void> => {
  await updateOpen(ctx.db, id, isOpen, ctx.now)
  await ctx.emit('searchable.changed', { kind: 'unit', ids: [id] })
}
