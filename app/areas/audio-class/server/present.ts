import { shapeOfTopic } from '#app/areas/content/articles/server/public.ts'
import { lendAddress } from '#app/areas/files/server/public.ts'
import { asDoctorCard, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import { meanScore } from '#app/areas/guahao/hospitals/rules.ts'
import { stateAt } from '#app/areas/pay/rules.ts'
import type { Context } from '#app/context.ts'
import type { Page } from '#kit/db/page.ts'
import { scenePicture, thingPicture } from '#kit/pictures/address.ts'
import { paged } from '#kit/wire/server/paged.ts'
import { clockText } from '../rules/player.ts'
import { categories, isFreeClass, mayHear, orderStates } from '../rules.ts'
import type { ClassRow, SectionRow } from './queries/classes.ts'
import type { OrderRow } from './queries/owned.ts'

type Shown = Pick<Context, 'db' | 'now'>

/** Who speaks in a class. */
export type Speaker = Awaited<ReturnType<typeof listDoctorCards>>[number]

/** The picture at the head of a class: its own, or the one that is generated for it. */
export const coverOf = ({ id, cover, categoryId }: Pick<ClassRow, 'id' | 'cover' | 'categoryId'>): string =>
  cover || thingPicture(shapeOfTopic(categoryId), `class-${id}`)

/** The wide picture of a class on the banner. */
const bannerOf = ({ id, categoryId }: ClassRow): string => scenePicture(shapeOfTopic(categoryId), `class-${id}`)

/** Classes as their cards show them, with who speaks, in the same order. */
export const asCards = async ({ db, now }: Shown, rows: readonly ClassRow[]) => {
  const doctors = await listDoctorCards(db, [...new Set(rows.map(({ doctorId }) => doctorId))])
  return asCardsBy(doctors, rows, now)
}

/** The same by doctors who were found before, each at home. */
export const asCardsBy = (doctors: readonly Speaker[], rows: readonly ClassRow[], now: Date) => {
  const byId = new Map(doctors.map((doctor) => [doctor.id, asSpeaker(asDoctorCard(doctor, { now }))]))
  return rows.flatMap((row) => {
    const doctor_info = byId.get(row.doctorId)
    return doctor_info ? [{ ...asClass(row), doctor_info }] : []
  })
}

/** A page of classes as everybody sees it. */
export const asPage = async (ctx: Shown, found: Page<ClassRow>) => {
  const list = await asCards(ctx, found.rows)
  return { list, page: found.page, total_page_num: found.totalPages }
}

/** A page of rows that have a class, each as its card with something beside it. */
export const asNextPage = async <Row extends { class: ClassRow }, More>(
  ctx: Shown,
  found: Page<Row>,
  beside: (row: Row) => More,
) => {
  const cards = await asCards(
    ctx,
    found.rows.map((row) => row.class),
  )
  const byId = new Map(cards.map((card) => [card.class_id, card]))
  const shown = paged(found, (row) => {
    const card = byId.get(row.class.id)
    return card && { ...card, ...beside(row) }
  })
  return { ...shown, list: shown.list.filter((item) => item !== undefined) }
}

const asSpeaker = (doctor: ReturnType<typeof asDoctorCard>) => ({
  doctor_id: doctor.doctor_id,
  doctor_name: doctor.doctor_name,
  doctor_image: doctor.image,
  title_name: doctor.title_name,
  unit_id: doctor.unit_id,
  unit_name: doctor.unit_name,
  dep_id: doctor.dep_id,
  dep_name: doctor.dep_name,
})

const asClass = (row: ClassRow) => ({
  class_id: row.id,
  title: row.title,
  summary: row.summary,
  cover: coverOf(row),
  category_id: row.categoryId,
  category_name: categories[row.categoryId] ?? '',
  price: row.priceFen,
  is_free: isFreeClass(row),
  section_num: row.sectionCount,
  free_num: row.freeCount,
  play_num: row.playCount,
  score: meanScore(row.starSum, row.starCount),
  comment_num: row.starCount,
  is_essence: row.isEssence,
  is_demo: row.isDemo,
  add_time: row.publishedAt ?? row.changedAt,
})

export const asBanner = (row: ClassRow) => ({
  class_id: row.id,
  title: row.title,
  words: row.bannerWords || row.summary,
  image: bannerOf(row),
})

interface Hearing {
  /** Who asks has the class. */
  isBuy: boolean
  doctorName: string
  /** Addresses are wanted: they go out of date, so pages that are kept have none. */
  withFiles: boolean
}

/** A section as the player and the list show it: with its address only for who may hear it. */
export const asSection = (
  ctx: Pick<Context, 'config' | 'now'>,
  row: SectionRow,
  { isBuy, doctorName, withFiles }: Hearing,
) => ({
  id: row.id,
  title: row.title,
  file: withFiles && mayHear(row, isBuy) ? [lendAddress(ctx, row.address)] : [],
  file_id: row.fileId,
  is_free: row.isFree,
  duration: clockText(row.seconds),
  play_num: row.playCount,
  doctor_info: { doctor_name: doctorName },
})

interface Part {
  section: SectionRow
  class: ClassRow
}

/** A section that stands alone in a list, with the class that it is of. */
export const asPart = ({ section, class: row }: Part) => ({
  section_id: section.id,
  file_id: section.fileId,
  class_id: row.id,
  title: section.title,
  class_title: row.title,
  cover: coverOf(row),
  duration: clockText(section.seconds),
})

/** Where an order stands now: one whose time is over is closed, even before somebody has written that down. */
const stateOf = ({ state, holdUntil }: OrderRow, now: Date) =>
  state === 'unpaid' && holdUntil !== null && stateAt({ state: 'pending', deadline: holdUntil }, now) === 'closed'
    ? 'expired'
    : state

/** An order in short. */
export const asOrder = (row: OrderRow, now: Date) => {
  const state = stateOf(row, now)
  return {
    order_id: row.id,
    state,
    state_desc: orderStates[state],
    amount: row.priceFen - row.offFen,
    out_trade_no: state === 'unpaid' ? (row.outTradeNo ?? '') : '',
  }
}
