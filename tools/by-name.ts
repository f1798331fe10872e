import { listDoctorsNamed } from '#app/areas/guahao/doctors/server/public.ts'
import { countHospitals, listHospitalsNamed } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Db } from '#kit/db/open.ts'

/** What was typed names nobody, or several: one line for who typed it. */
class NameFault extends Error {
  readonly expected = true
}

/** As many as are told where a name fits several. */
const MOST_TOLD = 10

/** The number of the hospital that is meant by its number or its name; 0 where there is none at all yet. */
export const hospitalIdOf = async (db: Db, given: string): Promise<number> => {
  if (/^\d*$/.test(given)) return Number(given)
  const found = await listHospitalsNamed(db, given, MOST_TOLD)
  if (found.length === 0 && (await countHospitals(db)) === 0) return 0
  return onlyOne(given, 'hospital', found)
}

/** The same of a doctor, among those of a hospital where it is named. */
export const doctorIdOf = async (db: Db, given: string, hospital: string | undefined): Promise<number> => {
  if (/^\d*$/.test(given)) return Number(given)
  const hospitalId = hospital === undefined ? undefined : await hospitalIdOf(db, hospital)
  const found = await listDoctorsNamed(db, { words: given, hospitalId }, MOST_TOLD)
  return onlyOne(
    given,
    'doctor',
    found.map((one) => ({ ...one, words: `${one.name} (${one.hospital})` })),
  )
}

/** Who is given power is named in full: what merely has the words in its name is told, not taken. */
const onlyOne = (
  given: string,
  what: string,
  found: readonly { id: number; name: string; words?: string }[],
): number => {
  const [one, ...others] = found.filter(({ name }) => name === given)
  if (one && others.length === 0) return one.id
  const near = found.map(({ id, name, words }) => `${id} ${words ?? name}`).join(', ')
  if (one) throw new NameFault(`several are called ${given}; give the number of the one: ${near}`)
  throw new NameFault(`no ${what} is called ${given}${near && `; nearly so: ${near}`}`)
}
