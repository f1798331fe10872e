import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { earlier } from '#kit/time/span.ts'
import { codeBytes, codeText, type Scanned, type SignedCode } from '../../rules/codes.ts'
import { deleteKey, insertKey, type KeyRow, listKeys } from '../queries.ts'

/** What the private half is sealed as. */
export const SIGNING_KEY = 'store-code-key'
/** A key signs so long. */
const SIGNS_DAYS = 90
/** What it signed counts for 30 days at most; so long the key is known. */
const KNOWN_DAYS = SIGNS_DAYS + 31
const MOST_NUMBER = 255

/** The key that signs now; made where there is none, or it is old. */
const signingKey = async (ctx: Context): Promise<KeyRow> => {
  const keys = await listKeys(ctx.db)
  const newest = keys[0]
  if (newest && newest.madeAt > earlier(ctx.now, { days: SIGNS_DAYS })) return newest
  const id = ((newest?.id ?? 0) % MOST_NUMBER) + 1
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  const made = {
    id,
    privateSealed: sealOf(ctx.config).seal(pkcs8, SIGNING_KEY),
    publicJwk: JSON.stringify(publicKey.export({ format: 'jwk' })),
    madeAt: ctx.now,
  }
  await insertKey(ctx.db, made)
  // Somebody may have been quicker: theirs signs.
  return (await listKeys(ctx.db))[0] as KeyRow
}

/** Signs what a code says: its text. */
export const signCode = async (ctx: Context, what: Omit<SignedCode, 'keyId'>): Promise<string> => {
  const { id, privateSealed } = await signingKey(ctx)
  const der = Buffer.from(sealOf(ctx.config).open(privateSealed, SIGNING_KEY), 'base64')
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const body = codeBytes({ ...what, keyId: id })
  return codeText(body, sign('sha256', body, { key, dsaEncoding: 'ieee-p1363' }))
}

/** Keys by which a device trusts codes without a net. */
export const knownKeys = async (ctx: Context): Promise<KeyRow[]> => {
  await signingKey(ctx)
  return listKeys(ctx.db)
}

/** Whether a signed code was signed here. */
export const isOurSignature = async (ctx: Context, { signed, body, signature }: Extract<Scanned, { body: object }>) => {
  const key = (await listKeys(ctx.db)).find(({ id }) => id === signed.keyId)
  if (!key) return false
  const publicKey = createPublicKey({ key: JSON.parse(key.publicJwk), format: 'jwk' })
  return verify('sha256', body, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)
}

/** Forgets keys of which nothing counts any more. */
export const forgetKeys = async (ctx: Context): Promise<void> => {
  const ended = earlier(ctx.now, { days: KNOWN_DAYS })
  for (const { id, madeAt } of await listKeys(ctx.db)) if (madeAt < ended) await deleteKey(ctx.db, id)
}
