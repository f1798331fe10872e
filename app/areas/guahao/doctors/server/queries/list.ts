import { and, arrayOverlaps, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { guahaoCatalogue as catalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import {
  guahaoIllnesses as illnesses,
  guahaoIllnessDepartments as treatedBy,
} from '#app/areas/guahao/illnesses/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import type { Db } from '#kit/db/open.ts'
import { type Page, type PageRequest, page } from '#kit/db/page.ts'
import { type DoctorSort, GENERAL_CLASS, generalists, type IllnessReach } from '../../rules.ts'
import { guahaoDoctors as doctors, guahaoDoctorPosts as posts } from '../tables.ts'

/** What a card of a doctor shows: they, at one of the departments where they sit. */
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

/** Open doctors, each at their home department. */
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

/** An illness, and how far from those who treat it usually one looks for doctors. */
export interface SeenIllness {
  id: number
  reach: IllnessReach
}

/** What a list of doctors is asked for; city 0 is all the country. */
export interface DoctorFilter {
  city: number
  classId?: number | undefined
  catalogueId?: number | undefined
  /** An illness that they see, and how near to it their department is. */
  illness?: SeenIllness | undefined
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
  { city, now, sort, page: at, size, ...chosen }: DoctorFilter,
): Promise<Page<CardRow>> => {
  const where = { ...chosen, city: chosen.hospitalId === undefined && city !== 0 ? city : undefined }
  const after = sort === 'soonest' ? now : undefined
  return pageOfDoctors(db, { ...where, after }, { page: at, size }, sort)
}

type Limits = Omit<DoctorFilter, 'city' | 'sort' | 'now' | 'page' | 'size'> & {
  city: number | undefined
  /** Only who is free after this. */
  after: Date | undefined
}

const pageOfDoctors = (db: Db, limits: Limits, asked: PageRequest, sort: DoctorSort) =>
  page(
    db,
    atHome(db)
      .where(and(isListed, ...matching(limits)))
      .orderBy(
        ...(sort === 'default' && limits.illness ? nearestTo(limits.illness.id) : []),
        orders[sort],
        asc(doctors.id),
      )
      .$dynamic(),
    asked,
    db
      .select({ id: doctors.id })
      .from(doctors)
      .where(and(isListed, ...matching(limits))),
  )

/** Hospitals and departments that are closed are few: they are looked up once, and not for every doctor whether their is one. */
const isListed = and(
  eq(doctors.isOpen, true),
  sql`${doctors.depId} <> all(array(select ${departments.id} from ${departments} where not ${departments.isOpen}))`,
  sql`${doctors.hospitalId} <> all(array(select ${hospitals.id} from ${hospitals} where not ${hospitals.isOpen}))`,
)

const matching = ({ city, classId, catalogueId, illness, hospitalId, title, after }: Limits) => [
  city === undefined ? undefined : eq(doctors.cityId, city),
  hospitalId === undefined ? undefined : eq(doctors.hospitalId, hospitalId),
  classId === undefined ? undefined : eq(doctors.classId, classId),
  catalogueId === undefined ? undefined : isOfCatalogue(catalogueId),
  illness && sees(illness),
  title === undefined ? undefined : eq(doctors.title, title),
  after === undefined ? undefined : gt(doctors.nextFreeAt, after),
]

const isOfCatalogue = (catalogueId: number) =>
  sql`${doctors.depId} = any(array(select ${departments.id} from ${departments} where ${departments.catalogueId} = ${catalogueId}))`

/** The departments of the catalogue that treat an illness, the usual one first. */
const treating = (illnessId: number) =>
  sql`array(select ${treatedBy.catalogueId} from ${treatedBy} where ${treatedBy.illnessId} = ${illnessId} order by ${treatedBy.position})`

const sees = ({ id, reach }: SeenIllness): SQL | undefined => {
  if (reach === 'general') return eq(doctors.classId, GENERAL_CLASS)
  if (reach === 'class')
    return and(
      sql`${doctors.classId} = any(array(select ${catalogue.parentId} from ${catalogue} where ${catalogue.id} = any(${treating(id)})))`,
      sql`${doctors.depId} = any(array(select ${departments.id} from ${departments} where ${inArray(departments.catalogueId, [...generalists])}))`,
    )
  return or(
    isKnownFor(id),
    sql`${doctors.depId} = any(array(select ${departments.id} from ${departments} where ${departments.catalogueId} = any(${treating(id)})))`,
  )
}

const isKnownFor = (illnessId: number) =>
  arrayOverlaps(
    doctors.illTags,
    sql`array(select ${illnesses.name} from ${illnesses} where ${illnesses.id} = ${illnessId})`,
  )

/** Who is known for an illness first, then the department that it belongs to before those that see it too. */
const nearestTo = (illnessId: number): SQL[] => [
  sql`(${isKnownFor(illnessId)}) desc`,
  sql`array_position(${treating(illnessId)}, ${departments.catalogueId}) nulls last`,
]

/** Whether anybody in a city, or with 0 in the country, sees an illness from this far. */
export const hasDoctorFor = async (db: Db, illness: SeenIllness, city: number): Promise<boolean> => {
  const found = await db
    .select({ id: doctors.id })
    .from(doctors)
    .where(and(isListed, city === 0 ? undefined : eq(doctors.cityId, city), sees(illness)))
    .limit(1)
  return found.length > 0
}

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
export const listPosts = (db: Db, { city, page: at, size, ...seats }: Seats): Promise<Page<CardRow>> =>
  pageOfSeats(db, { ...seats, city: city || undefined }, { page: at, size })

const pageOfSeats = (db: Db, { hospitalId, depId, city, referral }: Omit<Seats, 'page' | 'size'>, asked: PageRequest) =>
  page(
    db,
    atPosts(db)
      .where(
        and(
          isOpen,
          hospitalId === undefined ? undefined : eq(departments.hospitalId, hospitalId),
          depId === undefined ? undefined : eq(posts.depId, depId),
          city === undefined ? undefined : eq(departments.cityId, city),
          referral && eq(doctors.isReferral, referral),
        ),
      )
      .orderBy(desc(doctors.title), desc(doctors.standing), asc(doctors.id), asc(posts.depId))
      .$dynamic(),
    asked,
  )

/** Doctors who can be booked. */
export const countDoctors = (db: Db): Promise<number> => db.$count(doctors, eq(doctors.isOpen, true))

/** Cards of those of these doctors that there are. */
export const listCards = async (db: Db, ids: readonly number[]): Promise<CardRow[]> => {
  const found = await Promise.all(ids.map((id) => findCard(db, id)))
  return found.filter((card) => card !== undefined)
}

const selectCards = (db: Db, { ids }: { ids: readonly number[] }) => atHome(db).where(isAnyOf(doctors.id, ids))
const findCard = batchLoader(
  async (db, ids: readonly number[]) => new Map((await selectCards(db, { ids })).map((row) => [row.id, row])),
)

/** Of a hospital or one of its departments, those whom patients like best. */
export const listRecommended = (
  db: Db,
  { page: number, size, ...at }: Hospital & PageRequest,
): Promise<Page<CardRow>> => pageOfRecommended(db, at, { page: number, size })

type Hospital = { hospitalId: number; depId?: number | undefined }
const pageOfRecommended = (db: Db, { hospitalId, depId }: Hospital, asked: PageRequest) =>
  page(
    db,
    atHome(db)
      .where(
        and(isListed, eq(doctors.hospitalId, hospitalId), depId === undefined ? undefined : eq(doctors.depId, depId)),
      )
      .orderBy(desc(doctors.standing), asc(doctors.id))
      .$dynamic(),
    asked,
  )
