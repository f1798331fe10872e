import { address } from '#kit/wire/address.ts'

/** Where one asks hospitals abroad for their price. */
export const inquiryAddress = (unitId?: number): string => address('/inquiry/index', { unit_id: unitId })
/** Where a patient's own inquiries begin. */
export const MY_INQUIRIES = '/inquiry/myInquiryIndex'
/** One inquiry. */
export const inquiryDetailAddress = (id: string): string => address('/inquiry/inquiryDetail', { id })
/** Where the quotes of one stand side by side. */
export const compareAddress = (id: string): string => address('/account/inquiryquotes', { id })
