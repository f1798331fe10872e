import { asArticleCards, listArticles } from '#app/areas/content/articles/server/public.ts'
import { asDoctorCard, countDoctors, listDoctors } from '#app/areas/guahao/doctors/server/public.ts'
import { asUnitCard, countHospitals, listHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { countIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import { ALL_COUNTRY, DEFAULT_CITY, findCity } from '#app/areas/location/server/public.ts'
import { listBoxWords } from '#app/areas/search/server/public.ts'
import { kept } from '#kit/db/kept.ts'
import type { Handlers, Here } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { USUAL_HOME } from '../rules.ts'
import { findPartner, findPath } from './queries.ts'

const UNITS = 4
const DOCTORS = 6
const ARTICLES = 3
/** What is free changes by the minute. */
const CITY_SECONDS = 15
const STATS_SECONDS = 60

export const handlers: Handlers<typeof contract> = {
  unitStats: (_, here) => statsOf(here),

  async homeAddress(_, { db, channel }) {
    return { path: (await findPath(db, channel)) ?? USUAL_HOME }
  },

  homeIndex: (_, here) => homeOf(here, here.city),

  async homePartner({ partner }, here) {
    const found = await findPartner(here.db, partner)
    if (!found) return here.refuse('not-found')
    const { name, slogan, colour, cityId } = found
    return { ...(await homeOf(here, cityId)), name, slogan, colour }
  },
}

const statsOf = (here: Here) =>
  kept(here, 'home stats', STATS_SECONDS, async () => {
    const [units, doctors, illnesses] = await Promise.all([
      countHospitals(here.db),
      countDoctors(here.db),
      countIllnesses(here.db),
    ])
    return { unit_count: units, doctor_count: doctors, ill_count: illnesses }
  })

/** A home in a city: what is the same for all who stand there, and the words for who asks. */
const homeOf = async (here: Here, asked: number) => {
  const city = await cityOf(here, asked)
  const words = await listBoxWords(here, city.city_id)
  return { ...city, default_word: words.today, words: words.all.map(({ title }) => title) }
}

/** What a home shows of a city; an unknown city is the usual one. */
const cityOf = (here: Here, asked: number) =>
  kept(here, `home of ${asked}`, CITY_SECONDS, async () => {
    const { db, now } = here
    const city = (await nameOf(here, asked)) ?? (await nameOf(here, DEFAULT_CITY)) ?? ALL_COUNTRY
    const [units, doctors, articles, stats] = await Promise.all([
      listHospitals(db, { city: city.id, sort: 'hot', from: null, page: 1, size: UNITS }),
      listDoctors(db, { city: city.id, sort: 'soonest', now, page: 1, size: DOCTORS }),
      newsOf(here),
      statsOf(here),
    ])
    return {
      ...{ city_id: city.id, city_name: city.name },
      units: units.rows.map((row) => asUnitCard(row, null)),
      doctors: doctors.rows.map((row) => asDoctorCard(row, { now })),
      articles,
      stats,
    }
  })

const newsOf = (here: Here) =>
  kept(here, 'home news', CITY_SECONDS, async () =>
    asArticleCards(here, (await listArticles(here.db, {}, { page: 1, size: ARTICLES })).rows),
  )

const nameOf = async ({ db }: Here, id: number): Promise<{ id: number; name: string } | undefined> =>
  id === ALL_COUNTRY.id ? ALL_COUNTRY : findCity(db, id)
