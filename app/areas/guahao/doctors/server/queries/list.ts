import { and, arrayOverlaps, asc, desc, eq, gt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { guahaoIllnesses as illnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import { alike } from '#kit/db/alike.ts'
import { gathered } from '#kit/db/gather.ts'
import type { Db } from '#kit/db/open.ts'
import { type Asked, type Page, preparedPage } from '#kit/db/page.ts'
import { isAnyOf, type Placeholders, prepared } from '#kit/db/prepared.ts'
import { formatTime, parseTime } from '#kit/time/day.ts'
import type { DoctorSort } from '../../rules.ts'
import { guahaoDoctors as doctors, guahaoDoctorPosts as posts } from '../tables.ts'

/** What a card of a doctor shows: he, at one of the departments where he sits. */
export const card = {
  id: doctors.id,
  name: doctors.name,
  sex: doctors.sex,
  title: doctors.title,
  skills: doctors.skills,
  illTags: doctors.illTags,
  picture: doctors.picture,
  fansCount: doctors.fansCount,
  bookedCount: doctors.bookedCount,
  starSum: doctors.starSum,
  starCount: doctors.starCount,
  isReferral: doctors.isReferral,
  nextFreeAt: doctors.nextFreeAt,
  isDemo: doctors.isDemo,
  hospitalId: departments.hospitalId,
  hospitalName: hospitals.name,
  lat: hospitals.lat,
  lng: hospitals.lng,
  depId: departments.id,
  depName: departments.name,
}
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

/** Open doctors, each at his home department. */
const atHome = (db: Db) =>
  db
    .select(card)
    .from(doctors)
    .innerJoin(departments, eq(departments.id, doctors.depId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))

/** Doctors at each of the departments where they sit. */
export const atPosts = (db: Db) =>
  db
    .select(card)
    .from(posts)
    .innerJoin(doctors, eq(doctors.id, posts.doctorId))
    .innerJoin(departments, eq(departments.id, posts.depId))
    .innerJoin(hospitals, eq(hospitals.id, departments.hospitalId))

const isOpen = and(eq(doctors.isOpen, true), eq(departments.isOpen, true), eq(hospitals.isOpen, true))

/** What a list of doctors is asked for; city 0 is all the country. */
export interface DoctorFilter {
  city: number
  classId?: number | undefined
  catalogueId?: number | undefined
  /** An illness that he is known for. */
  illnessId?: number | undefined
  hospitalId?: number | undefined
  title?: number | undefined
  sort: DoctorSort
  now: Date
  page: number
  size: number
}

/** Doctors of a city, or of one hospital wherever it is. */
export const listDoctors = (
  db: Db,
  { city, now, sort, page, size, ...chosen }: DoctorFilter,
): Promise<Page<CardRow>> => {
  const where = { ...chosen, city: chosen.hospitalId === undefined && city !== 0 ? city : undefined }
  const after = sort === 'soonest' ? formatTime(now).slice(0, MINUTE) : undefined
  return pageOfDoctors(db, { ...where, after }, { page, size }, sort)
}

/** `2026-11-21 09:30`: who asks within the same minute asks the same, for every slot begins with one. */
const MINUTE = 16

type Limits = Omit<DoctorFilter, 'city' | 'sort' | 'now' | 'page' | 'size'> & {
  city: number | undefined
  /** Only who is free after this minute. */
  after: string | undefined
}

const pageOfDoctors = alike((db: Db, { after, ...where }: Limits, asked: Asked, sort: DoctorSort) =>
  preparedDoctors(db, { ...where, after: after === undefined ? undefined : parseTime(after) }, asked, sort),
)

const preparedDoctors = preparedPage(
  (db: Db, value: Placeholders<Prepared>, sort: DoctorSort) =>
    atHome(db)
      .where(and(isListed, ...matching(value)))
      .orderBy(orders[sort], asc(doctors.id))
      .$dynamic(),
  (db, value) =>
    db
      .select({ id: doctors.id })
      .from(doctors)
      .where(and(isListed, ...matching(value))),
)

type Prepared = Omit<Limits, 'after'> & { after: Date | undefined }

/** Houses and departments that are closed are few: they are looked up once, and not for every doctor whether his is one. */
const isListed = and(
  eq(doctors.isOpen, true),
  sql`${doctors.depId} <> all(array(select ${departments.id} from ${departments} where not ${departments.isOpen}))`,
  sql`${doctors.hospitalId} <> all(array(select ${hospitals.id} from ${hospitals} where not ${hospitals.isOpen}))`,
)

const matching = ({ city, classId, catalogueId, illnessId, hospitalId, title, after }: Placeholders<Prepared>) => [
  city && eq(doctors.cityId, city),
  hospitalId && eq(doctors.hospitalId, hospitalId),
  classId && eq(doctors.classId, classId),
  catalogueId && isOfCatalogue(catalogueId),
  illnessId && isKnownFor(illnessId),
  title && eq(doctors.title, title),
  after && gt(doctors.nextFreeAt, after),
]

const isOfCatalogue = (catalogueId: Placeholder) =>
  sql`${doctors.depId} = any(array(select ${departments.id} from ${departments} where ${departments.catalogueId} = ${catalogueId}))`

const isKnownFor = (illnessId: Placeholder) =>
  arrayOverlaps(
    doctors.illTags,
    sql`array(select ${illnesses.name} from ${illnesses} where ${illnesses.id} = ${illnessId})`,
  )

const orders: Readonly<Record<DoctorSort, SQL>> = {
  default: desc(doctors.bookedCount),
  booked: desc(doctors.bookedCount),
  score: desc(doctors.standing),
  soonest: asc(doctors.nextFreeAt),
}

interface Seats {
  hospitalId?: number | undefined
  depId?: number | undefined
  city?: number | undefined
  referral?: true
  page: number
  size: number
}

/** Doctors of a department or a hospital, also those whose home is elsewhere: the highest titles first. */
export const listSeats = (db: Db, { city, page, size, ...seats }: Seats): Promise<Page<CardRow>> =>
  pageOfSeats(db, { ...seats, city: city || undefined }, { page, size })

const pageOfSeats = alike(
  preparedPage((db: Db, value: Placeholders<Omit<Seats, 'page' | 'size'>>) =>
    atPosts(db)
      .where(
        and(
          isOpen,
          value.hospitalId && eq(departments.hospitalId, value.hospitalId),
          value.depId && eq(posts.depId, value.depId),
          value.city && eq(departments.cityId, value.city),
          value.referral && eq(doctors.isReferral, value.referral),
        ),
      )
      .orderBy(desc(doctors.title), desc(doctors.standing), asc(doctors.id), asc(posts.depId))
      .$dynamic(),
  ),
)

/** Doctors who can be booked. */
export const countDoctors = (db: Db): Promise<number> => db.$count(doctors, eq(doctors.isOpen, true))

/** Cards of those of these doctors that there are. */
export const listCards = async (db: Db, ids: readonly number[]): Promise<CardRow[]> => {
  const found = await Promise.all(ids.map((id) => findCard(db, id)))
  return found.filter((card) => card !== undefined)
}

const selectCards = prepared((db: Db, { ids }: Placeholders<{ ids: readonly number[] }>) =>
  atHome(db).where(isAnyOf(doctors.id, ids)),
)
const findCard = gathered(
  async (db, ids: readonly number[]) => new Map((await selectCards(db, { ids })).map((row) => [row.id, row])),
)

/** Of a hospital or one of its departments, those whom patients like best. */
export const listRecommended = (db: Db, { page, size, ...at }: House & Asked): Promise<Page<CardRow>> =>
  pageOfRecommended(db, at, { page, size })

type House = { hospitalId: number; depId?: number | undefined }
const pageOfRecommended = preparedPage((db: Db, { hospitalId, depId }: Placeholders<House>) =>
  atHome(db)
    .where(and(isListed, eq(doctors.hospitalId, hospitalId), depId && eq(doctors.depId, depId)))
    .orderBy(desc(doctors.standing), asc(doctors.id))
    .$dynamic(),
)
