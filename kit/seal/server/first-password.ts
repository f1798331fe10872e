import { randomInt } from 'node:crypto'

/** A password for somebody's first sign-in that can be read out without mistakes: 60 bits, in groups of four. */
export const firstPassword = (): string => {
  const letters = Array.from({ length: 12 }, () => readable[randomInt(readable.length)])
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].map((group) => group.join('')).join('-')
}

const readable = 'abcdefghjkmnpqrstuvwxyz23456789ACDEFGHJKLMNPQRTUVWXYZ'
