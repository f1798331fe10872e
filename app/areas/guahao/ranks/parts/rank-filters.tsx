import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { rankOption } from '../contract.ts'

/** Which part of a rank is shown: what stands in the address. */
export interface RankQuery {
  id: number
  option_id?: number | undefined
  dep_id?: number | undefined
  ill_id?: number | undefined
}

export const rankAddress = (chosen: RankQuery): string => address('/toplist/detail', { ...chosen })

interface RankFiltersProps {
  chosen: RankQuery
  options: CallOutput<typeof rankOption>
}

/** City, class of departments, illness; a row with one choice is no choice and stays away. */
export function RankFilters({ chosen, options }: RankFiltersProps) {
  const { id, option_id } = chosen
  const part = { id, option_id }
  const cityNow = option_id ?? options.city[0]?.option_id
  return (
    <>
      {options.city.length > 1 && (
        <FilterBar
          label="城市"
          filters={options.city.map((city) => ({
            text: city.title,
            to: rankAddress({ id, option_id: city.option_id }),
            current: city.option_id === cityNow,
          }))}
        />
      )}
      {options.department.length > 0 && (
        <FilterBar
          label="科室"
          filters={[
            { text: '全部科室', to: rankAddress(part), current: !chosen.dep_id },
            ...options.department.map(({ dep_id, title }) => ({
              text: title,
              to: rankAddress({ ...part, dep_id }),
              current: dep_id === chosen.dep_id,
            })),
          ]}
        />
      )}
      {options.disease.length > 0 && (
        <FilterBar
          label="疾病"
          filters={[
            { text: '全部疾病', to: rankAddress({ ...part, dep_id: chosen.dep_id }), current: !chosen.ill_id },
            ...options.disease.map(({ ill_id, title }) => ({
              text: title,
              to: rankAddress({ ...part, ill_id }),
              current: ill_id === chosen.ill_id,
            })),
          ]}
        />
      )}
    </>
  )
}
