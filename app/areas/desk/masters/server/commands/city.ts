import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { MOST_HOT_CITIES } from '#app/areas/location/rules.ts'
import {
  type CityRow,
  countHotCities,
  findCity,
  findUsualCity,
  lockCities,
  setDefaultCity,
  updateCity,
} from '#app/areas/location/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'

/** A city as the platform's desk writes it. */
export interface CityWritten {
  isOpen: boolean
  /** Null: not among the hot ones. */
  hotRank: number | null
  isDefault: boolean
}

const factsOf = ({ isOpen, hotRank, isDefault }: CityWritten) => ({ isOpen, hotRank, isDefault })

/** Why a city cannot be written so. */
const faultOf = (before: CityWritten, written: CityWritten): 'default' | 'hidden' | undefined => {
  if (before.isDefault && !(written.isDefault && written.isOpen)) return 'default'
  return !written.isOpen && (written.isDefault || written.hotRank !== null) ? 'hidden' : undefined
}

/** Writes of a city whether it is shown, where it stands among the hot ones, and whether it is the default. */
export const changeCity = (
  ctx: StaffContext,
  id: number,
  written: CityWritten,
): Promise<{ city_id: number } | Refused<'not-found' | 'default' | 'hidden' | 'too-many'>> =>
  ctx.transact(async (inside) => {
    await lockCities(inside.db)
    const row = await findCity(inside.db, id)
    if (!row) return new Refused('not-found')
    const before = { ...row, isDefault: row.id === (await findUsualCity(inside.db)) }
    const fault = faultOf(before, written)
    if (fault) return new Refused(fault)
    if (isNewlyHot(row, written) && (await countHotCities(inside.db)) >= MOST_HOT_CITIES) return new Refused('too-many')
    await updateCity(inside.db, id, { isOpen: written.isOpen, hotRank: written.hotRank })
    if (written.isDefault) await setDefaultCity(inside.db, id)
    const facts = { before: factsOf(before), after: factsOf(written) }
    await recordAct(inside, { act: 'master.city-change', kind: 'city', id, ...facts })
    return { city_id: id }
  })

const isNewlyHot = (before: CityRow, { hotRank }: CityWritten): boolean => before.hotRank === null && hotRank !== null
