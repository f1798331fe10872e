import type { GiftRow } from './queries.ts'

export const asGift = ({ giver, receiver, words }: GiftRow) => ({
  gift_from: giver,
  gift_to: receiver,
  gift_words: words,
})
