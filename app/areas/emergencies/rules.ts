import { type EmergencySign, emergencySigns } from './rules/signs.ts'

/** A text as the words of signs are written: letters and digits alone, full width and half width the same. */
export const spoken = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

const speaksOf = (text: string, { words }: EmergencySign): boolean =>
  words.some((word) => (typeof word === 'string' ? text.includes(word) : word.every((part) => text.includes(part))))

/** The signs that a text speaks of, the most urgent first. */
export const signsIn = (text: string): readonly EmergencySign[] => {
  const folded = spoken(text)
  return folded ? emergencySigns.filter((sign) => speaksOf(folded, sign)) : []
}
