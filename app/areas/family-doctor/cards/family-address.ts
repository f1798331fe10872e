import { address } from '#kit/wire/address.ts'

/** Applying, of a doctor and for a member where they are chosen already. */
export const applyAddress = (chosen: { doctor_id?: number; member_id?: number }): string =>
  address('/familydoc/apply', chosen)

/** A member's family doctor. */
export const doctorOfAddress = (member_id: number): string => address('/familydoc/detail', { member_id })

/** One signing, also one that is over. */
export const signingAddress = (id: string): string => address('/familydoc/detail', { id })

/** The health record of a member; `tab` is a view of it. */
export const recordsAddress = (member_id: number, tab?: string): string =>
  address('/familydoc/records', { member_id, tab })

/** A check report among a member's records. */
export const reportAddress = (member_id: number, report: number): string =>
  address('/familydoc/records', { member_id, tab: 'report', report })

/** All reports of the family: of exams and tests, or with `kept` those that are kept among the records. */
export const reportsAddress = (from?: 'kept'): string => address('/familydoc/reports', { from })

/** A health plan with its items. */
export const planAddress = (id: number): string => address('/plan/detail', { id })
