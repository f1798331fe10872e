import type { StaffContext } from '#app/context.ts'
import { earlier, later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { APPROVER_DAYS, type Permission, PLATFORM_DESK, permissionsOf, REQUEST_HOURS } from '../../rules.ts'
import * as queries from '../queries.ts'
import { madeOf } from './acting.ts'
import { recordAct } from './acts.ts'

/** What somebody wishes by which money or rights move. */
export interface Wish {
  /** What is done once another has agreed: of this room, or of one above, which hears of it (`request.agreed`). */
  kind:
    | 'post.give'
    | 'post.change'
    | 'role.change'
    | 'payout.approve'
    | 'receipt.approve'
    | 'patient.give'
    | 'merchant.set'
  /** Who may agree to it has this permission. */
  may: Permission
  /** What is wished, in words for who agrees: never a patient's name. */
  subject: string
  /** All that is needed to do it. */
  facts: Readonly<Record<string, unknown>>
}

/**
 * Writes down what somebody wishes, for another to agree to; false where nobody else could: then the one who is there does it alone,
 * and the audit says so. Who could has had such a post for three days: nobody makes themselves a second one for it.
 */
export const askSecond = async (ctx: StaffContext, wish: Wish): Promise<boolean> =>
  (await requestSecond(ctx, wish)) !== null

/** Whether somebody else of this desk could do it too, who has had such a post for three days. */
export const hasAnother = async ({ db, now, staff }: StaffContext, permission: Permission): Promise<boolean> => {
  const settled = await queries.listSettled(db, staff, earlier(now, { days: APPROVER_DAYS }))
  return settled.some(having(permission))
}

/**
 * Does what may take something from somebody at a desk, one after the other. Refused where nobody would manage its staff any more, from
 * wherever they reach it: then nothing of it is done.
 */
export const keepManaged = async <T>(
  ctx: StaffContext,
  work: (inside: StaffContext) => Promise<T>,
): Promise<T | Refused<'last'>> => {
  const { hospitalId } = ctx.staff
  try {
    return await ctx.transact(async (inside) => {
      await queries.lockDesk(inside.db, hospitalId)
      const done = await work(inside)
      if (!(await queries.listSettled(inside.db, { hospitalId })).some(having('staff.manage'))) throw new NobodyLeft()
      return done
    })
  } catch (thrown) {
    if (thrown instanceof NobodyLeft) return new Refused('last')
    throw thrown
  }
}

/** Takes back what would leave nobody who manages the staff of the desk. */
class NobodyLeft extends Error {}

type Post = Awaited<ReturnType<typeof queries.listSettled>>[number]

const having = (permission: Permission) => (post: Post) => permissionsOf(madeOf(post)).includes(permission)

/** The same, and the number of the request; null where nobody else could agree. */
export const requestSecond = async (ctx: StaffContext, wish: Wish): Promise<number | null> => {
  const { db, now, staff } = ctx
  if (!(await hasAnother(ctx, wish.may))) return null
  const request = await queries.insertRequest(db, {
    ...wish,
    hospitalId: staff.hospitalId === PLATFORM_DESK ? null : staff.hospitalId,
    askedBy: staff.staffId,
    askedAt: now,
    expiresAt: later(now, { hours: REQUEST_HOURS }),
    state: 'waiting',
  })
  await recordAct(ctx, { act: 'request.ask', kind: 'request', id: request.id, after: { requestSubject: wish.subject } })
  return request.id
}

/** What was wished does not fit any more: somebody has changed it meanwhile. */
export class RequestStale extends Error {}
