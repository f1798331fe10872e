import { nicknameOf } from '#app/areas/access/patients/server/public.ts'
import { findFinishedVisit } from '#app/areas/guahao/booking/server/public.ts'
import { addStars as addDoctorStars } from '#app/areas/guahao/doctors/server/public.ts'
import { addStars as addHospitalStars } from '#app/areas/guahao/hospitals/server/public.ts'
import { findIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { earlier } from '#kit/time/span.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { faultIn, MOST_REPLIES, maskedName, REPLY_MINUTES } from '../rules.ts'
import { asComment, asLike, asReply } from './present.ts'
import * as read from './queries/read.ts'
import * as write from './queries/write.ts'

export const handlers: Handlers<typeof contract> = {
  async commentList({ kind, id, tag_id: illnessId, page, page_size: size }, { db, patient }) {
    const found = await read.listComments(db, kind, id, { illnessId, page, size })
    const liked = await read.likedAmong(
      db,
      patient,
      found.rows.map((row) => row.id),
    )
    return paged(found, (row) => asComment(row, liked.has(row.id)))
  },

  async commentDetail({ kind, comment_id: id }, { db, patient, refuse }) {
    const comment = await read.findComment(db, kind, id)
    if (!comment) return refuse('not-found')
    return asComment(comment, (await read.likedAmong(db, patient, [id])).has(id))
  },

  async commentLikeList({ kind, comment_id: id, page, page_size: size }, { db, refuse }) {
    if (!(await read.findComment(db, kind, id))) return refuse('not-found')
    return paged(await read.listLikes(db, id, { page, size }), asLike)
  },

  async addCommentLike({ kind, comment_id: id }, ctx) {
    if (!(await read.findComment(ctx.db, kind, id))) return ctx.refuse('not-found')
    const likes = await ctx.transact(async (inside) => {
      const { db, now: likedAt, patient: patientId } = inside
      return write.insertLike(db, { commentId: id, patientId, authorName: await ownName(inside), likedAt })
    })
    return { comment_id: id, like_count: likes, is_liked: true }
  },

  async addComment(input, ctx) {
    const { db, patient, refuse } = ctx
    const visit = input.kind === 'goods' ? undefined : await findFinishedVisit(db, patient, input.order_id)
    if (!visit) return refuse('not-found')
    const illnesses = await findIllnesses(db, input.ill_ids ?? [])
    if (illnesses.length < new Set(input.ill_ids).size) return refuse('unknown-illness')
    const fault = faultIn(input.content)
    if (fault) return refuse(fault)
    const id = await writeComment(
      ctx,
      input,
      visit.order,
      illnesses.map((illness) => illness.name),
    )
    return id === undefined ? refuse('already-commented') : { comment_id: id }
  },

  async commentReplies({ kind, comment_id: id, page, page_size: size }, { db, refuse }) {
    if (!(await read.findComment(db, kind, id))) return refuse('not-found')
    return paged(await read.listReplies(db, id, { page, size }), asReply)
  },

  async addCommentReply({ kind, comment_id: commentId, reply_id: replyTo, content }, ctx) {
    const { db, now, patient: patientId, refuse } = ctx
    if (!(await read.findComment(db, kind, commentId))) return refuse('not-found')
    if (replyTo !== undefined && !(await read.hasReply(db, commentId, replyTo))) return refuse('not-found')
    const fault = faultIn(content)
    if (fault) return refuse(fault)
    const since = earlier(now, { minutes: REPLY_MINUTES })
    if ((await read.countReplies(db, patientId, since)) >= MOST_REPLIES) return refuse('too-often')
    const authorName = await ownName(ctx)
    return write.insertReply(db, {
      commentId,
      replyTo: replyTo ?? null,
      patientId,
      authorName,
      content,
      createdAt: now,
    })
  },

  async reportComment({ kind, comment_id: commentId, reason, content = '' }, { db, patient: patientId, now, refuse }) {
    if (!(await read.findComment(db, kind, commentId))) return refuse('not-found')
    const isNew = await write.insertReport(db, { commentId, patientId, reason, content, reportedAt: now })
    return isNew ? { comment_id: commentId, is_reported: true } : refuse('already-reported')
  },

  async checkReport({ kind, comment_id: id }, { db, patient, refuse }) {
    if (!(await read.findComment(db, kind, id))) return refuse('not-found')
    return { comment_id: id, is_reported: await read.hasReported(db, patient, id) }
  },

  async commentIllTags({ kind, id }, { db }) {
    const tags = await read.countIllTags(db, kind, id)
    return { list: tags.map((tag) => ({ tag_id: tag.id, tag_name: tag.name, count: tag.count })) }
  },
}

/** The patient's name as strangers see it. */
const ownName = async ({ db, patient }: PatientContext) => maskedName(await nicknameOf(db, patient))

type Visit = NonNullable<Awaited<ReturnType<typeof findFinishedVisit>>>['order']

/** Writes what the patient says of their visit and counts its stars; its id, or nothing where they have said something before. */
const writeComment = async (
  ctx: PatientContext,
  said: ParsedInput<typeof contract.addComment>,
  visit: Visit,
  illTags: string[],
) => {
  const { db, now: createdAt, patient: patientId } = ctx
  const { kind, stars, content, words, images } = said
  const { id: orderId, hospitalId, depId, doctorId, date: visitedOn } = visit
  const id = await write.insertComment(db, {
    kind,
    stars,
    content,
    words,
    images,
    illTags,
    orderId,
    hospitalId,
    depId,
    visitedOn,
    patientId,
    createdAt,
    targetId: kind === 'doctor' ? doctorId : hospitalId,
    authorName: await ownName(ctx),
  })
  if (id === undefined) return undefined
  if (kind === 'doctor') await addDoctorStars(db, [{ id: doctorId, sum: stars, count: 1 }])
  await addHospitalStars(db, [{ id: hospitalId, sum: stars, count: 1 }])
  return id
}
