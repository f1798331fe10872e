import { address } from '#kit/wire/address.ts'

/** The page of somebody at the counter, by the handle that the search gave. */
export const personAddress = (person: string): string => address('/desk/person', { person })

/** Where a place is chosen for somebody, or for an appointment of theirs that is moved. */
export const bookAddress = (
  person: string,
  more: { date?: string; dep_id?: number | string; move?: string; doctor_id?: number | string } = {},
): string => address('/desk/person-book', { person, ...more })

/** What is printed for a visit. */
export const slipAddress = (orderId: string): string => address('/desk/slip', { order_id: orderId })
