import { cleanedNumber } from '#kit/text/visible.ts'

/** Full-width digits made narrow, spaces, dashes, brackets, what nobody sees and the prefixes +86, +852 and +853 taken away: what is stored. */
export const normalisePhone = (text: string): string =>
  cleanedNumber(text)
    .replace(/[()]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)|^(?:\+|00)?85[23](?=\d{8}$)/, '')

/** A mobile number of the mainland [X205]. */
export const isMainlandMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(normalisePhone(text))

/** A mobile number of Hong Kong [X205]. */
export const isHongKongMobile = (text: string): boolean => /^[5689]\d{7}$/.test(normalisePhone(text))

/** A mobile number of Macau [X205]. */
export const isMacauMobile = (text: string): boolean => /^6\d{7}$/.test(normalisePhone(text))

/** A mobile number of the mainland, Hong Kong or Macau, with or without prefix and spaces [X205]. */
export const isMobile = (text: string): boolean =>
  isMainlandMobile(text) || isHongKongMobile(text) || isMacauMobile(text)

/** The looser variant: 1 and ten digits, also in ranges that are not given out yet [X206]. */
export const isLooseMobile = (text: string): boolean => /^1\d{10}$/.test(normalisePhone(text))
