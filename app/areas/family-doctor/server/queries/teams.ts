import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { contains } from '#kit/db/contains.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import {
  familyDoctorAdverts as adverts,
  familyDoctorColleagues as colleagues,
  familyDoctorMeals as meals,
  familyDoctorPromises as promises,
  familyDoctorSays as says,
  familyDoctorSignings as signings,
  familyDoctorTeams as teams,
} from '../tables/teams.ts'

export type TeamRow = typeof teams.$inferSelect
/** A team with how many residents it looks after. */
export type CountedTeam = TeamRow & { residents: number }

/** How many residents a team looks after, in a select of teams. */
export const residents = sql<number>`(
  select count(*)::int from ${signings} s where s.team_id = family_doctor_teams.id and s.state = 'signed')`

export interface TeamFilter {
  keyword?: string | undefined
  hospitalId?: number | undefined
  doctorId?: number | undefined
  areaCode?: number | undefined
  cityId?: number | undefined
}

const fits = ({ keyword, hospitalId, doctorId, areaCode, cityId }: TeamFilter) =>
  and(
    eq(doctors.isOpen, true),
    hospitalId === undefined ? undefined : eq(teams.hospitalId, hospitalId),
    doctorId === undefined ? undefined : eq(teams.doctorId, doctorId),
    areaCode === undefined ? undefined : sql`${teams.areaPath} @> array[${areaCode}]::bigint[]`,
    cityId === undefined ? undefined : eq(teams.cityId, cityId),
    keyword === undefined
      ? undefined
      : or(...[teams.name, teams.areaName, doctors.name, hospitals.name].map((one) => contains(one, keyword))),
  )

/** Whether a city has a team; 0 is all the country. */
export const hasTeams = async (db: Db, cityId: number): Promise<boolean> =>
  (await listTeams(db, { cityId: cityId || undefined }, { page: 1, size: 1 })).rows.length > 0

/** Teams of open doctors, those with room first. */
export const listTeams = (db: Db, filter: TeamFilter, asked: PageRequest) =>
  page(
    db,
    db
      .select({ team: teams, residents })
      .from(teams)
      .innerJoin(doctors, eq(doctors.id, teams.doctorId))
      .innerJoin(hospitals, eq(hospitals.id, teams.hospitalId))
      .where(fits(filter))
      .orderBy(desc(sql`${residents} < ${teams.capacity}`), asc(teams.id))
      .$dynamic(),
    asked,
  )

/** The team that a doctor leads; its row is locked until the transaction ends, so that it takes nobody beyond its capacity. */
export const lockTeam = async (db: Db, by: { doctorId: number } | { id: number }): Promise<TeamRow | undefined> => {
  const wanted = 'id' in by ? eq(teams.id, by.id) : eq(teams.doctorId, by.doctorId)
  return (await db.select().from(teams).where(wanted).for('update'))[0]
}

export const findTeam = async (db: Db, doctorId: number): Promise<TeamRow | undefined> =>
  (await db.select().from(teams).where(eq(teams.doctorId, doctorId)))[0]

export const countResidents = (db: Db, teamId: number): Promise<number> =>
  db.$count(signings, and(eq(signings.teamId, teamId), eq(signings.state, 'signed')))

export const listColleagues = async (db: Db, teamIds: readonly number[]) =>
  teamIds.length === 0
    ? []
    : db
        .select()
        .from(colleagues)
        .where(inArray(colleagues.teamId, [...teamIds]))
        .orderBy(asc(colleagues.id))

/** Packages of teams, the base one of each first. */
export const listMeals = (db: Db, { doctorId, hospitalId }: Pick<TeamFilter, 'doctorId' | 'hospitalId'>) =>
  db
    .select({ meal: meals, doctorId: teams.doctorId })
    .from(meals)
    .innerJoin(teams, eq(teams.id, meals.teamId))
    .where(
      and(
        doctorId === undefined ? undefined : eq(teams.doctorId, doctorId),
        hospitalId === undefined ? undefined : eq(teams.hospitalId, hospitalId),
      ),
    )
    .orderBy(asc(meals.teamId), desc(meals.isBase), asc(meals.id))
    .limit(100)

export const listPromises = async (db: Db, mealIds: readonly number[]) =>
  mealIds.length === 0
    ? []
    : db
        .select()
        .from(promises)
        .where(inArray(promises.mealId, [...mealIds]))
        .orderBy(asc(promises.id))

/** What the base package of a team promises. */
export const listBasePromises = (db: Db, teamId: number) =>
  db
    .select({ kind: promises.kind, name: promises.name, times: promises.times })
    .from(promises)
    .innerJoin(meals, and(eq(meals.id, promises.mealId), eq(meals.isBase, true)))
    .where(eq(meals.teamId, teamId))
    .orderBy(asc(promises.id))

export const listSays = (db: Db, doctorId: number | undefined, asked: PageRequest) =>
  page(
    db,
    db
      .select({ say: says, doctorId: teams.doctorId })
      .from(says)
      .innerJoin(teams, eq(teams.id, says.teamId))
      .where(doctorId === undefined ? undefined : eq(teams.doctorId, doctorId))
      .orderBy(desc(says.saidAt), asc(says.id))
      .$dynamic(),
    asked,
  )

export const listAdverts = (db: Db, now: Date) =>
  db
    .select()
    .from(adverts)
    .where(and(lte(adverts.beginsAt, now), or(isNull(adverts.endsAt), gt(adverts.endsAt, now))))
    .orderBy(asc(adverts.id))

type New<T extends { $inferInsert: object }> = T['$inferInsert']

const idOf = ([row]: { id: number }[]): number => {
  if (!row) throw new Error('the row was not written')
  return row.id
}

export const insertTeam = async (db: Db, row: New<typeof teams>): Promise<number> =>
  idOf(await db.insert(teams).values(row).returning({ id: teams.id }))

export const insertColleagues = (db: Db, rows: New<typeof colleagues>[]) => db.insert(colleagues).values(rows)

export const insertMeal = async (
  db: Db,
  row: New<typeof meals>,
  promised: readonly Omit<New<typeof promises>, 'mealId'>[],
) => {
  const mealId = idOf(await db.insert(meals).values(row).returning({ id: meals.id }))
  await db.insert(promises).values(promised.map((one) => ({ ...one, mealId })))
}

export const insertSay = (db: Db, row: New<typeof says>) => db.insert(says).values(row)
export const insertAdverts = (db: Db, rows: New<typeof adverts>[]) => db.insert(adverts).values(rows)
