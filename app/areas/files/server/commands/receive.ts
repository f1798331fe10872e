import { earlier } from '#kit/time/span.ts'
import type { Here } from '#server/here.ts'
import { LESSON, MOST_SECONDS, MOST_VIDEO_SECONDS, VIDEO, VOICE } from '../../rules.ts'
import { keepUpload } from '../handlers/keep.ts'
import { receivePicture, receiveSound, receiveVideo, receiveVoice } from '../handlers/receive.ts'
import { countUploadsSince, type Owner } from '../queries.ts'

/** Keeps the picture that came with a question as its owner's, or says why not: one of the refusals of `uploadimg`. */
export const receiveFor = async (here: Here, owner: Owner, uploadtype: string) => {
  if (await hasHadEnough(here, owner)) return 'too-many'
  const picture = await receivePicture(here)
  if (typeof picture === 'string') return picture
  const { bytes, width, height } = picture
  const kept = await keepUpload(here, owner, uploadtype, { bytes, ending: 'jpg', facts: { width, height } })
  return typeof kept === 'string' ? kept : { ...kept, width, height }
}

/** Keeps the voice that came with a question, or says why not: one of the refusals of `uploadVoice`. */
export const receiveVoiceFor = async (here: Here, owner: Owner, seconds: number) => {
  if (seconds > MOST_SECONDS) return 'too-long'
  if (await hasHadEnough(here, owner)) return 'too-many'
  const voice = await receiveVoice(here)
  if (typeof voice === 'string') return voice
  const kept = await keepUpload(here, owner, VOICE, { ...voice, facts: { seconds } })
  return typeof kept === 'string' ? kept : { ...kept, seconds }
}

/** Keeps the sound of a lesson that came with a question, or says why not. */
export const receiveLessonFor = async (here: Here, owner: Owner) => {
  if (await hasHadEnough(here, owner)) return 'too-many'
  const sound = await receiveSound(here)
  if (typeof sound === 'string') return sound
  const { bytes, kind: ending, seconds } = sound
  const kept = await keepUpload(here, owner, LESSON, { bytes, ending, facts: { seconds } })
  return typeof kept === 'string' ? kept : { ...kept, seconds }
}

/** Keeps the film that came with a question, or says why not. */
export const receiveVideoFor = async (here: Here, owner: Owner) => {
  if (await hasHadEnough(here, owner)) return 'too-many'
  const film = await receiveVideo(here)
  if (typeof film === 'string') return film
  const facts = { ...film.facts, seconds: Math.ceil(film.facts.seconds) }
  if (facts.seconds > MOST_VIDEO_SECONDS) return 'too-long'
  const kept = await keepUpload(here, owner, VIDEO, { bytes: film.bytes, ending: 'mp4', facts })
  return typeof kept === 'string' ? kept : { ...kept, ...facts, bytes: film.bytes.length }
}

const hasHadEnough = async ({ db, now, config }: Here, owner: Owner): Promise<boolean> =>
  config.limits === 'on' &&
  (await countUploadsSince(db, owner, earlier(now, { hours: 24 }))) >= config.uploads.mostPerDay
