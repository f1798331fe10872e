import type { MadePicture } from '#kit/files/server/picture.ts'
import { newFileName, StoreFault } from '#kit/files/server/store.ts'
import { later } from '#kit/time/span.ts'
import type { Within } from '#server/here.ts'
import { UNUSED_HOURS } from '../../rules.ts'
import { addressOf, storeOf } from '../public/store.ts'
import { insertUpload, type Owner } from '../queries.ts'

/** Why a picture could not be kept; the words are the same, the log's are not. */
export type KeepFault = 'store-away' | 'store-refuses'

/**
 * Keeps a picture and gives its address: the file first, the row last, so that no address leads to nothing. A file that
 * came to lie there without a row is removed at night.
 */
export const keepPicture = async (
  { db, config, now }: Within,
  owner: Owner,
  uploadtype: string,
  { bytes, width, height }: MadePicture,
): Promise<{ url: string } | KeepFault> => {
  const store = storeOf(config)
  const name = newFileName('jpg')
  const address = addressOf(name)
  try {
    await store.keep(name, bytes)
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error
    return error.code === 'STORE_AWAY' ? 'store-away' : 'store-refuses'
  }
  try {
    const facts = { uploadtype, address, bytes: bytes.length, width, height }
    await insertUpload(db, {
      ...facts,
      ...owner,
      ...{ createdAt: now, unusedUntil: later(now, { hours: UNUSED_HOURS }) },
    })
  } catch (error) {
    await store.remove(name).catch(() => {})
    throw error
  }
  return { url: address }
}
