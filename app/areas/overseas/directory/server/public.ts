import type { Context } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { countShown, type FoundHospital, findHospital, isShownOf, listHospitalsOf } from './queries/hospitals.ts'
import { listNotShown } from './queries/packages.ts'

/** What other rooms may know about a hospital abroad. */
export interface OverseasHospital {
  id: number
  name: string
  foreignName: string
  city: string
  countryId: number
  countryName: string
  /** ISO 3166 alpha-2. */
  countryCode: string
  /** ISO 4217, in which it names prices. */
  currency: string
  languages: string[]
  /** Patients are shown it: it is on, and its licence and its authorisation are in force today. */
  isShown: boolean
  isDemo: boolean
}

const asPublic = ({ hospital, country, lastDay }: FoundHospital): OverseasHospital => ({
  id: hospital.id,
  name: hospital.name,
  foreignName: hospital.foreignName,
  city: hospital.city,
  countryId: country.id,
  countryName: country.name,
  countryCode: country.code,
  currency: country.currency,
  languages: hospital.languages,
  isShown: isShownOf({ hospital, country, lastDay }),
  isDemo: hospital.isDemo,
})

type Asking = Pick<Context, 'db' | 'now'>

/** A hospital abroad, shown or not; undefined where there is none. */
export const overseasHospital = async ({ db, now }: Asking, id: number): Promise<OverseasHospital | undefined> => {
  const found = await findHospital(db, id, dayOf(now))
  return found && asPublic(found)
}

/** Hospitals abroad by their ids, shown or not. */
export const overseasHospitals = async (
  { db, now }: Asking,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OverseasHospital>> =>
  new Map((await listHospitalsOf(db, ids, dayOf(now))).map((row) => [row.hospital.id, asPublic(row)]))

/** Goods are a service abroad of a hospital that is not proven today, or of a kind that is hidden: nobody may order them. */
export const isLapsedAbroad = async ({ db, now }: Asking, goodsId: number): Promise<boolean> =>
  (await listNotShown(db, [goodsId], dayOf(now))).length > 0

/** Whether there is a hospital abroad to choose from. */
export const hasAbroad = async ({ db, now }: Asking): Promise<boolean> => (await countShown(db, dayOf(now))) > 0

/** For joins: rooms above read it and never write it. */
export { overseasHospitals as overseasHospitalRows } from './tables.ts'
