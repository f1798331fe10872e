import { cleanedNumber } from '#kit/text/visible.ts'
/** By this the pay room's tellings are known as ours. */
export const PURPOSE = 'recharge'

/** So many cards somebody has at most. */
export const MOST_CARDS = 10
/** So many face checks somebody begins in a day: each one costs. */
export const MOST_FACE_CHECKS = 10
/** A check whose outcome nobody told is asked about for so long. */
export const FACE_ASKED_HOURS = 24
/** A recharge waits so long for its payment. */
export const RECHARGE_MINUTES = 30
/** Least and most that is put onto a card at once, and the most that lies there, in yuan. */
export const LEAST_YUAN = 1
/** The most at once, in yuan. */
export const MOST_YUAN = 50_000
/** The most that a card's balance grows to, in yuan. */
export const MOST_BALANCE_YUAN = 200_000
/** Front and back of an identity card. */
export const PHOTOS = 2

/** A card's number without the spaces that people write. */
export const cardDigits = (written: string): string => cleanedNumber(written)

/** Whether this can be the number of a bank card: 16 to 19 digits whose sum after Luhn ends in 0. */
export const isCardNumber = (number: string): boolean => /^\d{16,19}$/.test(number) && luhn(number) % 10 === 0

const luhn = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)

/** Banks by the first digits of their cards. */
const banks: readonly (readonly [name: string, prefixes: readonly string[]])[] = [
  ['中国工商银行', ['620200', '621226', '622202', '622203', '622208']],
  ['中国农业银行', ['622821', '622848', '623052', '95599']],
  ['中国银行', ['456351', '601382', '621661', '621790']],
  ['中国建设银行', ['436742', '621700', '622280', '622700']],
  ['交通银行', ['601428', '622258', '622260', '622262']],
  ['招商银行', ['621483', '622580', '622588', '622609']],
  ['中国邮政储蓄银行', ['621098', '622150', '622188', '623218']],
  ['中信银行', ['621768', '622690', '622698']],
  ['平安银行', ['621626', '622155', '622298']],
]

/** The bank whose card this is; in general where its first digits are not known. */
export const bankOf = (number: string): string =>
  banks.find(([, prefixes]) => prefixes.some((prefix) => number.startsWith(prefix)))?.[0] ?? '银联银行卡'

/** What a card's sub-account still waits for: photos, then the face check; `open` once it waits for nothing. */
export const accountSteps = ['photos', 'face', 'open'] as const
/** One of them. */
export type AccountStep = (typeof accountSteps)[number]

/** How far a card's sub-account is. */
export const stepOf = ({ photos, faceAt }: { photos: readonly string[]; faceAt: Date | null }): AccountStep =>
  photos.length < PHOTOS ? 'photos' : faceAt === null ? 'face' : 'open'

/** A step as a patient reads it. */
export const stepWords: Readonly<Record<AccountStep, string>> = {
  photos: '待上传证件照',
  face: '待人脸核验',
  open: '已开通',
}
