import type { SignRow } from './queries.ts'

export const asSign = ({ name, words, whenText, firstText, phone, source }: SignRow) => ({
  name,
  words,
  when: whenText,
  first: firstText,
  phone,
  source,
})

export const asManagedSign = (row: SignRow) => ({
  sign_id: row.id,
  ...asSign(row),
  position: row.position,
  is_on: row.isOn,
})
