import type { RequestContext } from '#app/context.ts'
import { isSame, sealOf } from '#kit/seal/server/seal.ts'
import type { CodePurpose } from '../../rules.ts'
import { addressIndexOf, checkAddressLimit, look } from '../commands/address.ts'
import { showsPass } from '../commands/challenge.ts'
import { hashOf } from '../commands/key-hash.ts'
import { spendCode, takeTry } from '../queries/codes.ts'
import { codeHashOf } from './send-code.ts'

/** A code as it was typed. */
export interface ShownCode {
  mobile: string
  code: string
  /** What it was sent with: it is good from another network too. */
  token?: string | undefined
  /** The pass of a solved challenge. */
  pass?: string | undefined
}

/** Why a code is not taken. */
export type CodeFault = 'too-many' | 'challenge' | 'wrong-code'

/** Uses up a code that was sent for this purpose, or says what is wrong with it. Guesses are counted. */
export const findCodeFault = async (
  ctx: RequestContext,
  purpose: CodePurpose,
  shown: ShownCode,
): Promise<CodeFault | undefined> => {
  const address = await look(ctx, 'guess')
  if (address === 'too-many') return address
  if (address === 'challenge' && !(await showsPass(ctx, shown.pass))) return address
  if (await isRight(ctx, purpose, { ...shown, code: shown.code.normalize('NFKC') })) return undefined
  await checkAddressLimit(ctx, 'guess')
  return 'wrong-code'
}

/** A guess costs a try, a right one uses the code up. */
const isRight = async (
  ctx: RequestContext,
  purpose: CodePurpose,
  { mobile, code, token }: ShownCode,
): Promise<boolean> => {
  const { db, now, config } = ctx
  const sent = await takeTry(db, {
    purpose,
    mobileIndexes: sealOf(config).indexes(mobile, 'mobile'),
    addressIndex: addressIndexOf(ctx),
    tokenHash: token === undefined ? '' : hashOf(token),
    tries: config.signIn.codeTries,
    now,
  })
  if (!sent || !isSame(codeHashOf(ctx, mobile, sent.tokenHash, code), sent.codeHash)) return false
  return spendCode(db, sent.id, now)
}
