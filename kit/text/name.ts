import { withoutRadicals } from './radicals.ts'
import { withoutInvisible } from './visible.ts'

/** Dots that phones, keyboards and documents write between the parts of a name; some of them are letters to Unicode. */
const dots = /[·•‧∙⋅・･．﹒᛫●◦▪⦁⸱⸳\ua78f\u1427]/g
/** Apostrophes as phones write them. */
const apostrophes = /[’‘‛ʼʻʹ′＇`´]/g
/** Circles that keyboards offer for 〇, which they have not. */
const circles = /[○◯]/g

/** A person's name as it is stored: one dot, one apostrophe, one dash, one space between words, nothing that is not seen. */
export const plainName = (name: string): string =>
  withoutRadicals(withoutInvisible(name).normalize('NFC'))
    .replace(dots, '·')
    .replace(apostrophes, "'")
    .replace(circles, '〇')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()

const LONGEST = 40
const strange = /[^\p{L}\p{Nl}\p{Co}\p{M}·.' -]/u

/** What is wrong with a name, for who wrote it: the sign that no document has in one; undefined where nothing is. */
export const nameFault = (name: string): string | undefined => {
  const plain = plainName(name)
  if (plain === '') return '请填写姓名'
  const sign = strange.exec(plain)?.[0]
  if (sign) return `姓名里不能有“${sign}”，请按证件填写`
  if ([...plain].length > LONGEST) return `姓名最多 ${LONGEST} 个字`
  return isPersonName(plain) ? undefined : '姓名请以文字开头，按证件填写'
}

/** A name as documents write it: letters of any script (〇 and rare characters without a code of their own too), joined by ·, space, hyphen, apostrophe or full stop. */
export const isPersonName = (name: string): boolean =>
  /^[\p{L}\p{Nl}\p{Co}][\p{L}\p{Nl}\p{Co}\p{M}·.' -]{0,39}$/u.test(plainName(name))

/** Whether two names are the same person's: by their letters alone, whatever the width, case and spaces. */
export const isSameName = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other)

const lettersOf = (name: string) =>
  plainName(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s·.'-]/g, '')
