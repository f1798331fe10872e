import { rm } from 'node:fs/promises'
import { type MadePicture, makePicture, type PictureFault } from '#kit/files/server/picture.ts'
import { type ReceiveFault, receiveFile } from '#kit/files/server/receive.ts'
import type { Here } from '#server/here.ts'
import { LONGEST_SIDE, MOST_PIXELS } from '../../rules.ts'
import { arrivalsOf } from '../public/store.ts'

const MEGABYTE = 1_000_000
/** What stands around the file in a body. */
const AROUND_BYTES = 100_000

/** The picture that came with a question, encoded anew, or why there is none. What arrived is gone afterwards. */
export const receivePicture = async ({
  config,
  incoming,
}: Here): Promise<MadePicture | ReceiveFault | PictureFault> => {
  const { mostMegabytes, seconds } = config.uploads
  const mostBytes = mostMegabytes * MEGABYTE
  // Who says beforehand that it is too much is not read at all.
  if (Number(incoming.headers['content-length'] ?? 0) > mostBytes + AROUND_BYTES) return 'too-big'
  const path = await arrivalsOf(config).newArrival()
  try {
    const came = await receiveFile(incoming.parts, path, { mostBytes, seconds })
    if (typeof came === 'string') return came
    return await makePicture(path, came.declared, { mostPixels: MOST_PIXELS, longestSide: LONGEST_SIDE })
  } finally {
    await rm(path, { force: true })
  }
}
