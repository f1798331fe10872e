/** What draws nothing: spaces and line ends, control characters, and all that Unicode lets a program ignore (joiners, marks of direction, fillers). */
const undrawn = /[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether there is anything to see in a text. */
export const hasVisible = (text: string): boolean => text.replace(undrawn, '') !== ''

/** A text without what is not seen and means nothing in it; spaces and line ends stay. Not for sentences: emoji and some scripts join by such characters. */
export const withoutInvisible = (text: string): string => text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')

/**
 * A number of any kind (of a phone, a card, a document) as it was typed or pasted: without spaces, dashes of any length and what
 * nobody sees, in plain narrow characters.
 */
export const cleanedNumber = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFKC')
    .replace(/[\s\p{Z}\p{Pd}\u2212]/gu, '')
