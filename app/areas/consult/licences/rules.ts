import { isEnding } from '#app/areas/consult/doctors/rules.ts'
import type { LicenceState } from './states.ts'

/** Kinds of licences; only a physician sees and prescribes on their own, and so online. */
export const licenceKinds = { physician: '执业医师', assistant: '执业助理医师' } as const
/** One of them. */
export type LicenceKind = keyof typeof licenceKinds
/** The same as a list. */
export const allLicenceKinds = Object.keys(licenceKinds) as LicenceKind[]

/** So many photographs prove a licence at most. */
export const MOST_PROOFS = 4

/** What stands on the certificate as its number: fifteen digits. */
export const isLicenceNumber = (number: string): boolean => /^\d{15}$/.test(number)

/** A number as it is stored: without the spaces with which it was typed. */
export const plainNumber = (number: string): string => number.replace(/\s/g, '')

/** What is wrong with the days of a licence, in words; undefined where nothing is. */
export const daysFault = (
  { issuedOn, endsOn }: { issuedOn: string; endsOn: string | null },
  today: string,
): string | undefined => {
  if (issuedOn > today) return '发证日期不能晚于今天'
  if (endsOn !== null && endsOn < issuedOn) return '到期日不能早于发证日期'
  return endsOn !== null && endsOn < today ? '这张证书已经过期，请登记新的证书' : undefined
}

/** A licence as far as it decides whether its doctor is certified. */
interface Deciding {
  state: LicenceState
  kind: LicenceKind
  endsOn: string | null
}

/** What follows for a doctor from all their licences: whether they are certified, and until when (null: no end is known). */
export const certifiedBy = (licences: readonly Deciding[], today: string) => {
  const own = licences.filter(({ kind }) => kind === 'physician')
  const holding = own.filter(({ state, endsOn }) => state === 'certified' && (endsOn === null || endsOn >= today))
  if (holding.length > 0) {
    const ends = holding.map(({ endsOn }) => endsOn)
    const last = ends.every((day) => day !== null) ? ends.toSorted().at(-1) : null
    return { certifyState: 'certified' as const, certifiedUntil: last ?? null }
  }
  const isIn = (...states: LicenceState[]) => own.some(({ state }) => states.includes(state))
  const certifyState = isIn('pending')
    ? ('pending' as const)
    : isIn('expired', 'withdrawn', 'certified')
      ? ('lapsed' as const)
      : own.length > 0
        ? ('refused' as const)
        : ('none' as const)
  return { certifyState, certifiedUntil: null }
}

/** What the desk's list may be narrowed to: what waits for somebody first. */
export const licenceFilters = {
  due: '待处理',
  certified: '有效',
  past: '已失效',
  all: '全部',
} as const
/** One of them. */
export type LicenceFilter = keyof typeof licenceFilters

/** By what the list may be sorted. */
export const licenceSorts = { ends: 'asc', entered: 'desc' } as const

/** Whether a licence that holds ends soon. */
export const isExpiring = ({ state, endsOn }: Pick<Deciding, 'state' | 'endsOn'>, today: string): boolean =>
  state === 'certified' && endsOn !== null && isEnding(endsOn, today)
