import {
  closeRecord,
  deleteRecord,
  findCurrent,
  letChooseAdverts,
  lockRecord,
  setCurrent,
} from '#app/areas/records/ground/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { PregnancyContent } from './record.ts'

/** Ends a record quietly: whoever speaks to her because of it hears so in the same moment, and falls silent. */
export const end = async (ctx: PatientContext, id: number, isKept: boolean) => {
  const record = await lockRecord<PregnancyContent>(ctx, ctx.patient, id, 'pregnancy')
  if (!record) return new Refused('not-found')
  if (!isKept) await deleteRecord(ctx, ctx.patient, id)
  // It fell silent when it was closed; what has begun since is another matter.
  if (record.closedAt) return {}
  if (isKept) await closeRecord(ctx, record, record.content)
  const current = await findCurrent(ctx, ctx.patient)
  if (current?.type === 'pregnancy' && current.id === id) await setCurrent(ctx, ctx.patient, null)
  await letChooseAdverts(ctx, ctx.patient, false)
  await ctx.emit('record.closed', { patientId: ctx.patient, kind: 'pregnancy' })
  return {}
}
