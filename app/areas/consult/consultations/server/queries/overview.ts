import { and, count, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { OverviewScope } from '#app/events.ts'
import type { Db } from '#kit/db/open.ts'
import { consultConsultations as consultations } from '../tables.ts'

/** How many consultations wait for a doctor's first answer, and for how many minutes the oldest has. A call that is agreed for later does not. */
export const countUnanswered = async (db: Db, { hospitalId, departmentIds }: OverviewScope, now: Date) => {
  const { state, path, pathAt, agreedAt, doctorId } = consultations
  const waitsSince = sql`min(${pathAt}[array_position(${path}, 'waiting')])`
  const [sums] = await db
    .select({
      waiting: count(),
      oldestMinutes: sql<number>`coalesce(floor(extract(epoch from ${now}::timestamptz - ${waitsSince}) / 60), 0)::int`,
    })
    .from(consultations)
    .leftJoin(doctors, eq(doctors.id, doctorId))
    .where(
      and(
        sql`(${state} = 'waiting' or ${state} = 'accepted')`,
        or(isNull(agreedAt), lte(agreedAt, now)),
        hospitalId === null ? undefined : eq(doctors.hospitalId, hospitalId),
        departmentIds === null ? undefined : inArray(doctors.depId, [...departmentIds]),
      ),
    )
  return sums ?? { waiting: 0, oldestMinutes: 0 }
}
