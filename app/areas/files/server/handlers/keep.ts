import { createHash } from 'node:crypto'
import type { Context } from '#app/context.ts'
import type { MadePicture } from '#kit/files/server/picture.ts'
import { newFileName, StoreFault } from '#kit/files/server/store.ts'
import { later } from '#kit/time/span.ts'
import { UNUSED_HOURS } from '../../rules.ts'
import { addressOf, storeOf } from '../commands/store.ts'
import { findSame, insertUpload, type Owner } from '../queries.ts'

/** Why a file could not be kept; the words are the same, the log's are not. */
export type KeepFault = 'store-away' | 'store-refuses'

/** A file that is kept, with its ending and what its row says of it. */
export interface Stored {
  bytes: Uint8Array
  ending: string
  facts: { width?: number; height?: number; seconds?: number; digest?: string }
}

/**
 * Keeps a file and gives its address: the file first, the row last, so that no address leads to nothing. A file that
 * came to lie there without a row is removed at night.
 */
export const keepUpload = async (
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  owner: Owner,
  uploadtype: string,
  { bytes, ending, facts }: Stored,
): Promise<{ url: string } | KeepFault> => {
  const store = storeOf(config)
  const name = newFileName(ending)
  const address = addressOf(name)
  try {
    await store.keep(name, bytes)
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error
    return error.code === 'STORE_AWAY' ? 'store-away' : 'store-refuses'
  }
  try {
    await insertUpload(db, {
      uploadtype,
      address,
      bytes: bytes.length,
      ...facts,
      ...owner,
      createdAt: now,
      unusedUntil: later(now, { hours: UNUSED_HOURS }),
    })
  } catch (error) {
    await store.remove(name).catch(() => {})
    throw error
  }
  return { url: address }
}

/** Keeps a picture of a desk, or gives the address of the same one that came before: what an import brings again changes nothing. */
export const keepPictureOnce = async (
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
  owner: { hospitalId: number },
  uploadtype: string,
  { bytes, width, height }: MadePicture,
): Promise<{ url: string } | KeepFault> => {
  const digest = createHash('sha256').update(bytes).digest('hex')
  const unusedUntil = later(ctx.now, { hours: UNUSED_HOURS })
  const url = await findSame(ctx.db, { ...owner, uploadtype, digest, unusedUntil })
  return url ? { url } : keepUpload(ctx, owner, uploadtype, { bytes, ending: 'jpg', facts: { width, height, digest } })
}
