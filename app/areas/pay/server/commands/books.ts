export { type PaymentOfDesk, paymentsOf, type RefundOfPayment, refundsOf } from '../queries/all-payments.ts'
export { type JournalRow, journalOf, listJournalDays } from '../queries/journal.ts'
export { findMonth, listMonthSums, listMonths, type MonthRow } from '../queries/months.ts'
export { closeMonth, missingBillsOf, nextMonth } from './close-month.ts'
