import { open } from 'node:fs/promises'
import type sharpOf from 'sharp'
import { fitInside } from '../fit-inside.ts'
import { HEAD_BYTES, isLie, pictureTypeOf } from './picture-type.ts'
import { turns } from './turns.ts'

/** How much a picture may be, and how much of it is kept. */
export interface PictureLimits {
  /** Of what came: known from its head, before a pixel is decoded. */
  mostPixels: number
  /** Of what is kept, in pixels; more where what is written on it could not be read else (`fitInside`). */
  longestSide: number
}

/** A picture as it is kept: a JPEG of pixels alone. */
export interface MadePicture {
  bytes: Buffer
  /** In pixels, as one sees it. */
  width: number
  height: number
}

/** Why no picture was made of a file; `busy`: too many wait to be decoded. */
export type PictureFault = 'no-picture' | 'lying' | 'too-many-pixels' | 'broken' | 'busy'

const DECODE_SECONDS = 15
const QUALITY = 82

// A picture that is decoded may take hundreds of megabytes, whoever sent it.
const inTurn = turns({ atOnce: 2, waiting: 50 })

let library: Promise<typeof sharpOf> | undefined

/** Fetched with the first picture. Of its many readers only those run that are meant: the others have had their holes. */
const openLibrary = async (): Promise<typeof sharpOf> => {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
  })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/**
 * Decodes a file that anybody may have sent and encodes its pixels anew, so that nothing else of it is left: no place
 * where it was taken, no text, no second file behind it. It stands upright, on white, in sRGB; of a moving one the first
 * frame. `declared` is the content type that came with it.
 */
export const makePicture = async (
  path: string,
  declared: string,
  limits: PictureLimits,
): Promise<MadePicture | PictureFault> => {
  const type = pictureTypeOf(await readHead(path))
  if (type === undefined) return 'no-picture'
  if (isLie(declared, type)) return 'lying'
  library ??= openLibrary()
  const sharp = await library
  return inTurn(() => encodeAnew(sharp, path, limits))
}

const encodeAnew = async (
  sharp: typeof sharpOf,
  path: string,
  { mostPixels, longestSide }: PictureLimits,
): Promise<MadePicture | PictureFault> => {
  try {
    const head = await sharp(path, { limitInputPixels: false }).metadata()
    if (head.width * head.height > mostPixels) return 'too-many-pixels'
    const { data, info } = await sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ ...fitInside(head.autoOrient.width, head.autoOrient.height, longestSide), fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .timeout({ seconds: DECODE_SECONDS })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    // The library throws plain errors; whatever it says, the file is what made it say so.
    return 'broken'
  }
}

const readHead = async (path: string): Promise<Buffer> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
