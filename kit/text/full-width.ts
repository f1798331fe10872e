/**
 * Letters, digits and signs that a Chinese keyboard wrote in full width, as programs write them: １２：００ is 12:00. Whatever else only looks
 * like one, as ² or ①, stays what it is: nobody who writes it in a table means that number.
 */
export const halfWidth = (text: string): string =>
  text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replaceAll('　', ' ')
