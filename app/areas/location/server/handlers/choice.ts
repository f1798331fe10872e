import type { RequestContext } from '#app/context.ts'
import { ALL_COUNTRY } from '../../rules.ts'
import { findChosenCity, openIdOf, upsertVisitor, whoOf } from '../queries/visitors.ts'
import { findCity, findCityByName } from '../queries.ts'

interface Chosen {
  city_id?: number | undefined
  city_name?: string | undefined
  sc_distinct_id?: string | undefined
  qqHealthOpenId?: string | undefined
}

/** Keeps the chosen city for whoever can be told apart; undefined where there is no such city. */
export const keepChoice = async (chosen: Chosen, ctx: RequestContext) => {
  const city = await cityChosen(chosen, ctx)
  if (!city) return undefined
  const who = whoOf(ctx.patient, chosen.sc_distinct_id)
  const open = chosen.qqHealthOpenId ? openIdOf(chosen.qqHealthOpenId) : null
  for (const one of [who, open]) if (one) await upsertVisitor(ctx.db, one, { chosenCityId: city.id }, ctx.now)
  return { city_id: city.id, city_name: city.name }
}

/** The city that was chosen under an open id. */
export const choiceOf = async (openId: string, { db }: RequestContext) => {
  const id = await findChosenCity(db, openIdOf(openId))
  const city = id === ALL_COUNTRY.id ? ALL_COUNTRY : id && (await findCity(db, id))
  return city ? { city_id: city.id, city_name: city.name } : {}
}

/** By id, else by name; 0 is all the country. */
const cityChosen = async ({ city_id, city_name = '' }: Chosen, { db }: RequestContext) => {
  if (city_id === ALL_COUNTRY.id) return ALL_COUNTRY
  return city_id === undefined ? findCityByName(db, city_name) : findCity(db, city_id)
}
