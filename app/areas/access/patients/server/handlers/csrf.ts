import type { RequestContext } from '#app/context.ts'
import { isSame, sealOf } from '#kit/seal/server/seal.ts'
import { addressIndexOf } from '../commands/address.ts'
import { hashOf } from '../commands/key-hash.ts'

const KEPT_SECONDS = 7_200

/** A token that says by itself whose it is and until when: there is nothing to store. */
export const csrfTokenOf = (ctx: RequestContext) => {
  const endsAt = String(Math.floor(ctx.now.getTime() / 1000) + KEPT_SECONDS)
  return { csrf_token: `${endsAt}.${signatureOf(ctx, endsAt)}`, expires_in: KEPT_SECONDS }
}

/** Whether a token that was sent is the asker's own and still good; sending none is no fault. */
export const isCsrfFit = (ctx: RequestContext, token: string | undefined): boolean => {
  if (token === undefined) return true
  const [endsAt = '', signature = ''] = token.split('.')
  return Number(endsAt) * 1000 > ctx.now.getTime() && isSame(signatureOf(ctx, endsAt), signature)
}

const signatureOf = (ctx: RequestContext, endsAt: string) => {
  const holder = ctx.patient === null ? addressIndexOf(ctx) : hashOf(ctx.userKey ?? '')
  return sealOf(ctx.config).index(`${holder} ${endsAt}`, 'csrf')
}
