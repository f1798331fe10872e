import { listMarks } from '#app/areas/account/marks/server/public.ts'
import { keepConsultation } from '#app/areas/consult/consultations/server/public.ts'
import { asArticleCards, keepArticle, listPublished } from '#app/areas/content/articles/server/public.ts'
import { asVideoCards, keepVideo, listPublishedVideos } from '#app/areas/content/videos/server/public.ts'
import { asDepartmentCard, keepDepartment, listDepartmentCards } from '#app/areas/guahao/departments/server/public.ts'
import { asDoctorCard, followDoctor, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import { asUnitCard, followHospital, listHospitalCards } from '#app/areas/guahao/hospitals/server/public.ts'
import { asGoodsCard, keepGoods, listGoodsCards } from '#app/areas/mall/goods/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import type { Page } from '#kit/db/page.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { type FavouriteKind, numberOf } from '../rules.ts'

export const handlers: Handlers<typeof contract> = {
  async getDoctorMarkList(input, ctx) {
    const { now } = ctx
    const rows = await listMarked(ctx, 'doctor', input, (ids) => listDoctorCards(ctx.db, ids))
    const focused = new Set(rows.rows.map((row) => String(row.id)))
    return paged(rows, (row) => asDoctorCard(row, { now, focused }))
  },

  async getUnitMarkList(input, ctx) {
    const rows = await listMarked(ctx, 'unit', input, (ids) => listHospitalCards(ctx.db, ids))
    return paged(rows, (row) => asUnitCard(row, null))
  },

  async getDepMarkList(input, ctx) {
    const rows = await listMarked(ctx, 'department', input, (ids) => listDepartmentCards(ctx.db, ids))
    return paged(rows, (row) => ({ ...asDepartmentCard(row), unit_name: row.hospitalName }))
  },

  async getGoodsMarkList(input, ctx) {
    return paged(await listMarked(ctx, 'goods', input, (ids) => listGoodsCards(ctx.db, ids)), (row) => asGoodsCard(row))
  },

  async getArticleMarkList(input, ctx) {
    const { rows, ...pages } = await listMarked(ctx, 'article', input, (ids) => listPublished(ctx.db, ids))
    return { list: await asArticleCards(ctx, rows), page: pages.page, total_page_num: pages.totalPages }
  },

  async getVideoMarkList(input, ctx) {
    const { rows, ...pages } = await listMarked(ctx, 'video', input, (ids) => listPublishedVideos(ctx.db, ids))
    return { list: await asVideoCards(ctx, rows), page: pages.page, total_page_num: pages.totalPages }
  },

  async markArticle({ article_id, state }, ctx) {
    const isThere = await keepArticle(ctx, article_id, state === 1)
    return isThere ? { article_id, state: state === 1 } : ctx.refuse('not-found')
  },

  async doFocus({ type, object_id: given, state }, ctx) {
    const object_id = type === 'ask' ? String(given) : numberOf(given)
    if (object_id === undefined) return ctx.refuse('not-found')
    const isOn = state === 1
    const isThere =
      typeof object_id === 'string'
        ? await keepConsultation(ctx, object_id, isOn)
        : await follow[type as NumberedKind](ctx, object_id, isOn)
    return isThere ? { type, object_id, state: isOn } : ctx.refuse('not-found')
  },
}

/** Consultations have codes, and a list of their own. */
type NumberedKind = Exclude<FavouriteKind, 'ask'>

/** Each room follows what it owns; false where there is no such thing. */
const follow: Record<NumberedKind, (ctx: PatientContext, id: number, on: boolean) => Promise<boolean>> = {
  doctor: async (ctx, id, on) => (await followDoctor(ctx, id, on)) !== null,
  unit: followHospital,
  department: keepDepartment,
  goods: keepGoods,
  article: keepArticle,
  video: keepVideo,
}

/** A page of what the patient marked, as the room that owns it knows it, in the order of the marks. */
const listMarked = async <Row extends { id: number }>(
  { db, patient }: PatientContext,
  kind: NumberedKind,
  { page, page_size: size }: { page: number; page_size: number },
  list: (ids: number[]) => Promise<Row[]>,
): Promise<Page<Row>> => {
  const marks = await listMarks(db, patient, kind, { page, size })
  const byId = new Map(
    (await list(marks.rows.map((mark) => Number(mark.targetId)))).map((row) => [String(row.id), row]),
  )
  return { ...marks, rows: marks.rows.flatMap(({ targetId }) => byId.get(targetId) ?? []) }
}
