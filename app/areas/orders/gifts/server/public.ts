import type { Db } from '#kit/db/open.ts'
import { type GiftRow, listCardsOf } from './queries.ts'

/** What is to be written on the cards of those of these orders that are gifts, by the order's id: for who packs them. */
export const giftCardsOf = async (db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await listCardsOf(db, orderIds)).map((gift) => [gift.orderId, cardText(gift)]))

const cardText = ({ giver, receiver, words }: GiftRow): string => `给${receiver}：${words}——${giver}`
