import { expect, test } from 'vitest'
import { partsBack, partsOrdered } from './counter.ts'

test.each([
  // paid, of it by card, ordered before, now: money, card
  [5_000, 0, 0, 5_000, 5_000, 0],
  [5_000, 2_000, 0, 5_000, 3_000, 2_000],
  [5_000, 2_000, 0, 1_000, 1_000, 0],
  [5_000, 2_000, 1_000, 3_000, 2_000, 1_000],
  [5_000, 2_000, 3_000, 2_000, 0, 2_000],
  [5_000, 2_000, 4_000, 1_000, 0, 1_000],
  [5_000, 5_000, 0, 5_000, 0, 5_000],
])('of %i of which a card paid %i, and %i went back before, %i go back as money %i and onto the card %i', (...row) => {
  const [amountFen, cardFen, orderedFen, backFen, moneyFen, toCardFen] = row
  expect(partsBack({ amountFen, cardFen, orderedFen }, backFen)).toEqual({ moneyFen, toCardFen })
  expect(partsOrdered({ amountFen, cardFen, orderedBackFen: orderedFen + backFen }, backFen)).toEqual({
    moneyFen,
    toCardFen,
  })
})
