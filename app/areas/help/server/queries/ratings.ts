import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { accessStaff as staff } from '#app/areas/access/staff/server/public.ts'
import { type ListRequest, listQuery, since, until } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { LOW_STARS, type RatingState, serviceSorts } from '../../rules/ratings.ts'
import { names } from '../names.ts'
import { type Holder, heldBy } from '../queries.ts'
import { helpServices as services, helpTalks as talks } from '../tables.ts'

export type ServiceRow = typeof services.$inferSelect

/** A talk is in somebody's hands from now on: a service begins, or goes over to them. */
export const beginService = (db: Db, talkId: number, agentId: number, now: Date) =>
  db
    .insert(services)
    .values({ talkId, agentId, begunAt: now })
    .onConflictDoUpdate({ target: services.talkId, targetWhere: sql`ended_at is null`, set: { agentId } })

/** Ends the service of a talk. */
export const endService = async (db: Db, talkId: number, agentId: number, now: Date) => {
  // A talk that was taken before services were counted has none yet.
  await beginService(db, talkId, agentId, now)
  await db
    .update(services)
    .set({ endedAt: now })
    .where(and(eq(services.talkId, talkId), isNull(services.endedAt)))
}

const ofHolder = (db: Db, holder: Holder, also?: SQL) =>
  db
    .select(getTableColumns(services))
    .from(services)
    .innerJoin(talks, eq(talks.id, services.talkId))
    .where(and(heldBy(holder), also))
    .$dynamic()

/** The newest service of the holder's talk. */
export const findNewestService = async (db: Db, holder: Holder): Promise<ServiceRow | undefined> =>
  (await ofHolder(db, holder).orderBy(desc(services.id)).limit(1))[0]

/** One service of the holder's talk, locked until the transaction ends. */
export const lockService = async (db: Db, holder: Holder, id: number): Promise<ServiceRow | undefined> =>
  (await ofHolder(db, holder, eq(services.id, id)).for('update', { of: services }))[0]

/** All that a holder rated, in its order. */
export const listRatedServices = (db: Db, holder: Holder): Promise<ServiceRow[]> =>
  ofHolder(db, holder, isNotNull(services.ratedAt)).orderBy(asc(services.id))

export const updateRating = async (
  db: Db,
  id: number,
  set: Pick<ServiceRow, 'stars' | 'wordsSealed' | 'ratedAt'>,
): Promise<ServiceRow> => {
  const [rated] = await db.update(services).set(set).where(eq(services.id, id)).returning()
  if (!rated) throw new Error('the service that was rated is gone')
  return rated
}

/** Of which days services were ended. */
interface Span {
  from?: Day | undefined
  to?: Day | undefined
}

interface EndedRequest extends ListRequest<keyof typeof serviceSorts>, Span {
  state?: RatingState | undefined
  staff_id?: number | undefined
  talk_id?: number | undefined
}

const inState: Readonly<Record<RatingState, SQL | undefined>> = {
  low: lte(services.stars, LOW_STARS),
  rated: isNotNull(services.stars),
  unrated: isNull(services.stars),
}

/** Who served, by the name that they have at the desk; '' where their account is gone. */
const staffName = sql<string>`coalesce(${staff.name}, '')`

/** Services that were ended, with who served and whether a patient or a browser was served. */
export const listEndedServices = (db: Db, asked: EndedRequest) =>
  listQuery(
    db,
    (db) =>
      db
        .select({ service: services, staffName, patientId: talks.patientId, name: sql<string>`${names.talk.name}` })
        .from(services)
        .innerJoin(talks, eq(talks.id, services.talkId))
        .leftJoin(staff, eq(staff.id, services.agentId)),
    {
      scope: isNotNull(services.endedAt),
      searched: [staffName],
      filters: {
        state: (state) => inState[state],
        staff_id: (id) => eq(services.agentId, id),
        talk_id: (id) => eq(services.talkId, id),
        from: since(services.endedAt),
        to: until(services.endedAt),
      },
      sorts: serviceSorts,
      sortedBy: { end_time: services.endedAt, stars: services.stars },
      usual: [desc(services.endedAt)],
      last: desc(services.id),
      key: services.id,
    },
    asked,
  )

export type EndedService = Awaited<ReturnType<ReturnType<typeof listEndedServices>['page']>>['rows'][number]

/** How each member of the service was rated for what they ended within some days. */
export const listRatingFigures = (db: Db, { from, to }: Span) =>
  db
    .select({
      staffId: services.agentId,
      staffName,
      ended: sql<number>`count(*)::int`,
      rated: sql<number>`count(${services.stars})::int`,
      low: sql<number>`(count(*) filter (where ${services.stars} <= ${LOW_STARS}))::int`,
      stars: sql<number>`coalesce(sum(${services.stars}), 0)::int`,
    })
    .from(services)
    .leftJoin(staff, eq(staff.id, services.agentId))
    .where(
      and(
        isNotNull(services.endedAt),
        from === undefined ? undefined : since(services.endedAt)(from),
        to === undefined ? undefined : until(services.endedAt)(to),
      ),
    )
    .groupBy(services.agentId, staff.name)
    .orderBy(desc(sql`count(*)`), asc(services.agentId))
