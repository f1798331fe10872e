/** Below so many bits nobody chose it by chance; 32 characters of a random key have some 115 (hexadecimal) to 150. */
const LEAST_BITS = 90

/**
 * Whether a secret has too little in it to be one: few different characters, one pattern again and again, or characters in a row
 * (`abcdef…`). It cannot tell a well-known sentence.
 */
export const isWeakSecret = (secret: string): boolean => {
  const steps = [...secret].slice(1).map((char, at) => char.charCodeAt(0) - secret.charCodeAt(at))
  return bitsOf([...periodOf(secret)]) < LEAST_BITS || bitsOf(steps) < LEAST_BITS / 2
}

/** What is repeated; the whole where nothing is. */
const periodOf = (text: string): string => {
  // A text that is found in itself, moved by less than its length, is that much again and again.
  const period = (text + text).indexOf(text, 1)
  return text.slice(0, period)
}

/** Bits of a sequence, were each part of it drawn as often as it stands there. */
const bitsOf = (parts: readonly unknown[]): number => {
  const counts = new Map<unknown, number>()
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / parts.length), 0)
}
