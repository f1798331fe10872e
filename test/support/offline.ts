import { insertEvent } from '#app/areas/activities/offline/server/public.ts'
import { activitiesSignups } from '#app/areas/activities/offline/server/tables.ts'
import { later } from '#kit/time/span.ts'
import type { Clinic } from './clinic.ts'
import type { TestApp } from './start-test-app.ts'

/** What a hospital holds in three days, for two hours, if nothing else is said: its number. */
export const anEvent = (
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  { hospitalId, depId, doctorIds }: Clinic,
  {
    places = 10,
    hours = 72,
    lasts = 2,
    ...more
  }: Partial<Parameters<typeof insertEvent>[1]> & { hours?: number; lasts?: number } = {},
): Promise<number> => {
  const startsAt = later(clock.now(), { hours })
  return insertEvent(db, {
    hospitalId,
    depId,
    title: '心脏健康开放日',
    intro: '看一看、量一量、问一问。',
    place: '门诊楼 3 层报告厅',
    doctorIds: doctorIds.slice(0, 1),
    startsAt,
    endsAt: later(startsAt, { hours: lasts }),
    signUntil: startsAt,
    places,
    changedAt: clock.now(),
    ...more,
  })
}

/** Somebody came to an event, and it is over: their sign-up. */
export const cameTo = async (
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  clinic: Clinic,
  { patientId, memberId }: { patientId: number; memberId: number },
): Promise<number> => {
  const eventId = await anEvent({ db, clock }, clinic, { hours: -3, taken: 1 })
  const at = clock.now()
  const came = { eventId, patientId, memberId, code: '123456', state: 'came', signedAt: at, movedAt: at } as const
  const [signup] = await db.insert(activitiesSignups).values(came).returning({ id: activitiesSignups.id })
  return signup?.id ?? 0
}
