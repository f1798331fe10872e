/** A phone number of which its owner recognises the ends: `138****0000`, of eight digits `91****78`. */
export const maskPhone = (phone: string): string =>
  phone.length >= 11 ? hideMiddle(phone, phone.length - 8, 4) : hideMiddle(phone, 2, 2)

/** The number of an identity document: `4403**********1234`, shorter ones `H1******78`. */
export const maskIdNumber = (number: string): string =>
  number.length >= 15 ? hideMiddle(number, 4, 4) : hideMiddle(number, 2, 2)

/** The number of a visit or bank card: its last four characters. */
export const maskCard = (number: string): string => hideMiddle(number, 0, Math.min(4, Math.floor(number.length / 2)))

/** A name of which the first character stays: `张*`. */
export const maskName = (name: string): string => {
  const [first = '', ...rest] = name
  return first + '*'.repeat(rest.length)
}

/** Stars for all but the ends; a text too short for both shows nothing but stars. */
const hideMiddle = (text: string, head: number, tail: number): string =>
  text.length <= head + tail
    ? '*'.repeat(text.length)
    : text.slice(0, head) + '*'.repeat(text.length - head - tail) + text.slice(text.length - tail)
