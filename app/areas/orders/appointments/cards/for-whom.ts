import { sessionItems } from '#kit/store/stored-items.ts'

const nameOf = (orderId: string) => `appointment-for ${orderId}`

/** Remembers for this visit who is to come for what was ordered: they are chosen first when a time is. */
export const keepForWhom = (orderId: string, memberId: number): void => sessionItems.keep(nameOf(orderId), memberId)

/** Who is to come, where somebody was named when it was ordered. */
export const forWhom = (orderId: string): number | undefined => sessionItems.read<number>(nameOf(orderId))
