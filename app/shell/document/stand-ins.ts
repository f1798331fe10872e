import { inlineStyles } from './inline-styles.ts'

/** A text, or what has been made bytes already. */
export type Piece = string | Uint8Array

/** A part of pages that is kept. */
interface Part {
  bytes: Uint8Array
  styles: readonly string[]
}

/** Made anew with each start, and in no page that leaves: no text of anybody can hold it. */
const SIGN = `<!--${crypto.randomUUID()} `
const SIGN_ENDS = '-->'

const parts = new Map<string, Part>()
const encoder = new TextEncoder()
let made = 0

/** Keeps a part, and gives what is drawn in its place: React need not copy it, nor anybody look through it again. */
export const standInFor = (html: string): string => {
  if (html.includes(SIGN)) throw new Error('a part that is drawn once holds another one')
  const name = String(made++)
  parts.set(name, { bytes: encoder.encode(html), styles: inlineStyles(html) })
  return SIGN + name + SIGN_ENDS
}

/** Drops a part that is kept no more. */
export const forgetPart = (standIn: string): void => {
  parts.delete(standIn.slice(SIGN.length, -SIGN_ENDS.length))
}

/** A page as it is, with each part where something stands for it, and with the styles of all. */
export const filled = (drawn: string): { pieces: Piece[]; styles: string[] } => {
  const [first = '', ...rest] = drawn.split(SIGN)
  const pieces: Piece[] = [first]
  const styles = inlineStyles(first)
  for (const text of rest) {
    const ends = text.indexOf(SIGN_ENDS)
    const [part, after] = [parts.get(text.slice(0, ends)), text.slice(ends + SIGN_ENDS.length)]
    if (!part) throw new Error('a part of the page is not there')
    pieces.push(part.bytes, after)
    styles.push(...part.styles, ...inlineStyles(after))
  }
  return { pieces, styles: [...new Set(styles)] }
}
