import { printedNumber } from '#kit/text/visible.ts'

/** Whether this can be the number of a hospital's card, as `printedNumber` stores it: 4 to 32 letters, digits and dashes. */
export const isCardNumber = (text: string): boolean => /^[A-Za-z0-9-]{4,32}$/.test(printedNumber(text))
