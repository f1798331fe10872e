import type { ParsedInput } from '#kit/wire/call.ts'
import type { inquiryHospitalQuote } from '../../contract.ts'

/** A quote as somebody wrote it, at the desk or at the hospital. */
export type WrittenQuote = Omit<ParsedInput<typeof inquiryHospitalQuote>, 'code' | 'who'>
