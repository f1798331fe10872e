import { listOfferedSubjects } from '#app/areas/content/subjects/server/public.ts'
import { listDoctors } from '#app/areas/guahao/doctors/server/public.ts'
import { listHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { ALL_COUNTRY, findCity, usualCity } from '#app/areas/location/server/public.ts'
import type { Context } from '#app/context.ts'
import { blocks } from '../../rules.ts'
import { offersOf } from './offers.ts'

/** The city that somebody asked for; an unknown one is the usual one. */
export const cityOf = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  asked: number,
): Promise<{ id: number; name: string }> => {
  if (asked === ALL_COUNTRY.id) return ALL_COUNTRY
  return (await findCity(db, asked)) ?? (await findCity(db, await usualCity({ db, now }))) ?? ALL_COUNTRY
}

/** A city, and the blocks that have nothing to show there to who came by a channel, each as `place block`. */
export const contentOf = async (ctx: Pick<Context, 'db' | 'now'>, asked: number, channel: number) => {
  const { db, now } = ctx
  const city = await cityOf(ctx, asked)
  const one = { city: city.id, page: 1, size: 1 }
  const [units, doctors, offers, subjects] = await Promise.all([
    listHospitals(ctx, { ...one, sort: 'hot', from: null }),
    listDoctors(db, { ...one, sort: 'soonest', now }),
    offersOf(ctx, city.id),
    listOfferedSubjects(ctx, { city: city.id, channel }),
  ])
  const empty = new Set([
    ...(units.rows.length === 0 ? ['home hospitals'] : []),
    ...(doctors.rows.length === 0 ? ['home doctors'] : []),
    ...(subjects.length === 0 ? ['home subjects'] : []),
    ...blocks.grid.filter((service) => !offers.grid.includes(service)).map((service) => `grid ${service}`),
    ...(offers.shortcuts.length === 0 ? ['mall shortcuts'] : []),
    ...(offers.activities.length === 0 ? ['mall activities'] : []),
  ])
  return { city, empty }
}
