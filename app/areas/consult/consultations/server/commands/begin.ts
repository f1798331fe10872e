import type { Context } from '#app/context.ts'
import type { ConsultationRow } from '../queries.ts'
import { acceptConsultation } from './doctor.ts'
import { emitMoved } from './emit-moved.ts'

/**
 * A consultation has begun to wait for its payment or its doctor. A doctor who offers a time has said that they take what is asked for
 * it: nobody waits for them to say it again.
 */
export const noteBegun = async (ctx: Context, consultation: ConsultationRow): Promise<ConsultationRow> => {
  const { id, state, agreedAt, doctorId } = consultation
  const accepted =
    state === 'waiting' && agreedAt !== null && doctorId !== null
      ? await acceptConsultation(ctx, doctorId, id)
      : undefined
  if (accepted) return accepted
  await emitMoved(ctx, consultation)
  return consultation
}
