import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { leaderCities, leaderIlls } from '../contract.ts'

/** Which part of the board is shown: what stands in the address. */
export interface LeaderQuery {
  id: number | undefined
  city_id: number
  ill_id: number | undefined
}

export const leaderAddress = (chosen: LeaderQuery): string => address('/leader/index', { ...chosen })

interface LeaderFiltersProps {
  chosen: LeaderQuery
  cities: CallOutput<typeof leaderCities>['list']
  ills: CallOutput<typeof leaderIlls>['list']
}

/** City and illness; a row with one choice is no choice and stays away. */
export function LeaderFilters({ chosen, cities, ills }: LeaderFiltersProps) {
  const part = { id: chosen.id, city_id: chosen.city_id, ill_id: undefined }
  return (
    <>
      {cities.length > 1 && (
        <FilterBar
          label="城市"
          filters={cities.map(({ city_id, city_name }) => ({
            text: city_name,
            to: leaderAddress({ ...part, city_id }),
            current: city_id === chosen.city_id,
          }))}
        />
      )}
      {ills.length > 0 && (
        <FilterBar
          label="疾病"
          filters={[
            { text: '全部疾病', to: leaderAddress(part), current: chosen.ill_id === undefined },
            ...ills.map(({ ill_id, ill_name }) => ({
              text: ill_name,
              to: leaderAddress({ ...part, ill_id }),
              current: ill_id === chosen.ill_id,
            })),
          ]}
        />
      )}
    </>
  )
}
