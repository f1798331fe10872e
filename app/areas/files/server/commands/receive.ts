import type { RequestContext } from '#app/context.ts'
import { earlier } from '#kit/time/span.ts'
import { LESSON, MOST_SECONDS, MOST_VIDEO_SECONDS, SENT_PAPER, VIDEO, VOICE } from '../../rules.ts'
import { keepPictureOnce, keepUpload } from '../handlers/keep.ts'
import { receivePdf, receivePicture, receiveSound, receiveVideo, receiveVoice } from '../handlers/receive.ts'
import { countUploadsSince, type Owner } from '../queries.ts'

/** Keeps the picture that came with a question as its owner's, or says why not: one of the refusals of `uploadimg`. */
export const receiveFor = async (ctx: RequestContext, owner: Owner, uploadtype: string) => {
  if (await hasHadEnough(ctx, owner)) return 'too-many'
  const picture = await receivePicture(ctx)
  if (typeof picture === 'string') return picture
  const { bytes, width, height } = picture
  const kept = await keepUpload(ctx, owner, uploadtype, { bytes, ending: 'jpg', facts: { width, height } })
  return typeof kept === 'string' ? kept : { ...kept, width, height }
}

/** The same of a picture that a desk sends to go with a file of rows: what it sent before is not stored twice. */
export const receiveOnceFor = async (ctx: RequestContext, owner: { hospitalId: number }, uploadtype: string) => {
  if (await hasHadEnough(ctx, owner)) return 'too-many'
  const picture = await receivePicture(ctx)
  return typeof picture === 'string' ? picture : keepPictureOnce(ctx, owner, uploadtype, picture)
}

/** Keeps the voice that came with a question, or says why not: one of the refusals of `uploadVoice`. */
export const receiveVoiceFor = async (ctx: RequestContext, owner: Owner, seconds: number) => {
  if (seconds > MOST_SECONDS) return 'too-long'
  if (await hasHadEnough(ctx, owner)) return 'too-many'
  const voice = await receiveVoice(ctx)
  if (typeof voice === 'string') return voice
  const kept = await keepUpload(ctx, owner, VOICE, { ...voice, facts: { seconds } })
  return typeof kept === 'string' ? kept : { ...kept, seconds }
}

/** Keeps the PDF that came with a question, or says why not: one of the refusals of `uploadPaper`. */
export const receivePaperFor = async (ctx: RequestContext, owner: Owner) => {
  if (await hasHadEnough(ctx, owner)) return 'too-many'
  const bytes = await receivePdf(ctx)
  return typeof bytes === 'string' ? bytes : keepUpload(ctx, owner, SENT_PAPER, { bytes, ending: 'pdf', facts: {} })
}

/** Keeps the sound of a lesson that came with a question, or says why not. */
export const receiveLessonFor = async (ctx: RequestContext, owner: Owner) => {
  if (await hasHadEnough(ctx, owner)) return 'too-many'
  const sound = await receiveSound(ctx)
  if (typeof sound === 'string') return sound
  const { bytes, kind: ending, seconds } = sound
  const kept = await keepUpload(ctx, owner, LESSON, { bytes, ending, facts: { seconds } })
  return typeof kept === 'string' ? kept : { ...kept, seconds }
}

/** Keeps the film that came with a question, or says why not. */
export const receiveVideoFor = async (ctx: RequestContext, owner: Owner) => {
  if (await hasHadEnough(ctx, owner)) return 'too-many'
  const film = await receiveVideo(ctx)
  if (typeof film === 'string') return film
  const facts = { ...film.facts, seconds: Math.ceil(film.facts.seconds) }
  if (facts.seconds > MOST_VIDEO_SECONDS) return 'too-long'
  const kept = await keepUpload(ctx, owner, VIDEO, { bytes: film.bytes, ending: 'mp4', facts })
  return typeof kept === 'string' ? kept : { ...kept, ...facts, bytes: film.bytes.length }
}

/** Whether who sends has sent as much as a day may bring. */
export const hasHadEnough = async ({ db, now, config }: RequestContext, owner: Owner): Promise<boolean> =>
  config.limits === 'on' &&
  (await countUploadsSince(db, owner, earlier(now, { hours: 24 }))) >= config.uploads.mostPerDay
