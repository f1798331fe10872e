import { listMarks } from '#app/areas/account/marks/server/public.ts'
import { asArticleCards, keepArticle, listPublished } from '#app/areas/content/articles/server/public.ts'
import { asVideoCards, keepVideo, listPublishedVideos } from '#app/areas/content/videos/server/public.ts'
import { asDepartmentCard, keepDepartment, listDepartmentCards } from '#app/areas/guahao/departments/server/public.ts'
import { asDoctorCard, followDoctor, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import { asUnitCard, followHospital, listHospitalCards } from '#app/areas/guahao/hospitals/server/public.ts'
import { asGoodsCard, keepGoods, listGoodsCards } from '#app/areas/mall/goods/server/public.ts'
import type { Page } from '#kit/db/page.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { Handlers, PatientHere } from '#server/here.ts'
import type * as contract from '../contract.ts'
import type { FavouriteKind } from '../rules.ts'

export const handlers: Handlers<typeof contract> = {
  async getDoctorMarkList(ask, here) {
    const { now } = here
    const rows = await listMarked(here, 'doctor', ask, (ids) => listDoctorCards(here.db, ids))
    const focused = new Set(rows.rows.map((row) => String(row.id)))
    return paged(rows, (row) => asDoctorCard(row, { now, focused }))
  },

  async getUnitMarkList(ask, here) {
    const rows = await listMarked(here, 'unit', ask, (ids) => listHospitalCards(here.db, ids))
    return paged(rows, (row) => asUnitCard(row, null))
  },

  async getDepMarkList(ask, here) {
    const rows = await listMarked(here, 'department', ask, (ids) => listDepartmentCards(here.db, ids))
    return paged(rows, (row) => ({ ...asDepartmentCard(row), unit_name: row.hospitalName }))
  },

  async getGoodsMarkList(ask, here) {
    return paged(await listMarked(here, 'goods', ask, (ids) => listGoodsCards(here.db, ids)), asGoodsCard)
  },

  async getArticleMarkList(ask, here) {
    const { rows, ...pages } = await listMarked(here, 'article', ask, (ids) => listPublished(here.db, ids))
    return { list: await asArticleCards(here, rows), page: pages.page, total_page_num: pages.totalPages }
  },

  async getVideoMarkList(ask, here) {
    const { rows, ...pages } = await listMarked(here, 'video', ask, (ids) => listPublishedVideos(here.db, ids))
    return { list: await asVideoCards(here, rows), page: pages.page, total_page_num: pages.totalPages }
  },

  async markArticle({ article_id, state }, here) {
    const isThere = await keepArticle(here, article_id, state === 1)
    return isThere ? { article_id, state: state === 1 } : here.refuse('not-found')
  },

  async doFocus({ type, object_id, state }, here) {
    const isThere = await follow[type](here, object_id, state === 1)
    return isThere ? { type, object_id, state: state === 1 } : here.refuse('not-found')
  },
}

/** Each room follows what it owns; false where there is no such thing. */
const follow: Record<FavouriteKind, (here: PatientHere, id: number, on: boolean) => Promise<boolean>> = {
  doctor: async (here, id, on) => (await followDoctor(here, id, on)) !== null,
  unit: followHospital,
  department: keepDepartment,
  goods: keepGoods,
  article: keepArticle,
  video: keepVideo,
}

/** A page of what the patient marked, as the room that owns it knows it, in the order of the marks. */
const listMarked = async <Row extends { id: number }>(
  { db, patient }: PatientHere,
  kind: FavouriteKind,
  { page, page_size: size }: { page: number; page_size: number },
  list: (ids: number[]) => Promise<Row[]>,
): Promise<Page<Row>> => {
  const marks = await listMarks(db, patient, kind, { page, size })
  const byId = new Map(
    (await list(marks.rows.map((mark) => Number(mark.targetId)))).map((row) => [String(row.id), row]),
  )
  return { ...marks, rows: marks.rows.flatMap(({ targetId }) => byId.get(targetId) ?? []) }
}
