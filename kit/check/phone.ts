import { cleanedNumber } from '#kit/text/visible.ts'

/** Where numbers of eight digits are given out, by their country code. */
export const regions = { '852': '香港', '853': '澳门' } as const
/** A country code of eight digits' numbers. */
export type Region = keyof typeof regions

/** Also without what people and other programs write around and between the digits: (+86) 138.1234.5678, tel:138…. */
const cleaned = (text: string): string =>
  cleanedNumber(text)
    .replace(/^tel:/i, '')
    .replace(/[()./·•・]/g, '')

const mainland = /^(?:(?:\+|00)?86)?(1\d{10})$/
const abroad = /^(?:\+|00)?(85[23]\d{8})$/
/** Hong Kong alone gives them out; those that begin with 6 are given out in both. */
const hongKongAlone = /^[589]\d{7}$/

/**
 * What is stored: of the mainland eleven digits, of Hong Kong and Macau E.164 without its plus, `85291234567`. Eight digits that are
 * Hong Kong's alone get its code; those that both have stay eight (`needsRegion`). What is no number comes back without its spaces.
 */
export const normalisePhone = (text: string): string => {
  const number = cleaned(text)
  if (hongKongAlone.test(number)) return `852${number}`
  return mainland.exec(number)?.[1] ?? abroad.exec(number)?.[1] ?? number
}

/** Eight digits that somebody in Hong Kong and somebody in Macau may both have: which is meant must be asked. */
export const needsRegion = (text: string): boolean => /^6\d{7}$/.test(normalisePhone(text))

/** What to write where a number is none of those that are taken. */
export const NO_MOBILE = '请填写内地、香港或澳门的手机号'

/** What to do about such a number where nothing else asks. */
export const NEEDS_REGION = '请加上区号：香港 +852，澳门 +853'

/** The number in one of the two regions, as it is stored; any other stays as it is. */
export const inRegion = (text: string, region: Region): string =>
  needsRegion(text) ? `${region}${normalisePhone(text)}` : normalisePhone(text)

/** The eight digits under which a number of Hong Kong or Macau was stored before 0.3; undefined for any other. */
export const formerDigits = (text: string): string | undefined => /^85[23](\d{8})$/.exec(normalisePhone(text))?.[1]

/** A mobile number of the mainland [X205]. */
export const isMainlandMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(normalisePhone(text))

/** A mobile number of Hong Kong, with its code or without [X205]. */
export const isHongKongMobile = (text: string): boolean => /^(?:852[5689]|6)\d{7}$/.test(normalisePhone(text))

/** A mobile number of Macau, with its code or without [X205]. */
export const isMacauMobile = (text: string): boolean => /^(?:853)?6\d{7}$/.test(normalisePhone(text))

/** A mobile number of the mainland, Hong Kong or Macau, with or without prefix and spaces [X205]. */
export const isMobile = (text: string): boolean =>
  isMainlandMobile(text) || isHongKongMobile(text) || isMacauMobile(text)

/** The looser variant: 1 and ten digits, also in ranges that are not given out yet [X206]. */
export const isLooseMobile = (text: string): boolean => /^1\d{10}$/.test(normalisePhone(text))
