/** What a number plate of a car is. */
export type PlateKind =
  | 'petrol'
  | 'new-energy'
  | 'hk-macau'
  | 'police'
  | 'learner'
  | 'trailer'
  | 'embassy'
  | 'consulate'
  | 'military'
  | 'armed-police'

const PROVINCES = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼'
/** Letters and digits of a plate: no I and no O, which look like 1 and 0. */
const ONE = 'A-HJ-NP-Z0-9'
/** The marks of new energy: D and its like are electric, F and its like are not electric alone. */
const MARK = 'DABCEFGHJK'

const forms: readonly (readonly [PlateKind, RegExp])[] = [
  ['hk-macau', new RegExp(`^粤Z[${ONE}]{4}[港澳]$`)],
  ['police', new RegExp(`^[${PROVINCES}][A-HJ-NP-Z][${ONE}]{4}警$`)],
  ['learner', new RegExp(`^[${PROVINCES}][A-HJ-NP-Z][${ONE}]{4}学$`)],
  ['trailer', new RegExp(`^[${PROVINCES}][A-HJ-NP-Z][${ONE}]{4}挂$`)],
  ['consulate', new RegExp(`^[${PROVINCES}][A-HJ-NP-Z][${ONE}]{4}领$`)],
  ['embassy', /^(使\d{6}|\d{6}使)$/],
  ['armed-police', new RegExp(`^WJ[${PROVINCES}]?\\d{4}[${ONE}]$`)],
  // Six characters behind the letter: the mark stands first on a small car, last on a large one.
  ['new-energy', new RegExp(`^[${PROVINCES}][A-HJ-NP-Z]([${MARK}][${ONE}]\\d{4}|\\d{5}[${MARK}])$`)],
  ['petrol', new RegExp(`^[${PROVINCES}][A-HJ-NP-Z][${ONE}]{5}$`)],
  ['military', /^[A-HJ-NP-Z]{2}\d{5}$/],
]

/** A plate as it is stored: wide characters made narrow, letters large, spaces, dots and dashes taken away. */
export const normalisePlate = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s·•・.\-—]/g, '')

/** What kind of plate it is, once normalised; undefined where it is none. */
export const plateKindOf = (text: string): PlateKind | undefined => {
  const plate = normalisePlate(text)
  return forms.find(([, form]) => form.test(plate))?.[0]
}

/** A plate by which its owner knows it: the first two characters and the last two. */
export const maskPlate = (plate: string): string =>
  `${plate.slice(0, 2)}${'*'.repeat(Math.max(0, plate.length - 4))}${plate.slice(-2)}`
