import { address } from '#kit/wire/address.ts'

/** The page of a child. */
export const childAddress = (childId: number): string => address('/records/child', { child_id: childId })

/** The page on which a child is begun, or changed. */
export const childEditAddress = (childId?: number): string => address('/records/childedit', { child_id: childId })

/** The page of who cares for a child. */
export const carersAddress = (childId: number): string => address('/records/carers', { child_id: childId })
