import { sexCode } from '#app/areas/access/patients/rules.ts'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { type Day, dayOf, daysBetween } from '#kit/time/day.ts'
import {
  ageWords,
  type CarerRelation,
  carerRelations,
  correctedDays,
  countedFrom,
  gestationWords,
  growthStateOf,
  growthStates,
  type Rights,
} from '../rules.ts'
import type { ChildRow, SeenChild } from './queries.ts'

/** The kind of sealed text. */
export const CHILD = 'child'

/** What says who a child is. */
export interface ChildWords {
  name: string
  sex: 'female' | 'male'
  birthday: Day
  gestationDays: number | null
}

/** A child as its own room and those above know it. */
export interface Child extends ChildWords {
  id: number
  /** Who began the record. */
  ownerId: number
  memberId: number | null
  /** What who asks may with it. */
  rights: Rights
  relation: CarerRelation | null
}

/** Seals who a child is. */
export const sealed = ({ config }: Pick<Context, 'config'>, words: ChildWords): string =>
  sealOf(config).seal(JSON.stringify(words), CHILD)

/** Who a child is. */
export const wordsOf = ({ config }: Pick<Context, 'config'>, row: ChildRow): ChildWords =>
  JSON.parse(sealOf(config).open(row.contentSealed, CHILD)) as ChildWords

export const asKnown = (ctx: Pick<Context, 'config'>, { child, carer }: SeenChild): Child => ({
  id: child.id,
  ownerId: child.patientId,
  memberId: child.memberId,
  ...wordsOf(ctx, child),
  rights: carer === null ? 'own' : carer.rights,
  relation: carer === null ? null : (carer.relation as CarerRelation),
})

/** A child as calls show it; what is derived is counted on the server's day [X097]. */
export const asBaby = (child: Child, { now }: Pick<Context, 'now'>) => {
  const today = dayOf(now)
  const { birthday, gestationDays } = child
  const state = growthStateOf(birthday, today)
  const corrected = correctedDays(birthday, gestationDays, today)
  return {
    id: child.id,
    type: 'baby' as const,
    userId: child.ownerId,
    member_id: child.memberId ?? 0,
    baby_name: child.name,
    sex: sexCode(child.sex),
    birthday,
    gestation_days: gestationDays ?? 0,
    gestation_words: gestationWords(gestationDays),
    ageDays: daysBetween(birthday, today),
    age_words: ageWords(birthday, today),
    corrected_words: corrected === undefined ? '' : ageWords(countedFrom(birthday, gestationDays, today), today),
    babyGrowthState: state,
    growth_state_words: growthStates[state],
    rights: child.rights,
    relation_name: child.relation === null ? '' : carerRelations[child.relation],
  }
}
