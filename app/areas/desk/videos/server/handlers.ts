import {
  findKept,
  isSpeaker,
  type KeptBy,
  listKept,
  listSpeakers,
  moveVideo,
} from '#app/areas/content/videos/server/public.ts'
import {
  type ActDone,
  listDeskHospitals,
  permitted,
  servesPlatform,
  tellAct,
} from '#app/areas/desk/staff/server/public.ts'
import { receiveDeskVideo, receivePoster } from '#app/areas/files/server/public.ts'
import { titles } from '#app/areas/guahao/doctors/rules.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { StaffHere } from '#server/here.ts'
import * as contract from '../contract.ts'
import { add, change, faultWordsOf } from './handlers/write.ts'
import { asRow, asSheet } from './present.ts'

const MOST_DOCTORS = 50

export const handlers = permitted(contract, {
  async deskVideos({ list = 'draft', page, page_size: size }, here) {
    return paged(await listKept(here.db, await keptBy(here), list, { page, size }), asRow)
  },

  async deskVideo({ video_id }, here) {
    const found = await findKept(here.db, await keptBy(here), video_id)
    return found ? asSheet(found, here) : here.refuse('not-found')
  },

  async deskVideoDoctors({ keyword = '' }, here) {
    const found = await listSpeakers(here.db, await keptBy(here), keyword, MOST_DOCTORS)
    return {
      list: found.map(({ id, name, title }) => ({
        ...{ doctor_id: id, doctor_name: name, title_name: titles[title] ?? '' },
      })),
    }
  },

  async deskVideoUpload(_, here) {
    const kept = await receiveDeskVideo(here)
    return typeof kept === 'string' ? here.refuse(kept) : kept
  },

  async deskVideoPoster(_, here) {
    const kept = await receivePoster(here)
    return typeof kept === 'string' ? here.refuse(kept, { megabytes: here.config.uploads.mostMegabytes }) : kept
  },

  async deskVideoAdd({ doctor_id: doctorId, url, ...ask }, here) {
    if (!(await isSpeaker(here.db, await keptBy(here), doctorId))) return here.refuse('not-found')
    const id = await add(here, { doctorId, url, ...ask })
    return typeof id === 'string' ? here.refuse(id, { fault: faultWordsOf(ask) }) : { video_id: id, version: 1 }
  },

  async deskVideoChange({ video_id: id, version, ...ask }, here) {
    const before = await findKept(here.db, await keptBy(here), id)
    if (!before) return here.refuse('not-found')
    const now = await change(here, { before: before.video, version }, ask)
    return typeof now === 'string' ? here.refuse(now, { fault: faultWordsOf(ask) }) : { video_id: id, version: now }
  },

  async deskVideoPublish({ video_id: id, version }, here) {
    if (!(await findKept(here.db, await keptBy(here), id))) return here.refuse('not-found')
    const done = await decide(here, { act: 'video.publish', kind: 'video', id }, ({ db, now }) =>
      moveVideo(db, { id, version }, 'published', { publishedAt: now, changedAt: now, says: '' }),
    )
    return done ? {} : here.refuse('changed')
  },

  async deskVideoWithdraw({ video_id: id, version, reason }, here) {
    if (!(await findKept(here.db, await keptBy(here), id))) return here.refuse('not-found')
    const done = await decide(here, { act: 'video.withdraw', kind: 'video', id, after: { reason } }, ({ db, now }) =>
      moveVideo(db, { id, version }, 'withdrawn', { changedAt: now, says: reason }),
    )
    return done ? {} : here.refuse('changed')
  },
})

/** Whose videos who asks keeps. */
const keptBy = async (here: StaffHere): Promise<KeptBy> => ({
  hospitalId: here.staff.hospitalId,
  desks: servesPlatform(here) ? await listDeskHospitals(here.db) : undefined,
})

/** Decides and writes it down, both or neither. */
const decide = (here: StaffHere, act: ActDone, work: (inside: StaffHere) => Promise<boolean>): Promise<boolean> =>
  here.transact(async (inside) => {
    const done = await work(inside)
    if (done) await tellAct(inside, act)
    return done
  })
