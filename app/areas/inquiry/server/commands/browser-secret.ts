import { randomBytes } from 'node:crypto'
import type { RequestContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { cookieText, cookieValue } from '#kit/wire/cookie.ts'
import { DRAFT_DAYS } from '../../rules.ts'
import { SECRET } from './sealed.ts'

const COOKIE = 'inquiry'
const BYTES = 24
const isSecret = (given: string) => /^[A-Za-z0-9_-]{32}$/.test(given)

/** The secret of the browser that asks: what it sends from before it signs in is known by it. undefined where it has none. */
export const browserSecret = ({ incoming }: RequestContext): string | undefined => {
  const given = cookieValue(String(incoming.headers.cookie ?? ''), COOKIE)
  return given !== undefined && isSecret(given) ? given : undefined
}

/** The same; a browser that has none gets one, which its scripts cannot read. */
export const giveBrowserSecret = (ctx: RequestContext): string => {
  const secret = browserSecret(ctx) ?? randomBytes(BYTES).toString('base64url')
  const secure = new URL(ctx.config.publicUrl).protocol === 'https:'
  ctx.incoming.cookies?.push(`${cookieText(COOKIE, secret, { days: DRAFT_DAYS, secure })}; httponly`)
  return secret
}

/** The digest under which a draft is stored that this browser sent. */
export const secretIndex = ({ config }: Pick<RequestContext, 'config'>, secret: string): string =>
  sealOf(config).index(secret, SECRET)

/** All digests that the secret may be stored under. */
export const secretIndexes = (ctx: RequestContext): string[] => {
  const secret = browserSecret(ctx)
  return secret === undefined ? [] : sealOf(ctx.config).indexes(secret, SECRET)
}
