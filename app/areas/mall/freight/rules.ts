import type { Fen } from '#kit/money/fen.ts'
import { addDays, type Day, dayOf } from '#kit/time/day.ts'

/** What a template charges to some divisions; none named: to all others. */
export interface FreightRule {
  areaCodes: readonly number[]
  firstUnits: number
  firstFen: Fen
  nextUnits: number
  nextFen: Fen
  isRemote: boolean
  isExcluded: boolean
}

/** How sending is charged, its rules in their order. */
export interface FreightTemplate {
  countedBy: 'piece' | 'weight'
  freeFromFen: Fen | null
  rules: readonly FreightRule[]
}

/** What is sent together under one template. */
export interface Parcel {
  pieces: number
  grams: number
  /** What the goods in it cost. */
  goodsFen: Fen
}

/** What sending costs; `isExcluded`: nothing is sent there. */
export interface Freight {
  feeFen: Fen
  isRemote: boolean
  isExcluded: boolean
  /** For how much more one would have to buy until it costs nothing; null where it never does, or does so already. */
  toFreeFen: Fen | null
}

const nowhere: Freight = { feeFen: 0, isRemote: false, isExcluded: true, toFreeFen: null }

/** The rule for a place: the one that names the smallest division around it, else the one for all others. */
export const ruleFor = (rules: readonly FreightRule[], codesAround: readonly number[]): FreightRule | undefined => {
  for (const code of codesAround) {
    const named = rules.find(({ areaCodes }) => areaCodes.includes(code))
    if (named) return named
  }
  return rules.find(({ areaCodes }) => areaCodes.length === 0)
}

/** What a parcel costs to a place, whose divisions come the smallest first: the first units, then each begun next ones. */
export const freightOf = (template: FreightTemplate, codesAround: readonly number[], parcel: Parcel): Freight => {
  const rule = ruleFor(template.rules, codesAround)
  if (!rule || rule.isExcluded) return nowhere
  const units = template.countedBy === 'piece' ? parcel.pieces : parcel.grams
  const more = Math.max(0, Math.ceil((units - rule.firstUnits) / rule.nextUnits))
  const missingFen = rule.isRemote || template.freeFromFen === null ? null : template.freeFromFen - parcel.goodsFen
  const isFree = missingFen !== null && missingFen <= 0
  const feeFen = isFree ? 0 : rule.firstFen + more * rule.nextFen
  return { feeFen, isRemote: rule.isRemote, isExcluded: false, toFreeFen: feeFen > 0 ? missingFen : null }
}

/** Days until a parcel leaves and that it is on its way, where nobody says otherwise. */
export const USUAL_DAYS = { dispatch: 2, transit: 3 } as const
/** Most days of either that a template may say. */
export const MOST_DAYS = 60

/** How long the parcels of a template take: whole days until they leave, and on their way. */
export interface Pace {
  dispatchDays: number
  transitDays: number
}

/** The day by which all of these parcels have come that were paid, and maybe sent, at these moments; undefined where there is none. */
export const arrivalDay = (
  paces: readonly Pace[],
  { paidAt, sentAt }: { paidAt: Date; sentAt: Date | null },
): Day | undefined => {
  if (paces.length === 0) return undefined
  const daysOf = ({ dispatchDays, transitDays }: Pace) => (sentAt ? 0 : dispatchDays) + transitDays
  return addDays(dayOf(sentAt ?? paidAt), Math.max(...paces.map(daysOf)))
}
