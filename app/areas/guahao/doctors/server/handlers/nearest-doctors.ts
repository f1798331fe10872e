import { ALL_COUNTRY } from '#app/areas/location/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { illnessReaches } from '../../rules.ts'
import { hasDoctorFor, type SeenIllness } from '../queries/list.ts'

/** Where one looks for doctors for an illness, and how far from its own departments. */
interface Nearest {
  illness: SeenIllness
  city: number
}

/**
 * The nearest doctors that there are for an illness: in the city by department, by the generalists of its class, general practitioners, then the
 * same in the country. Filters of the list do not move it, so that one who chooses a title stays where they are.
 */
export const nearestDoctors = async (
  db: Db,
  id: number,
  { city, hospitalId }: { city: number; hospitalId: number | undefined },
): Promise<Nearest> => {
  const nearest = { illness: { id, reach: illnessReaches[0] }, city }
  if (hospitalId !== undefined) return nearest
  for (const where of new Set([city, ALL_COUNTRY.id])) {
    for (const reach of illnessReaches) {
      if (await hasDoctorFor(db, { id, reach }, where)) return { illness: { id, reach }, city: where }
    }
  }
  return nearest
}
