import { saveMember } from '#app/areas/account/members/contract.ts'
import { isIdCard } from '#kit/check/id-card.ts'
import type { Asker } from './askers.ts'
import type { World } from './world.ts'

let made = 0

/** Somebody whom the asker books for, with their papers. */
export const newMember = async ({ app }: World, { as, words, mobile }: Asker) => {
  const papers = { truename: words, id_card: newIdNumber() }
  return { ...papers, ...(await app.callApi(saveMember, { ...papers, mobile, address: words }, as)) }
}

/** The identity number of a grown-up, or of who was born on that day; each is another person's. */
export const newIdNumber = (birthday?: string): string => {
  made += 1
  const born = birthday?.replaceAll('-', '') ?? `198001${String(1 + (made % 28)).padStart(2, '0')}`
  const begin = `440304${born}${String(made % 1000).padStart(3, '0')}`
  const number = [...'0123456789X'].map((last) => begin + last).find(isIdCard)
  if (!number) throw new Error(`no identity number begins with ${begin}`)
  return number
}
