export { give as giveGift } from './handlers/give.ts'
export { asReceived, imageOf as giftImageOf } from './present.ts'
export { findKind as findGift, listReceived } from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { doctorGiftsKinds } from './tables.ts'
