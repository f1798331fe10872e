import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { keepMember } from '#app/areas/account/members/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { isPersonName, isSameName } from '#kit/text/name.ts'
import { dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { type ChildClaim, type ChildFault, faultOfChild, MOST_CHILDREN } from '../../rules.ts'
import { type ChildWords, sealed, wordsOf } from '../present.ts'
import * as queries from '../queries.ts'

type Fault = ChildFault | 'bad-name' | 'known-child'

/** Begins the record of a child of who asks; gives its id, or names what stands in the way. */
export const beginChild = (
  ctx: PatientContext,
  claim: ChildClaim & { memberId?: number | undefined },
): Promise<number | Refused<Fault | 'not-found' | 'too-many'>> =>
  transactInside(ctx, async (inside) => {
    const { db, now, patient } = inside
    // Two beginnings at once could pass the limit, or begin the same child twice.
    await lockPatient(db, patient)
    const own = await queries.listOwnChildren(db, patient)
    if (own.length >= MOST_CHILDREN) return new Refused('too-many', { most: MOST_CHILDREN })
    if (claim.memberId !== undefined && !(await keepMember(db, patient, claim.memberId)))
      return new Refused('not-found')
    const fault = faultOf(inside, claim, own)
    if (fault) return new Refused(fault)
    return queries.insertChild(db, {
      patientId: patient,
      memberId: claim.memberId ?? null,
      contentSealed: sealed(inside, wordsSaid(claim)),
      guardianConsentAt: claim.hasConsent ? now : null,
      createdAt: now,
    })
  })

/** Writes anew who a child of who asks is; names what stands in the way. */
export const changeChild = (
  ctx: PatientContext,
  id: number,
  claim: ChildClaim,
): Promise<Refused<Fault | 'not-found'> | undefined> =>
  transactInside(ctx, async (inside) => {
    const { db, now, patient } = inside
    await lockPatient(db, patient)
    const own = await queries.listOwnChildren(db, patient)
    const before = own.find((row) => row.id === id)
    if (!before) return new Refused('not-found')
    const consentedAt = before.guardianConsentAt ?? (claim.hasConsent ? now : null)
    const others = own.filter((row) => row.id !== id)
    const fault = faultOf(inside, { ...claim, hasConsent: consentedAt !== null }, others)
    if (fault) return new Refused(fault)
    const contentSealed = sealed(inside, wordsSaid(claim))
    await queries.updateChild(db, patient, id, { contentSealed, guardianConsentAt: consentedAt })
    return undefined
  })

const faultOf = (ctx: PatientContext, claim: ChildClaim, others: readonly queries.ChildRow[]): Fault | undefined => {
  if (!isPersonName(claim.name)) return 'bad-name'
  const fault = faultOfChild(claim, dayOf(ctx.now))
  if (fault) return fault
  // Twins have one birthday and two names.
  const isKnown = others
    .map((row) => wordsOf(ctx, row))
    .some(({ name, birthday }) => birthday === claim.birthday && isSameName(name, claim.name))
  return isKnown ? 'known-child' : undefined
}

const wordsSaid = ({ name, sex, birthday, gestationDays }: ChildClaim): ChildWords => ({
  name,
  sex,
  birthday,
  gestationDays: gestationDays ?? null,
})
