import { findStaff, recordActOf, resetPassword } from '#app/areas/access/staff/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { findApproved } from '../queries.ts'

/** Nobody has ever signed in with it: afterwards a lost password goes the way of all staff's. */
export const isUnused = ({ mustChange, lastSeenAt }: { mustChange: boolean; lastSeenAt: Date | null }): boolean =>
  mustChange && lastSeenAt === null

/** Gives the applicant a first password of their hospital's admin: another one each time, until one was used. */
export const claimAccount = (
  ctx: PatientContext,
  hospitalId: number | undefined,
): Promise<{ loginName: string; password: string } | Refused<'not-found' | 'used'>> =>
  ctx.transact(async (inside) => {
    const row = await findApproved(inside.db, inside.patient, hospitalId)
    const account = row?.hospitalId && row.staffId ? await findStaff(inside.db, row.staffId) : undefined
    if (!row?.hospitalId || !account) return new Refused('not-found')
    if (!isUnused(account)) return new Refused('used')
    const password = await resetPassword(inside, account.id, { secondFactor: false })
    const { id, loginName } = account
    const who = { hospitalId: row.hospitalId, staffId: null, name: '入驻申请人' }
    await recordActOf(inside, who, inside.incoming.traceid, {
      act: 'joining.claim',
      kind: 'staff',
      id,
      after: { loginName },
    })
    return { loginName, password }
  })
