/** A colour of 3, 6 or 8 hexadecimal digits, with or without # [X209]. */
export const isHexColour = (text: string): boolean => /^#?(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(text)

/** The colour as CSS writes it, `#18cf62`; null if it is none [X209]. */
export const cssColour = (text: string): string | null =>
  isHexColour(text) ? `#${text.replace('#', '').toLowerCase()}` : null
