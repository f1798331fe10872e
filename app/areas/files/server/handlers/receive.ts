import { readFile, rm, stat } from 'node:fs/promises'
import type { RequestContext } from '#app/context.ts'
import { faultOfPdf, type PdfFault } from '#kit/files/server/pdf.ts'
import { type MadePicture, makePicture, type PictureFault } from '#kit/files/server/picture.ts'
import { type ReceiveFault, receiveFile } from '#kit/files/server/receive.ts'
import { type Sound, soundOf } from '#kit/files/server/sound.ts'
import { type VideoFacts, videoFactsOf, withoutNotes } from '#kit/files/server/video.ts'
import { type VoiceKind, voiceKindOf } from '#kit/files/server/voice.ts'
import {
  BILL_MEGABYTES,
  LESSON_BYTES,
  LONGEST_SIDE,
  MOST_PIXELS,
  PAPER_MEGABYTES,
  PIECE_BYTES,
  VIDEO_MEGABYTES,
  VOICE_BYTES,
} from '../../rules.ts'
import { arrivalsOf } from '../commands/store.ts'

const MEGABYTE = 1_000_000
/** What stands around the file in a body. */
const AROUND_BYTES = 100_000

const pictureLimits = { mostPixels: MOST_PIXELS, longestSide: LONGEST_SIDE }

/** The picture that came with a question, encoded anew, or why there is none. */
export const receivePicture = (ctx: RequestContext): Promise<MadePicture | ReceiveFault | PictureFault> =>
  receive(ctx, ctx.config.uploads.mostMegabytes * MEGABYTE, (path, declared) =>
    makePicture(path, declared, pictureLimits),
  )

/** A picture that lies on the server's disk, encoded anew, or why there is none. */
export const readPicture = async (
  { config }: Pick<RequestContext, 'config'>,
  path: string,
): Promise<MadePicture | 'too-big' | PictureFault> => {
  const { size } = await stat(path)
  return size > config.uploads.mostMegabytes * MEGABYTE ? 'too-big' : makePicture(path, '', pictureLimits)
}

/** The voice that came with a question, as it is, or why there is none. */
export const receiveVoice = (ctx: RequestContext): Promise<Voice | ReceiveFault | 'no-voice'> =>
  receive(ctx, VOICE_BYTES, async (path) => {
    const bytes = await readFile(path)
    const kind = voiceKindOf(bytes)
    return kind ? { bytes, ending: kind } : 'no-voice'
  })

/** The PDF that came with a question, as it is, or why there is none. */
export const receivePdf = (ctx: RequestContext): Promise<Buffer | ReceiveFault | PdfFault> =>
  receive(ctx, PAPER_MEGABYTES * MEGABYTE, async (path) => {
    const bytes = await readFile(path)
    return faultOfPdf(bytes) ?? bytes
  })

/** The piece of a PDF that came with a question, or why there is none. */
export const receivePiece = (ctx: RequestContext): Promise<Buffer | ReceiveFault> =>
  receive(ctx, PIECE_BYTES, (path) => readFile(path))

/** A provider's bill that came with a question, as it is, or why there is none. */
export const receiveBill = (ctx: RequestContext): Promise<Buffer | ReceiveFault> =>
  receive(ctx, BILL_MEGABYTES * MEGABYTE, (path) => readFile(path))

/** The sound of a lesson that came with a question, as it is, or why there is none. */
export const receiveSound = (ctx: RequestContext): Promise<(Sound & { bytes: Buffer }) | ReceiveFault | 'no-sound'> =>
  receive(ctx, LESSON_BYTES, async (path) => {
    const bytes = await readFile(path)
    const sound = soundOf(bytes)
    return sound ? { ...sound, bytes } : 'no-sound'
  })

/** The film that came with a question, without what a camera noted beside it, or why there is none. */
export const receiveVideo = (ctx: RequestContext): Promise<Video | ReceiveFault | 'no-video'> =>
  receive(
    ctx,
    VIDEO_MEGABYTES * MEGABYTE,
    async (path) => {
      const bytes = await readFile(path)
      const facts = videoFactsOf(bytes)
      return facts ? { bytes: withoutNotes(bytes), facts } : 'no-video'
    },
    ctx.config.uploads.seconds * LONGER,
  )

/** So much longer than for a picture one waits for a film. */
const LONGER = 6

interface Video {
  bytes: Buffer
  facts: VideoFacts
}

interface Voice {
  bytes: Buffer
  ending: VoiceKind
}

/** What `make` makes of the one file that came. What arrived is gone afterwards. */
const receive = async <T>(
  { config, incoming }: RequestContext,
  mostBytes: number,
  make: (path: string, declared: string) => Promise<T>,
  seconds = config.uploads.seconds,
): Promise<T | ReceiveFault> => {
  // Who says beforehand that it is too much is not read at all.
  if (Number(incoming.headers['content-length'] ?? 0) > mostBytes + AROUND_BYTES) return 'too-big'
  const path = await arrivalsOf(config).newArrival()
  try {
    const came = await receiveFile(incoming.parts, path, { mostBytes, seconds })
    if (typeof came === 'string') return came
    return await make(path, came.declared)
  } finally {
    await rm(path, { force: true })
  }
}
