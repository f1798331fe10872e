import { isIdCard, isPermanentResident, isResidencePermit, normaliseIdNumber } from './id-card.ts'

interface IdType {
  /** What patients call it. */
  name: string
  check: (number: string) => boolean
}

const matching = (pattern: RegExp) => (number: string) => pattern.test(normaliseIdNumber(number))

/** The identity documents that a person can register with, by code. The permits and passports carry no public check digit. */
export const idTypes = {
  id_card: { name: '居民身份证', check: isIdCard },
  residence_permit: { name: '港澳台居民居住证', check: isResidencePermit },
  permanent_residence: { name: '外国人永久居留身份证', check: isPermanentResident },
  // The old permit numbers ended in the two digits of its issue.
  hk_macau_permit: { name: '港澳居民来往内地通行证', check: matching(/^[HM]\d{8}(?:\d{2})?$/) },
  taiwan_permit: { name: '台湾居民来往大陆通行证', check: matching(/^\d{8}$/) },
  // ICAO 9303 leaves nine characters for the number; shorter ones are in use.
  passport: { name: '护照', check: matching(/^(?=[A-Z]*\d)[A-Z\d]{5,9}$/) },
} as const satisfies Record<string, IdType>

/** The code of an identity document. */
export type IdTypeCode = keyof typeof idTypes

/** Whether the text is a code of `idTypes`. */
export const isIdTypeCode = (text: string): text is IdTypeCode => Object.hasOwn(idTypes, text)

/** Whether the text is a number that some identity document has whose numbers are no plain digits of another kind. */
export const isIdNumberOfAny = (text: string): boolean =>
  isIdCard(text) || isResidencePermit(text) || isPermanentResident(text) || idTypes.hk_macau_permit.check(text)

/** Whether the number is a possible one of that document. */
export const isIdNumber = (type: IdTypeCode, number: string): boolean => idTypes[type].check(number)
