import { isMarked } from '#app/areas/account/marks/server/public.ts'
import { findDoctor, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import { newId } from '#kit/random/new-id.ts'
import { dayOf } from '#kit/time/day.ts'
import type * as contract from '../../contract/classes.ts'
import { categories, classTabs, isCategory } from '../../rules.ts'
import { asBanner, asCards, asNextPage, asPage, asPart, asSection, coverOf } from '../present.ts'
import * as queries from '../queries/classes.ts'
import { hasClass } from '../queries/owned.ts'
import { findPlace } from '../queries/plays.ts'
import { findLiveActivity, hasDrawn } from '../queries/shares.ts'
import { findOpen } from './open.ts'

interface Paging {
  page: number
  page_size: number
}

const list = async (ctx: RequestContext, filter: queries.ClassFilter, { page, page_size: size }: Paging) =>
  asPage(ctx, await queries.listClasses(ctx.db, filter, { page, size }))

/** What each tab lists, beside the recommended classes of the first. */
const filters: Readonly<Record<number, queries.ClassFilter>> = {
  2: { sort: 'newest' },
  3: { sort: 'rated' },
  4: { isFree: true, sort: 'hot' },
}

/** Sections of a class as who asks may hear them. */
const hearing = async (ctx: RequestContext, row: queries.ClassRow, doctorName: string, withFiles: boolean) => {
  const isBuy = await hasClass(ctx.db, ctx.patient, row.id)
  const sections = await queries.listSections(ctx.db, row.id)
  const seen = { isBuy, doctorName, withFiles }
  return { isBuy, sections, shown: sections.map((section) => asSection(ctx, section, seen)) }
}

/** What may be drawn beside a class now. */
const activityOf = async ({ db, now, patient }: RequestContext, classId: number) => {
  const found = await findLiveActivity(db, classId, now)
  if (!found) return null
  const is_drawn = await hasDrawn(db, patient, found.id)
  return { activity_id: found.id, title: found.title, left_num: found.left, is_drawn }
}

export const readHandlers: Handlers<typeof contract> = {
  async audioCategories(_, { db }) {
    const counts = await queries.countByCategory(db)
    const all = Object.entries(categories).map(([id, name]) => ({ category_id: Number(id), category_name: name }))
    return {
      list: all
        .map((one) => ({ ...one, class_num: counts.get(one.category_id) ?? 0 }))
        .filter(({ class_num }) => class_num > 0),
    }
  },

  async audioBanners(_, { db, now }) {
    return { list: (await queries.listBanners(db, now)).map(asBanner) }
  },

  classesByCondition({ category_id: categoryId, keyword, is_free, sort, page, page_size }, ctx) {
    const isFree = is_free === undefined ? undefined : is_free === 1
    return list(ctx, { categoryId, keyword, isFree, sort }, { page, page_size })
  },

  async recommendedClasses({ class_id: notId, page, page_size: size }, ctx) {
    const from = notId === undefined ? undefined : await queries.findClass(ctx.db, notId)
    const near = { notId, categoryId: from?.categoryId }
    return asPage(ctx, await queries.listRecommended(ctx.db, near, { page, size }))
  },

  async audioClassDetail({ classId }, ctx) {
    const row = await findOpen(ctx, classId)
    const [card] = row ? await asCards(ctx, [row]) : []
    if (!row || !card) return ctx.refuse('not-found')
    const { isBuy, sections, shown } = await hearing(ctx, row, card.doctor_info.doctor_name, false)
    return {
      ...card,
      intro: row.intro,
      isBuy,
      sections: shown.map((one, at) => ({ ...one, desc: sections[at]?.words ?? '' })),
      is_focused: await isMarked(ctx.db, ctx.patient, 'doctor', row.doctorId),
      is_off: row.state === 'off',
      share_goal: row.shareGoal,
      has_coupon: row.couponId !== null,
      activity: await activityOf(ctx, classId),
    }
  },

  async audioClassPlay({ classId, fileId }, ctx) {
    const row = await findOpen(ctx, classId)
    if (!row) return ctx.refuse('not-found')
    const [doctor] = await listDoctorCards(ctx.db, [row.doctorId])
    const { isBuy, sections, shown } = await hearing(ctx, row, doctor?.name ?? '', true)
    const place = ctx.patient === null ? undefined : await findPlace(ctx.db, ctx.patient, classId)
    const sectionOf = (id: number | undefined) => sections.find((section) => section.fileId === id)
    const chosen = sectionOf(fileId) ?? sectionOf(place?.fileId) ?? sections[0]
    return {
      classId,
      fileId: chosen?.fileId ?? 0,
      title: row.title,
      cover: coverOf(row),
      audioList: shown,
      isBuy,
      submitId: newId(),
      user_id: ctx.patient ?? 0,
      place: place ? { file_id: place.fileId, seconds: place.seconds } : null,
    }
  },

  async sectionDesc({ section_id: id }, ctx) {
    const section = await queries.findSection(ctx.db, { id })
    const row = section && (await findOpen(ctx, section.classId))
    if (!section || !row) return ctx.refuse('not-found')
    return { section_id: id, title: section.title, desc: section.words }
  },

  async microClassroom(paging, ctx) {
    const { list: microclassList, ...pages } = await list(ctx, {}, paging)
    return { microclassList, ...pages }
  },

  async audioByDoctor({ doctor_id: doctorId, ...paging }, ctx) {
    const found = await list(ctx, { doctorId }, paging)
    return found.list.length > 0 || (await findDoctor(ctx.db, doctorId)) ? found : ctx.refuse('not-found')
  },

  async audioByTopic({ pubcat_id: categoryId, ...paging }, ctx) {
    return isCategory(categoryId) ? list(ctx, { categoryId }, paging) : ctx.refuse('not-found')
  },

  async microClassList({ doctor_id: doctorId, pubcat_id: categoryId, ...paging }, ctx) {
    const { list: microlist, ...pages } = await list(ctx, { doctorId, categoryId }, paging)
    return { microlist, wkt_total_count: await queries.countClasses(ctx.db, { doctorId, categoryId }), ...pages }
  },

  async classesHotToday({ page, page_size: size }, ctx) {
    const found = await queries.listHotOn(ctx.db, dayOf(ctx.now), { page, size })
    return asNextPage(ctx, found, ({ plays }) => ({ today_num: plays }))
  },

  essenceClasses: (paging, ctx) => list(ctx, { isEssence: true }, paging),

  async freeSections({ page, page_size: size }, ctx) {
    const found = await queries.listFreeSections(ctx.db, { page, size })
    return asNextPage(ctx, found, (row) => ({
      ...asPart(row),
      play_num: row.section.playCount,
    })).then((shown) => ({
      ...shown,
      list: shown.list.map(({ doctor_info, ...one }) => ({ ...one, doctor_name: doctor_info.doctor_name })),
    }))
  },

  classTabList: () => ({
    list: Object.entries(classTabs).map(([id, name]) => ({ tab_id: Number(id), tab_name: name })),
  }),

  async tabClasses({ tab_id = 1, page, page_size }, ctx) {
    if (!Object.hasOwn(classTabs, tab_id)) return ctx.refuse('not-found')
    const filter = filters[tab_id]
    if (filter) return list(ctx, filter, { page, page_size })
    return asPage(ctx, await queries.listRecommended(ctx.db, {}, { page, size: page_size }))
  },
}
