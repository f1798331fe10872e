import { isIdNumberOfAny } from '#kit/check/id-types.ts'
import { isMobile } from '#kit/check/phone.ts'

/** By what somebody is looked for. */
export const searchKinds = {
  mobile: '手机号',
  id_card: '证件号',
  card_no: '就诊卡号',
  name: '姓名',
} as const
/** One of them. */
export type SearchKind = keyof typeof searchKinds

/** So many people are shown at most: who finds more says more. */
export const MOST_FOUND = 20
/** A handle of a person is good for so long. */
export const HANDLE_HOURS = 4
/** Appointments of a person that are shown at once. */
export const MOST_APPOINTMENTS = 30

/** What was most likely typed: a number that a phone has, an identity document's, a card's, or a name. */
export const kindOf = (typed: string): SearchKind => {
  const plain = typed.normalize('NFKC').replace(/\s/g, '')
  if (isMobile(plain)) return 'mobile'
  if (isIdNumberOfAny(plain)) return 'id_card'
  return /^[\w-]+$/.test(plain) && /\d/.test(plain) ? 'card_no' : 'name'
}
