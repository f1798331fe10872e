import type { Context, StaffContext } from '#app/context.ts'
import type { DeskAct } from '#app/events.ts'
import type { Act } from '../../rules/acts.ts'

/** What was done to which row. `before` and `after` name what changed: never a patient's name or words. */
export interface ActDone {
  act: Act
  kind: string
  id: string | number
  before?: DeskAct['before']
  after?: DeskAct['after']
}

/** Tells what the asker did; call it with the context of the transaction in which it was done. */
export const recordAct = (ctx: StaffContext, done: ActDone): Promise<void> =>
  recordActOf(ctx, ctx.staff, ctx.incoming.traceid, done)

/** Does something and tells that it was done, both or neither; what came to nothing (false, 0, undefined) is not told. */
export const recordDone = <T>(
  ctx: StaffContext,
  done: ActDone,
  work: (inside: StaffContext) => Promise<T>,
): Promise<T> =>
  ctx.transact(async (inside) => {
    const result = await work(inside)
    if (result !== false && result !== 0 && result !== undefined) await recordAct(inside, done)
    return result
  })

/** Tells what somebody did who is not signed in, or not any more. */
export const recordActOf = (
  ctx: Context,
  who: { hospitalId: number; staffId: number | null; doctorId?: number | null; name: string },
  traceid: string,
  { act, kind, id, before = null, after = null }: ActDone,
): Promise<void> =>
  ctx.emit('desk.acted', {
    hospitalId: who.hospitalId,
    staffId: who.staffId,
    doctorId: who.doctorId ?? null,
    staffName: who.name,
    act,
    kind,
    id: String(id),
    before,
    after,
    traceid,
  })
