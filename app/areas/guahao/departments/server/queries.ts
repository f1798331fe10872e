import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { guahaoCatalogue as catalogue, listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { guahaoDepartments as departments } from './tables.ts'

/** A department to be written; its city follows from its hospital, its class from the catalogue. */
export type NewDepartment = Omit<typeof departments.$inferInsert, 'cityId' | 'classId'>
/** A department with the name of its class. */
export type DepartmentRow = typeof departments.$inferSelect & { className: string }

const classes = alias(catalogue, 'classes')

/** What the card of a department shows. */
const card = {
  id: departments.id,
  name: departments.name,
  hospitalId: departments.hospitalId,
  classId: departments.classId,
  className: classes.name,
  classIcon: classes.icon,
  location: departments.location,
  isReferral: departments.isReferral,
  bookedCount: departments.bookedCount,
}
export type CardRow = { [K in keyof typeof card]: (typeof card)[K]['_']['data'] }

const selectCards = (db: Db) =>
  db.select(card).from(departments).innerJoin(classes, eq(classes.id, departments.classId))

const selectDepartments = (db: Db) =>
  db
    .select({ ...getTableColumns(departments), className: classes.name, classIcon: classes.icon })
    .from(departments)
    .innerJoin(classes, eq(classes.id, departments.classId))

/** A department; with a hospital, only if it is of that hospital. */
export const findDepartment = async (db: Db, id: number, hospitalId?: number): Promise<DepartmentRow | undefined> => {
  const found = await findById(db, id)
  return hospitalId === undefined || found?.hospitalId === hospitalId ? found : undefined
}

const selectByIds = (db: Db, { ids }: { ids: readonly number[] }) =>
  selectDepartments(db).where(isAnyOf(departments.id, ids))
const findById = batchLoader(
  async (db, ids: readonly number[]) => new Map((await selectByIds(db, { ids })).map((row) => [row.id, row])),
)

/** Cards of these departments with the names of their hospitals, in no order of their own. */
export const listCards = (db: Db, ids: readonly number[]) =>
  db
    .select({ ...getTableColumns(departments), className: classes.name, hospitalName: hospitals.name })
    .from(departments)
    .innerJoin(classes, eq(classes.id, departments.classId))
    .innerJoin(hospitals, eq(hospitals.id, departments.hospitalId))
    .where(inArray(departments.id, [...ids]))

/** Open departments of a hospital in the order of the catalogue; of one class, or those that take referrals. */
export const listDepartments = async (
  db: Db,
  hospitalId: number,
  { classId, referral }: { classId?: number | undefined; referral?: true } = {},
): Promise<CardRow[]> => {
  const all = (await findOfHospital(db, hospitalId)) ?? []
  return all.filter(
    (row) => row.classId === (classId ?? row.classId) && row.isReferral === (referral ?? row.isReferral),
  )
}

const selectOfHospitals = (db: Db, { ids }: { ids: readonly number[] }) =>
  selectCards(db)
    .innerJoin(catalogue, eq(catalogue.id, departments.catalogueId))
    .where(and(isAnyOf(departments.hospitalId, ids), eq(departments.isOpen, true)))
    .orderBy(asc(classes.position), asc(catalogue.position), asc(departments.id))
const findOfHospital = batchLoader(async (db, ids: readonly number[]) =>
  Map.groupBy(await selectOfHospitals(db, { ids }), ({ hospitalId }) => hospitalId),
)

export const listHotDepartments = (db: Db, hospitalId: number, asked: { page: number; size: number }) => {
  const hot = selectCards(db)
    .where(and(eq(departments.hospitalId, hospitalId), eq(departments.isOpen, true)))
    .orderBy(desc(departments.bookedCount), asc(departments.id))
  return page(db, hot.$dynamic(), asked)
}

/** Counts bookings that were made (or, negative, taken back): one statement for many departments. */
export const addBooked = (db: Db, counts: ReadonlyMap<number, number>) =>
  db.execute(sql`
    update ${departments} set booked_count = greatest(0, ${departments.bookedCount} + counted.by)
    from unnest(${sql.param([...counts.keys()])}::bigint[], ${sql.param([...counts.values()])}::integer[]) as counted(id, by)
    where ${departments.id} = counted.id`)

/** Writes new departments; their ids in the same order. */
export const insertDepartments = async (db: Db, rows: readonly NewDepartment[]): Promise<number[]> => {
  const hospitalIds = [...new Set(rows.map((row) => row.hospitalId))]
  const places = await db
    .select({ id: hospitals.id, cityId: hospitals.cityId })
    .from(hospitals)
    .where(inArray(hospitals.id, hospitalIds))
  const cityOf = new Map(places.map(({ id, cityId }) => [id, cityId]))
  const classOf = new Map((await listCatalogue(db)).map(({ id, parentId }) => [id, parentId]))
  const whole = rows.map((row) => ({
    ...row,
    cityId: cityOf.get(row.hospitalId) as number,
    classId: classOf.get(row.catalogueId) as number,
  }))
  const made = await db.insert(departments).values(whole).returning({ id: departments.id })
  return made.map(({ id }) => id)
}
