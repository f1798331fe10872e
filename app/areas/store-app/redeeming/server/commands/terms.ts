import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '#app/context.ts'
import { usualLimits } from '../../rules/limits.ts'
import { findTerms } from '../queries/keys.ts'
import { type TermsRow, termsOf } from '../queries.ts'

/** What a store's devices may take without a net, and the salt of its hashes. */
export const storeTerms = async ({ db }: Pick<Context, 'db'>, hospitalId: number): Promise<TermsRow> =>
  (await findTerms(db, hospitalId)) ??
  termsOf(db, { hospitalId, salt: randomBytes(16).toString('base64url'), ...usualLimits })

/** What a device compares a code with. */
export const codeHash = (salt: string, code: string): string =>
  createHash('sha256').update(`${salt}:${code}`).digest('base64url')
