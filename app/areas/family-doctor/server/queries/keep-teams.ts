import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import {
  familyDoctorColleagues as colleagues,
  familyDoctorMeals as meals,
  familyDoctorPromises as promises,
  familyDoctorSignings as signings,
  familyDoctorTeams as teams,
} from '../tables/teams.ts'
import { residents } from './teams.ts'

type Team = typeof teams.$inferInsert

/** The teams of a hospital, the oldest first. */
export const listTeamsAt = (db: Db, hospitalId: number) =>
  db
    .select({
      team: teams,
      doctorName: doctors.name,
      isOpen: doctors.isOpen,
      residents,
      applied: sql<number>`(
        select count(*)::int from ${signings} s where s.team_id = family_doctor_teams.id and s.state = 'pending')`,
    })
    .from(teams)
    .innerJoin(doctors, eq(doctors.id, teams.doctorId))
    .where(eq(teams.hospitalId, hospitalId))
    .orderBy(asc(teams.id))

/** Doctors of a hospital who lead no team. */
export const listFreeDoctors = (db: Db, hospitalId: number) =>
  db
    .select({ id: doctors.id, name: doctors.name })
    .from(doctors)
    .where(
      and(
        eq(doctors.hospitalId, hospitalId),
        eq(doctors.isOpen, true),
        notExists(db.select({ id: teams.id }).from(teams).where(eq(teams.doctorId, doctors.id))),
      ),
    )
    .orderBy(asc(doctors.id))

/** Makes a team; undefined where the doctor leads one. */
export const insertNewTeam = async (db: Db, row: Team): Promise<number | undefined> =>
  (await db.insert(teams).values(row).onConflictDoNothing().returning({ id: teams.id }))[0]?.id

export const updateTeam = (db: Db, id: number, set: Partial<Team>) => db.update(teams).set(set).where(eq(teams.id, id))

/** Takes away a team to which nobody has ever applied; false where somebody has. */
export const deleteUnusedTeam = async (db: Db, id: number): Promise<boolean> =>
  (
    await db
      .delete(teams)
      .where(
        and(
          eq(teams.id, id),
          notExists(db.select({ id: signings.id }).from(signings).where(eq(signings.teamId, teams.id))),
        ),
      )
      .returning({ id: teams.id })
  ).length > 0

/** Who else is in a team, from now on. */
export const putColleagues = async (db: Db, teamId: number, people: readonly { name: string; role: string }[]) => {
  await db.delete(colleagues).where(eq(colleagues.teamId, teamId))
  if (people.length > 0) await db.insert(colleagues).values(people.map((one) => ({ teamId, ...one })))
}

/** A package as it is to be; `mealId` null where it is new. */
export interface MealDraft {
  mealId: number | null
  name: string
  content: string
  priceFen: number
  isBase: boolean
  promises: readonly Omit<typeof promises.$inferInsert, 'id' | 'mealId'>[]
}

/** The packages of a team, from now on: those that are named keep their numbers. */
export const putMeals = async (db: Db, teamId: number, drafts: readonly MealDraft[]) => {
  const kept = drafts.flatMap(({ mealId }) => mealId ?? [])
  const before = await db.select({ id: meals.id }).from(meals).where(eq(meals.teamId, teamId))
  const gone = before.map(({ id }) => id).filter((id) => !kept.includes(id))
  if (gone.length > 0) await db.delete(meals).where(inArray(meals.id, gone))
  for (const { mealId, promises: promised, ...row } of drafts) {
    const id = mealId ?? (await insertOne(db, { teamId, ...row }))
    if (mealId !== null) {
      await db.update(meals).set(row).where(eq(meals.id, mealId))
      await db.delete(promises).where(eq(promises.mealId, mealId))
    }
    await db.insert(promises).values(promised.map((one) => ({ ...one, mealId: id })))
  }
}

const insertOne = async (db: Db, row: typeof meals.$inferInsert): Promise<number> => {
  const [made] = await db.insert(meals).values(row).returning({ id: meals.id })
  if (!made) throw new Error('the package was not written')
  return made.id
}
