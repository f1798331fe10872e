import { isSame, sealOf } from '#kit/seal/server/seal.ts'
import type { Here } from '#server/here.ts'
import { addressIndexOf } from '../commands/address.ts'
import { hashOf } from '../commands/key-hash.ts'

const KEPT_SECONDS = 7_200

/** A token that says by itself whose it is and until when: there is nothing to store. */
export const csrfTokenOf = (here: Here) => {
  const endsAt = String(Math.floor(here.now.getTime() / 1000) + KEPT_SECONDS)
  return { csrf_token: `${endsAt}.${signatureOf(here, endsAt)}`, expires_in: KEPT_SECONDS }
}

/** Whether a token that was sent is the asker's own and still good; sending none is no fault. */
export const isCsrfFit = (here: Here, token: string | undefined): boolean => {
  if (token === undefined) return true
  const [endsAt = '', signature = ''] = token.split('.')
  return Number(endsAt) * 1000 > here.now.getTime() && isSame(signatureOf(here, endsAt), signature)
}

const signatureOf = (here: Here, endsAt: string) => {
  const holder = here.patient === null ? addressIndexOf(here) : hashOf(here.userKey ?? '')
  return sealOf(here.config).index(`${holder} ${endsAt}`, 'csrf')
}
