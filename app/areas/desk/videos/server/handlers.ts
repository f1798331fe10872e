import { listDeskHospitals, permitted, recordDone, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import {
  findManaged,
  isSpeaker,
  listManaged,
  listSpeakers,
  type ManagedBy,
  moveVideo,
} from '#app/areas/content/videos/server/public.ts'
import { receiveDeskVideo, receivePoster } from '#app/areas/files/server/public.ts'
import { titles } from '#app/areas/guahao/doctors/rules.ts'
import type { StaffContext } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { add, change, faultWordsOf } from './handlers/write.ts'
import { asDraft, asRow } from './present.ts'

const MOST_DOCTORS = 50

export const handlers = permitted(contract, {
  async deskVideos({ list = 'draft', page, page_size: size }, ctx) {
    return paged(await listManaged(ctx.db, await keptBy(ctx), list, { page, size }), asRow)
  },

  async deskVideo({ video_id }, ctx) {
    const found = await findManaged(ctx.db, await keptBy(ctx), video_id)
    return found ? asDraft(found, ctx) : ctx.refuse('not-found')
  },

  async deskVideoDoctors({ keyword = '' }, ctx) {
    const found = await listSpeakers(ctx.db, await keptBy(ctx), keyword, MOST_DOCTORS)
    return {
      list: found.map(({ id, name, title }) => ({
        doctor_id: id,
        doctor_name: name,
        title_name: titles[title] ?? '',
      })),
    }
  },

  async deskVideoUpload(_, ctx) {
    const kept = await receiveDeskVideo(ctx)
    return typeof kept === 'string' ? ctx.refuse(kept) : kept
  },

  async deskVideoPoster(_, ctx) {
    const kept = await receivePoster(ctx)
    return typeof kept === 'string' ? ctx.refuse(kept, { megabytes: ctx.config.uploads.mostMegabytes }) : kept
  },

  async deskVideoAdd({ doctor_id: doctorId, url, ...written }, ctx) {
    if (!(await isSpeaker(ctx.db, await keptBy(ctx), doctorId))) return ctx.refuse('not-found')
    const id = await add(ctx, { doctorId, url, ...written })
    return typeof id === 'string' ? ctx.refuse(id, { fault: faultWordsOf(written) }) : { video_id: id, version: 1 }
  },

  async deskVideoChange({ video_id: id, version, ...written }, ctx) {
    const before = await findManaged(ctx.db, await keptBy(ctx), id)
    if (!before) return ctx.refuse('not-found')
    const now = await change(ctx, { before: before.video, version }, written)
    return typeof now === 'string' ? ctx.refuse(now, { fault: faultWordsOf(written) }) : { video_id: id, version: now }
  },

  async deskVideoPublish({ video_id: id, version }, ctx) {
    if (!(await findManaged(ctx.db, await keptBy(ctx), id))) return ctx.refuse('not-found')
    const done = await recordDone(ctx, { act: 'video.publish', kind: 'video', id }, ({ db, now }) =>
      moveVideo(db, { id, version }, 'published', { publishedAt: now, changedAt: now, says: '' }),
    )
    return done ? {} : ctx.refuse('changed')
  },

  async deskVideoWithdraw({ video_id: id, version, reason }, ctx) {
    if (!(await findManaged(ctx.db, await keptBy(ctx), id))) return ctx.refuse('not-found')
    const done = await recordDone(ctx, { act: 'video.withdraw', kind: 'video', id, after: { reason } }, ({ db, now }) =>
      moveVideo(db, { id, version }, 'withdrawn', { changedAt: now, says: reason }),
    )
    return done ? {} : ctx.refuse('changed')
  },
})

/** Whose videos who asks keeps. */
const keptBy = async (ctx: StaffContext): Promise<ManagedBy> => ({
  hospitalId: ctx.staff.hospitalId,
  desks: servesPlatform(ctx) ? await listDeskHospitals(ctx.db) : undefined,
})
