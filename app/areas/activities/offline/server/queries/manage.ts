import { and, asc, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { eventSorts } from '../../rules.ts'
import { activitiesEvents as events } from '../tables.ts'

const MOST_CHOICES = 200

interface ManagedRequest extends ListRequest<keyof typeof eventSorts> {
  list?: 'coming' | 'over' | 'off' | undefined
}

/** Events of a hospital, for its desk. */
export const listManaged = (db: Db, { hospitalId, now }: { hospitalId: number; now: Date }, asked: ManagedRequest) =>
  listQuery(
    db,
    (db) =>
      db
        .select({ event: events, depName: departments.name })
        .from(events)
        .innerJoin(departments, eq(departments.id, events.depId)),
    {
      scope: eq(events.hospitalId, hospitalId),
      searched: [events.title, events.place, departments.name],
      filters: {
        list: (list) => {
          if (list === 'off') return isNotNull(events.calledOffAt)
          return and(isNull(events.calledOffAt), list === 'over' ? lte(events.endsAt, now) : gt(events.endsAt, now))
        },
      },
      sorts: eventSorts,
      sortedBy: { begin: events.startsAt, newest: events.id, taken: events.taken },
      usual: [asc(events.startsAt)],
      last: desc(events.id),
      key: events.id,
    },
    asked,
  )

/** Open departments of a hospital, and the doctors whom patients like best, to choose from. */
export const listChoices = async (db: Db, hospitalId: number) => ({
  departments: await db
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(and(eq(departments.hospitalId, hospitalId), eq(departments.isOpen, true)))
    .orderBy(asc(departments.id))
    .limit(MOST_CHOICES),
  doctors: await db
    .select({ id: doctors.id, name: doctors.name })
    .from(doctors)
    .where(and(eq(doctors.hospitalId, hospitalId), eq(doctors.isOpen, true)))
    .orderBy(desc(doctors.standing), asc(doctors.id))
    .limit(MOST_CHOICES),
})
