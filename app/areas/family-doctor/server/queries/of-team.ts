import { and, asc, desc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { accountMembers as members, whoMemberIs } from '#app/areas/account/members/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { addDays, type Day } from '#kit/time/day.ts'
import { RENEWAL_DAYS } from '../../rules.ts'
import {
  familyDoctorAssessments as assessments,
  familyDoctorEvents as events,
  familyDoctorPlanItems as items,
  familyDoctorPlans as plans,
  familyDoctorReports as reports,
} from '../tables/of-members.ts'
import { familyDoctorSignings as signings, familyDoctorTeams as teams } from '../tables/teams.ts'

/** What a team looks at: who applied, who is signed, whose term ends soon, who was sent away or has ended. */
export const teamLists = ['pending', 'signed', 'renewal', 'over'] as const
/** One of a team's lists. */
export type TeamList = (typeof teamLists)[number]

const isNearEnd = (today: Day): SQL | undefined =>
  and(eq(signings.state, 'signed'), lte(signings.endsOn, addDays(today, RENEWAL_DAYS)))

const fits: Record<TeamList, (today: Day) => SQL | undefined> = {
  pending: () => eq(signings.state, 'pending'),
  signed: () => eq(signings.state, 'signed'),
  renewal: isNearEnd,
  over: () => inArray(signings.state, ['declined', 'ended']),
}

/** Signings with whom they are about, who is unknown on paper alone, and whether their health record waits for advice. */
const selectOfTeam = (db: Db) => {
  const isSentHere = and(eq(assessments.teamId, signings.teamId), eq(assessments.memberId, signings.memberId))
  return db
    .select({ row: signings, member: whoMemberIs, waits: sql<boolean>`${assessments.id} is not null` })
    .from(signings)
    .leftJoin(members, eq(members.id, signings.memberId))
    .leftJoin(assessments, and(isSentHere, isNull(assessments.answeredAt)))
}

/** The same, found. */
export type SigningOfTeam = Awaited<ReturnType<typeof selectOfTeam>>[number]

/** A signing of the team that a doctor leads. */
export const findOfLeader = async (db: Db, doctorId: number, id: string): Promise<SigningOfTeam | undefined> => {
  const isLed = and(eq(teams.id, signings.teamId), eq(teams.doctorId, doctorId))
  return (await selectOfTeam(db).innerJoin(teams, isLed).where(eq(signings.id, id)))[0]
}

/** Signings of a team: who waits first for longest, whose term ends first, the others the latest first. */
export const listOfTeam = (db: Db, teamId: number, list: TeamList, today: Day, asked: PageRequest) => {
  const order = {
    pending: [asc(signings.madeAt), asc(signings.id)],
    signed: [asc(signings.endsOn), asc(signings.id)],
    renewal: [asc(signings.endsOn), asc(signings.id)],
    over: [desc(signings.madeAt), asc(signings.id)],
  }
  const found = selectOfTeam(db)
    .where(and(eq(signings.teamId, teamId), fits[list](today)))
    .orderBy(...order[list])
  return page(db, found.$dynamic(), asked)
}

/** How much a team has to do: applications, residents, terms that end soon, records that wait for advice. */
export const countOfTeam = async (db: Db, teamId: number, today: Day) => {
  const [counted] = await db
    .select({
      pending: sql<number>`count(*) filter (where ${signings.state} = 'pending')::int`,
      signed: sql<number>`count(*) filter (where ${signings.state} = 'signed')::int`,
      renewal: sql<number>`count(*) filter (where ${isNearEnd(today)})::int`,
    })
    .from(signings)
    .where(eq(signings.teamId, teamId))
  const waiting = await db.$count(assessments, and(eq(assessments.teamId, teamId), isNull(assessments.answeredAt)))
  return { pending: 0, signed: 0, renewal: 0, ...counted, waiting }
}

/** Check reports of a member, the latest first. */
export const listReportsOf = (db: Db, memberId: number, most: number) =>
  db
    .select()
    .from(reports)
    .where(eq(reports.memberId, memberId))
    .orderBy(desc(reports.checkedOn), desc(reports.id))
    .limit(most)

/** Records that a member sent to a team, the newest first. */
export const listSentTo = (db: Db, teamId: number, memberId: number, most: number) =>
  db
    .select()
    .from(assessments)
    .where(and(eq(assessments.teamId, teamId), eq(assessments.memberId, memberId)))
    .orderBy(desc(assessments.id))
    .limit(most)

/** Plans of a team for a member with their items, the newest first. */
export const listPlansOf = async (db: Db, teamId: number, memberId: number, most: number) => {
  const found = await db
    .select()
    .from(plans)
    .where(and(eq(plans.teamId, teamId), eq(plans.memberId, memberId)))
    .orderBy(desc(plans.id))
    .limit(most)
  const content = await db
    .select()
    .from(items)
    .where(
      inArray(
        items.planId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(items.spanNew), asc(items.id))
  return found.map((plan) => ({ plan, items: content.filter(({ planId }) => planId === plan.id) }))
}

/** What was done under a signing, and what the resident added in its time, the latest first. */
export const listEventsOf = (db: Db, signingId: string, memberId: number | null, most: number) => {
  const own = memberId === null ? undefined : and(eq(events.memberId, memberId), isNull(events.signingId))
  return db
    .select()
    .from(events)
    .where(or(eq(events.signingId, signingId), own))
    .orderBy(desc(events.happenedAt), asc(events.id))
    .limit(most)
}

/** The doctor whose team has most residents; undefined where nobody is signed. */
export const findBusiestLeader = async (db: Db): Promise<number | undefined> => {
  const [found] = await db
    .select({ doctorId: teams.doctorId })
    .from(signings)
    .innerJoin(teams, eq(teams.id, signings.teamId))
    .where(eq(signings.state, 'signed'))
    .groupBy(teams.doctorId)
    .orderBy(desc(sql`count(*)`), asc(teams.doctorId))
    .limit(1)
  return found?.doctorId
}
