import type { PatientContext } from '#app/context.ts'
import { Objection } from '#app/events.ts'
import { findDefaultMember, forgetMember, lockMember, makeSomeDefault } from '../queries.ts'

/** Takes a member away, or says why not: they are not there, or a room above still needs them. */
export const leave = async (
  ctx: PatientContext,
  memberId: number,
): Promise<'not-found' | { objection: string } | undefined> => {
  try {
    return (await ctx.transact((inside) => takeAway(inside, memberId))) ? undefined : 'not-found'
  } catch (error) {
    if (error instanceof Objection) return { objection: error.message }
    throw error
  }
}

const takeAway = async (ctx: PatientContext, memberId: number): Promise<boolean> => {
  const { db, now, patient } = ctx
  if (!(await lockMember(db, patient, memberId))) return false
  await ctx.emit('member.leaving', { memberId, patientId: patient })
  await forgetMember(db, memberId, now)
  if (!(await findDefaultMember(db, patient))) await makeSomeDefault(db, patient)
  return true
}
