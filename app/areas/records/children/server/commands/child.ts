import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { keepMember } from '#app/areas/account/members/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { isPersonName, isSameName } from '#kit/text/name.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { type ChildClaim, type ChildFault, faultOfChild, GESTATION_DAYS, MOST_CHILDREN, sexOf } from '../../rules.ts'
import { type ChildWords, sealed, wordsOf } from '../present.ts'
import * as queries from '../queries.ts'

type Fault = ChildFault | 'bad-name' | 'known-child'

/** What is said of a child anew; what is not given stays as it is. No days of gestation: nobody knows them; member 0: none. */
export interface ChildChange {
  member_id?: number | undefined
  baby_name?: string | undefined
  sex?: number | undefined
  birthday?: Day | undefined
  gestation_days?: number | undefined
  guardian_consent?: number | undefined
}

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
  said: ChildChange,
): Promise<{ id: number } | Refused<Fault | 'not-found' | 'odd-gestation'>> =>
  transactInside(ctx, async (inside) => {
    const { db, now, patient } = inside
    await lockPatient(db, patient)
    const own = await queries.listOwnChildren(db, patient)
    const before = own.find((row) => row.id === id)
    if (!before) return new Refused('not-found')
    const memberId = memberIdOf(said, before)
    if (memberId !== null && !(await keepMember(db, patient, memberId))) return new Refused('not-found')
    if (isOddGestation(said.gestation_days)) return new Refused('odd-gestation')
    const words = changed(wordsOf(inside, before), said)
    const consentedAt = before.guardianConsentAt ?? consentOf(said, now)
    const others = own.filter((row) => row.id !== id)
    const claim = { ...words, gestationDays: words.gestationDays ?? undefined, hasConsent: consentedAt !== null }
    const fault = faultOf(inside, claim, others)
    if (fault) return new Refused(fault)
    const contentSealed = sealed(inside, words)
    await queries.updateChild(db, patient, id, { memberId, contentSealed, guardianConsentAt: consentedAt })
    return { id }
  })

const memberIdOf = ({ member_id }: ChildChange, { memberId }: queries.ChildRow): number | null =>
  member_id === undefined ? memberId : member_id || null

const consentOf = ({ guardian_consent }: ChildChange, now: Date): Date | null => (guardian_consent === 1 ? now : null)

const isOddGestation = (days: number | undefined): boolean =>
  days !== undefined && days !== 0 && days < GESTATION_DAYS.least

const changed = (before: ChildWords, { baby_name, sex, birthday, gestation_days }: ChildChange): ChildWords => ({
  name: baby_name ?? before.name,
  sex: sex === undefined ? before.sex : sexOf(sex),
  birthday: birthday ?? before.birthday,
  gestationDays: gestation_days === undefined ? before.gestationDays : gestation_days || null,
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
