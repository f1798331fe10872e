import { asc, eq } from 'drizzle-orm'
import {
  overseasHospitalRows as hospitals,
  type OverseasHospital,
  overseasHospitals,
} from '#app/areas/overseas/directory/server/public.ts'
import type { Context } from '#app/context.ts'

const MOST_CHOICES = 200

/** Hospitals abroad that patients are shown, to choose from. */
export const listHospitals = async (ctx: Pick<Context, 'db' | 'now'>): Promise<OverseasHospital[]> => {
  const rows = await ctx.db
    .select({ id: hospitals.id })
    .from(hospitals)
    .where(eq(hospitals.isOn, true))
    .orderBy(asc(hospitals.position), asc(hospitals.id))
    .limit(MOST_CHOICES)
  const known = await overseasHospitals(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id }) => {
    const hospital = known.get(id)
    return hospital?.isShown ? [hospital] : []
  })
}
