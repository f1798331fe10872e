import { withoutRadicals } from './radicals.ts'
import { withoutInvisible } from './visible.ts'

/** Dots that phones, keyboards and documents write between the parts of a name. */
const dots = /[·•‧∙⋅・･．᛫]/g
/** Apostrophes as phones write them. */
const apostrophes = /[’‘ʼʻʹ′＇`´]/g

/** A person's name as it is stored: one dot, one apostrophe, one dash, one space between words, nothing that is not seen. */
export const plainName = (name: string): string =>
  withoutRadicals(withoutInvisible(name).normalize('NFC'))
    .replace(dots, '·')
    .replace(apostrophes, "'")
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** A name as documents write it: letters of any script (〇 and rare characters without a code of their own too), joined by ·, space, hyphen, apostrophe or full stop. */
export const isPersonName = (name: string): boolean =>
  /^[\p{L}\p{Nl}\p{Co}][\p{L}\p{Nl}\p{Co}\p{M}·.' -]{0,39}$/u.test(plainName(name))

/** Whether two names are the same person's: by their letters alone, whatever the width, case and spaces. */
export const isSameName = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other)

const lettersOf = (name: string) =>
  plainName(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s·.'-]/g, '')
