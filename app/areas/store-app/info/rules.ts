import { addDays, type Day } from '#kit/time/day.ts'

/** So many days before its end a certificate is said to end soon. */
export const SOON_DAYS = 60

/** Longest texts, in characters. */
export const MOST = { title: 40, text: 3_000, name: 40, number: 60, issuer: 60 } as const

/** Where a certificate stands. */
export type CertificateState = 'good' | 'soon' | 'over' | 'early'

/** The same in words. */
export const certificateWords: Readonly<Record<CertificateState, string>> = {
  good: '有效',
  soon: '快到期',
  over: '已过期',
  early: '未生效',
}

/** Where a certificate stands on a day; its last day counts. Without an end it is good for ever. */
export const certificateState = (
  { validFrom, validUntil }: { validFrom: Day; validUntil: Day | null },
  today: Day,
): CertificateState => {
  if (today < validFrom) return 'early'
  if (validUntil === null) return 'good'
  if (today > validUntil) return 'over'
  return addDays(today, SOON_DAYS) > validUntil ? 'soon' : 'good'
}

/** Counters that may be raised from outside: fields by table. Nothing else is. */
export const countedFields: Readonly<Record<string, readonly string[]>> = { help: ['views'] }

/** Whether a counter may be raised from outside. */
export const mayCount = (table: string, field: string): boolean =>
  Object.hasOwn(countedFields, table) && (countedFields[table] ?? []).includes(field)

/** By what help may be sorted at the desk. */
export const helpSorts = { position: 'asc', views: 'desc', changed: 'desc' } as const
/** By what certificates may be sorted at the desk. */
export const certificateSorts = { until: 'asc', name: 'asc' } as const
