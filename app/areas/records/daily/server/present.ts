import { monthsBetween } from '#app/areas/records/children/rules.ts'
import type { Child, SealedRow } from '#app/areas/records/children/server/public.ts'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { Day } from '#kit/time/day.ts'
import { hasAmount, isUrgent, type Kind, kinds } from '../rules.ts'

/** The kind of sealed text. */
export const DAILY = 'daily-entry'

/** What is written down. */
export interface Entry {
  kind: Kind
  /** When, as times travel: 2026-11-21 09:30:00. */
  at: string
  /** 0 where the kind has none. */
  amount: number
  note: string
  /** What who wrote it is to the child; '' of who began the record. */
  by: string
}

type Sealing = Pick<Context, 'config'>

export const sealed = ({ config }: Sealing, entry: Entry): string => sealOf(config).seal(JSON.stringify(entry), DAILY)

export const asEntry = ({ config }: Sealing, row: SealedRow): Entry & { id: number } => ({
  ...(JSON.parse(sealOf(config).open(row.contentSealed, DAILY)) as Entry),
  id: row.id,
})

const dayText = (childId: number, day: Day) => `${childId} ${day}`

/** The digest by which a day of a child is found. */
export const dayIndexOf = ({ config }: Sealing, childId: number, day: Day): string =>
  sealOf(config).index(dayText(childId, day), DAILY)

/** The digests under all secrets, for looking up. */
export const dayIndexesOf = ({ config }: Sealing, childId: number, day: Day): string[] =>
  sealOf(config).indexes(dayText(childId, day), DAILY)

/** An entry in words: 喝奶 120 毫升. */
export const wordsOf = ({ kind, amount }: Pick<Entry, 'kind' | 'amount'>): string =>
  hasAmount(kind) ? `${kinds[kind].words} ${amount} ${kinds[kind].unit}` : kinds[kind].words

/** Whether an entry is a temperature that wants a doctor at once. */
export const isUrgentOf = ({ kind, amount, at }: Pick<Entry, 'kind' | 'amount' | 'at'>, { birthday }: Child): boolean =>
  kind === 'temperature' && isUrgent(amount, monthsBetween(birthday, at.slice(0, 10)))
