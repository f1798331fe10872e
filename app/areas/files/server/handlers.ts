import { earlier } from '#kit/time/span.ts'
import type { Handlers, PatientHere } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { keepPicture } from './handlers/keep.ts'
import { receivePicture } from './handlers/receive.ts'
import { countUploadsSince } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async uploadimg({ uploadtype }, here) {
    if (await hasHadEnough(here)) return here.refuse('too-many')
    const picture = await receivePicture(here)
    if (typeof picture === 'string') return here.refuse(picture, { megabytes: here.config.uploads.mostMegabytes })
    const kept = await keepPicture(here, uploadtype, picture)
    if (typeof kept === 'string') return here.refuse(kept)
    return { ...kept, width: picture.width, height: picture.height }
  },
}

const hasHadEnough = async ({ db, patient, now, config }: PatientHere): Promise<boolean> =>
  config.limits === 'on' &&
  (await countUploadsSince(db, patient, earlier(now, { hours: 24 }))) >= config.uploads.mostPerDay
