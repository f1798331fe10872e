/**
 * What draws nothing by itself: spaces and line ends, control characters, all that Unicode lets a program ignore (joiners, marks of
 * direction, fillers), marks that take no room but stand upon the letter before them, the place of an object that did not come along, and
 * signs whose picture is empty: a blank of Braille and of hieroglyphs, a note without its head.
 */
const undrawn =
  /[\p{Z}\p{Cc}\p{Cf}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}\u{13441}\u{13442}]/gu

/** Whether there is anything to see in a text. */
export const hasVisible = (text: string): boolean => text.replace(undrawn, '') !== ''

/** A text without what is not seen and means nothing in it; spaces and line ends stay. Not for sentences: emoji and some scripts join by such characters. */
export const withoutInvisible = (text: string): string =>
  text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\ufffc]/gu, '')

/**
 * A number as it is printed on paper and was typed or pasted: without spaces and what nobody sees, in plain narrow characters, its
 * dashes of any length plain ones.
 */
export const printedNumber = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFKC')
    .replace(/[\s\p{Z}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')

/** The same of a number in which dashes mean nothing: of a phone, a card, a document. */
export const cleanedNumber = (text: string): string => printedNumber(text).replaceAll('-', '')
