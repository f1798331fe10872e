import { eq, type SQL, sql } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { guahaoIllnesses as illnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { FEW_VOTES } from '#kit/lists/few-votes.ts'
import { RANK_PLACES, type Rank } from '../../rules.ts'
import { guahaoRankEntries as entries, guahaoRankRuns as runs } from '../tables.ts'

/** When the rank was computed last. */
export const findRun = async (db: Db, rankId: number): Promise<Date | undefined> =>
  (await db.select().from(runs).where(eq(runs.rankId, rankId)))[0]?.computedAt

/** Computes a rank anew for all its cities, classes and illnesses, in one statement whatever their number. */
export const computeRank = async (db: Db, rankId: number, rank: Rank, now: Date) => {
  await db.delete(entries).where(eq(entries.rankId, rankId))
  await db.execute(sql`
    insert into ${entries} (rank_id, city_id, class_id, illness_id, position, target_id, figure)
    select ${rankId}::smallint, city_id, class_id, illness_id, position, target_id, figure
    from (
      select p.*, row_number() over (partition by city_id, class_id, illness_id order by figure desc, target_id) as position
      from (${figures[rank.subject][rank.measure]}) p where figure > 0
    ) placed
    where position <= ${RANK_PLACES}`)
  await db
    .insert(runs)
    .values({ rankId, computedAt: now })
    .onConflictDoUpdate({ target: runs.rankId, set: { computedAt: now } })
}

const hasComments = sql`star_count >= ${FEW_VOTES}`
const openDoctors = sql`
  ${doctors} d join ${departments} dep on dep.id = d.dep_id and dep.is_open
  join ${hospitals} h on h.id = d.hospital_id and h.is_open`

/** A doctor stands in their city and everywhere, in their class and in all, and for each illness they are known for. */
const ofDoctors = (figure: SQL, only: SQL): SQL => sql`
  with them as (select d.* from ${openDoctors} where d.is_open and ${only})
  select city.id as city_id, class.id as class_id, 0 as illness_id, them.id as target_id, ${figure} as figure
  from them
  cross join lateral (values (them.city_id), (0)) city (id)
  cross join lateral (values (them.class_id), (0)) class (id)
  union all
  select city.id, 0, ill.id, them.id, ${figure}
  from them
  cross join lateral unnest(them.ill_tags) tag
  join ${illnesses} ill on ill.name = tag
  cross join lateral (values (them.city_id), (0)) city (id)`

/** A hospital stands in its city and everywhere, by all its departments and by those of each class. */
const bookedHospitals = sql`
  select city.id as city_id, class.id as class_id, 0 as illness_id, h.id as target_id, sum(dep.booked_count)::integer as figure
  from ${hospitals} h join ${departments} dep on dep.hospital_id = h.id
  cross join lateral (values (h.city_id), (0)) city (id)
  cross join lateral (values (dep.class_id), (0)) class (id)
  where h.is_open
  group by 1, 2, 4`

const likedHospitals = sql`
  select city.id as city_id, 0 as class_id, 0 as illness_id, h.id as target_id, h.standing as figure
  from ${hospitals} h cross join lateral (values (h.city_id), (0)) city (id)
  where h.is_open and h.${hasComments}`

/** City, class, illness, target and figure of all who may stand in a rank. */
const figures: Readonly<Record<Rank['subject'], Readonly<Record<Rank['measure'], SQL>>>> = {
  doctor: {
    booked: ofDoctors(sql`them.booked_count`, sql`true`),
    score: ofDoctors(sql`them.standing`, sql`d.${hasComments}`),
  },
  unit: { booked: bookedHospitals, score: likedHospitals },
}
