import { listOwnMembers } from '#app/areas/account/members/server/public.ts'
import { type FreeSlot, listFirstFreeOfKind } from '#app/areas/guahao/schedules/server/public.ts'
import type { Child } from '#app/areas/records/children/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { firstDayOfNext, nextOf, planOf, VACCINATION_CLINIC } from '../../rules.ts'
import { findSchedule, type findVaccinated } from './record.ts'

/** So many clinics are offered. */
const OFFERED = 3

/** The first day on which a child's next vaccine may be given; undefined where none is left, or there is no schedule. */
export const firstDayFor = async (
  ctx: PatientContext,
  { child, given, choices }: NonNullable<Awaited<ReturnType<typeof findVaccinated>>>,
): Promise<Day | undefined> => {
  const schedule = await findSchedule(ctx)
  if (!schedule) return undefined
  const today = dayOf(ctx.now)
  return firstDayOfNext(nextOf(planOf(schedule.doses, child, given, today, choices.lines)), today)
}

/** Clinics of the patient's city that vaccinate, with their first free time from a day on. */
export const findClinics = ({ db, city, now }: PatientContext, from: Day): Promise<FreeSlot[]> =>
  listFirstFreeOfKind(db, { catalogueName: VACCINATION_CLINIC, cityId: city, from, now, limit: OFFERED })

/** The child among the members of who asks, for whom it is booked: the one of the record, else of its name and birthday; 0 without. */
export const memberOf = async ({ db, patient }: PatientContext, child: Child): Promise<number> => {
  // A member who leaves is untied from the child.
  if (child.memberId !== null && child.ownerId === patient) return child.memberId
  const members = await listOwnMembers(db, patient)
  return members.find(({ truename, birthday }) => truename === child.name && birthday === child.birthday)?.id ?? 0
}
