import { type ActDone, recordActOf } from '#app/areas/access/staff/server/public.ts'
import type { DoctorContext } from '#app/context.ts'

/** What a doctor did. */
interface DoctorAct extends ActDone {
  /** Whose audit writes it down, where it is not the hospital of the doctor's first post. */
  hospitalId?: number
}

/** What work gives that came to nothing: why it was refused, or that there was nothing to change. */
type Nothing = string | false | undefined

/**
 * Does something as the doctor who asks and has the audit of the hospital write it down, both or neither. `actOf` says
 * what was done; work that came to nothing leaves no line.
 */
export const actAsDoctor = <T>(
  ctx: DoctorContext,
  work: (inside: DoctorContext) => Promise<T>,
  actOf: (done: Exclude<T, Nothing>) => DoctorAct,
): Promise<T> =>
  ctx.transact(async (inside) => {
    const done = await work(inside)
    if (!isNothing(done)) await tellDoctorAct(inside, actOf(done as Exclude<T, Nothing>))
    return done
  })

const isNothing = (done: unknown): boolean => typeof done === 'string' || done === false || done === undefined

const tellDoctorAct = (
  ctx: DoctorContext,
  { hospitalId = ctx.doctor.hospitalId, ...act }: DoctorAct,
): Promise<void> => {
  const { doctorId, name } = ctx.doctor
  return recordActOf(ctx, { hospitalId, staffId: null, doctorId, name }, ctx.incoming.traceid, act)
}
