import type { Context, PatientContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { insertOrigin } from '../queries/origins.ts'

/** What is sealed, by its kind. */
export const ORIGIN = 'comment-origin'

/** Keeps from where the asker writes a comment. In the transaction that writes it. */
export const keepOrigin = ({ db, config, incoming, now }: PatientContext, commentId: number) =>
  insertOrigin(db, { commentId, addressSealed: sealOf(config).seal(plainAddress(incoming.ip), ORIGIN), writtenAt: now })

/** An address of version 4 may come as one of version 6. */
const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '')

export const openOrigin = ({ config }: Pick<Context, 'config'>, addressSealed: string): string =>
  sealOf(config).open(addressSealed, ORIGIN)
