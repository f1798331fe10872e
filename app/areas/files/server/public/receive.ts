import { earlier } from '#kit/time/span.ts'
import type { Here } from '#server/here.ts'
import { MOST_SECONDS, VOICE } from '../../rules.ts'
import { keepUpload } from '../handlers/keep.ts'
import { receivePicture, receiveVoice } from '../handlers/receive.ts'
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

const hasHadEnough = async ({ db, now, config }: Here, owner: Owner): Promise<boolean> =>
  config.limits === 'on' &&
  (await countUploadsSince(db, owner, earlier(now, { hours: 24 }))) >= config.uploads.mostPerDay
