import { earlier } from '#kit/time/span.ts'
import type { Here } from '#server/here.ts'
import { keepPicture } from '../handlers/keep.ts'
import { receivePicture } from '../handlers/receive.ts'
import { countUploadsSince, type Owner } from '../queries.ts'

/** Keeps the picture that came with a question as its owner's, or says why not: one of the refusals of `uploadimg`. */
export const receiveFor = async (here: Here, owner: Owner, uploadtype: string) => {
  if (await hasHadEnough(here, owner)) return 'too-many'
  const picture = await receivePicture(here)
  if (typeof picture === 'string') return picture
  const kept = await keepPicture(here, owner, uploadtype, picture)
  return typeof kept === 'string' ? kept : { ...kept, width: picture.width, height: picture.height }
}

const hasHadEnough = async ({ db, now, config }: Here, owner: Owner): Promise<boolean> =>
  config.limits === 'on' &&
  (await countUploadsSince(db, owner, earlier(now, { hours: 24 }))) >= config.uploads.mostPerDay
