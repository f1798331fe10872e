import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm'
import { accountMembers as members } from '#app/areas/account/members/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import {
  familyDoctorAssessments as assessments,
  familyDoctorEvents as events,
  familyDoctorRecords as records,
  familyDoctorReports as reports,
  familyDoctorSettings as settings,
} from '../tables/of-members.ts'
import { familyDoctorTeams as teams } from '../tables/teams.ts'

/** A member of an account. */
export interface Own {
  patientId: PatientId
  memberId: number
}

export const findRecord = async (db: Db, { patientId, memberId }: Own) =>
  (
    await db
      .select()
      .from(records)
      .where(and(eq(records.patientId, patientId), eq(records.memberId, memberId)))
  )[0]

/** Writes a member's record; undefined where they have one. */
export const insertRecord = async (db: Db, row: typeof records.$inferInsert): Promise<number | undefined> =>
  (await db.insert(records).values(row).onConflictDoNothing().returning({ id: records.id }))[0]?.id

export const updateRecord = async (
  db: Db,
  { patientId, memberId, id }: Own & { id: number },
  set: { contentSealed: string; changedAt: Date },
): Promise<boolean> => {
  const own = and(eq(records.id, id), eq(records.patientId, patientId), eq(records.memberId, memberId))
  return (await db.update(records).set(set).where(own).returning({ id: records.id })).length > 0
}

export const insertReport = async (db: Db, row: typeof reports.$inferInsert): Promise<number> => {
  const [made] = await db.insert(reports).values(row).returning({ id: reports.id })
  if (!made) throw new Error('the report was not written')
  return made.id
}

export const findReport = async (db: Db, patientId: PatientId, id: number) =>
  (
    await db
      .select()
      .from(reports)
      .where(and(eq(reports.id, id), eq(reports.patientId, patientId)))
  )[0]

/** The check reports of one member, the newest check first. */
export const listMemberReports = (db: Db, { patientId, memberId }: Own) =>
  db
    .select()
    .from(reports)
    .where(and(eq(reports.patientId, patientId), eq(reports.memberId, memberId)))
    .orderBy(desc(reports.checkedOn), desc(reports.id))
    .limit(50)

export const listReports = (db: Db, patientId: PatientId, asked: PageRequest) =>
  page(
    db,
    db
      .select({ report: reports, truename: members.truename })
      .from(reports)
      .leftJoin(members, eq(members.id, reports.memberId))
      .where(eq(reports.patientId, patientId))
      .orderBy(desc(reports.checkedOn), desc(reports.id))
      .$dynamic(),
    asked,
  )

/** Sends a record to a team; undefined where one is there that waits. */
export const insertAssessment = async (db: Db, row: typeof assessments.$inferInsert): Promise<number | undefined> =>
  (await db.insert(assessments).values(row).onConflictDoNothing().returning({ id: assessments.id }))[0]?.id

/** Writes the advice; undefined where the assessment is not the team's, or has been answered. */
export const answerAssessment = async (
  db: Db,
  { id, teamId, memberId }: { id: number; teamId: number; memberId: number },
  set: { adviceSealed: string; answeredAt: Date },
) =>
  (
    await db
      .update(assessments)
      .set(set)
      .where(
        and(
          eq(assessments.id, id),
          eq(assessments.teamId, teamId),
          eq(assessments.memberId, memberId),
          isNull(assessments.answeredAt),
        ),
      )
      .returning()
  )[0]

export const listAssessments = (db: Db, { patientId, memberId }: Own, asked: PageRequest) =>
  page(
    db,
    db
      .select({ assessment: assessments, doctorId: teams.doctorId })
      .from(assessments)
      .innerJoin(teams, eq(teams.id, assessments.teamId))
      .where(and(eq(assessments.patientId, patientId), eq(assessments.memberId, memberId)))
      .orderBy(desc(assessments.id))
      .$dynamic(),
    asked,
  )

export const insertEvent = (db: Db, row: typeof events.$inferInsert) => db.insert(events).values(row)

export const listEvents = (db: Db, { patientId, memberId }: Own, asked: PageRequest) =>
  page(
    db,
    db
      .select()
      .from(events)
      .where(and(eq(events.patientId, patientId), eq(events.memberId, memberId)))
      .orderBy(desc(events.happenedAt), asc(events.id))
      .$dynamic(),
    asked,
  )

export const findSettings = async (db: Db, { patientId, memberId }: Own) =>
  (
    await db
      .select()
      .from(settings)
      .where(and(eq(settings.patientId, patientId), eq(settings.memberId, memberId)))
  )[0]

export const putSettings = (db: Db, own: Own, set: { configSealed: string; remindsAt: Date | null }) =>
  db
    .insert(settings)
    .values({ ...own, ...set })
    .onConflictDoUpdate({ target: settings.memberId, set })

/** Members who are to be reminded of measuring, those who wait longest first. */
export const listToRemind = (db: Db, now: Date, most: number) =>
  db.select().from(settings).where(lte(settings.remindsAt, now)).orderBy(asc(settings.remindsAt)).limit(most)

/** Sets the next reminder where the one before still stands; false where somebody was quicker. */
export const moveReminder = async (
  db: Db,
  { id, remindsAt }: Pick<typeof settings.$inferSelect, 'id' | 'remindsAt'>,
  next: Date | null,
): Promise<boolean> => {
  if (remindsAt === null) return false
  const standing = and(eq(settings.id, id), eq(settings.remindsAt, remindsAt))
  return (await db.update(settings).set({ remindsAt: next }).where(standing).returning({ id: settings.id })).length > 0
}
