import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import type { UnitSort } from '../rules.ts'

const sorts: readonly { sort: UnitSort; text: string }[] = [
  { sort: 'default', text: '综合排序' },
  { sort: 'distance', text: '离我最近' },
  { sort: 'hot', text: '预约最多' },
  { sort: 'level', text: '等级最高' },
]

/** What stands in the address of the list. */
export interface UnitQuery {
  keyword?: string | undefined
  level?: number | undefined
  class_id?: number | undefined
  /** A district of the city. */
  area_id?: number | undefined
  sort: UnitSort
}

/** Reads the list's address; what it does not know counts as not chosen. */
export const readUnitQuery = (query: URLSearchParams): UnitQuery => ({
  keyword: query.get('keyword')?.slice(0, 50) || undefined,
  level: Number(query.get('level')) || undefined,
  class_id: Number(query.get('class_id')) || undefined,
  area_id: Number(query.get('area_id')) || undefined,
  sort: sorts.find(({ sort }) => sort === query.get('sort'))?.sort ?? 'default',
})

export const unitListAddress = (chosen: UnitQuery) =>
  address('/unit/list', { ...chosen, sort: chosen.sort === 'default' ? undefined : chosen.sort })

interface UnitFiltersProps {
  chosen: UnitQuery
  levels: readonly { level: number; level_name: string }[]
}

/** Order and level of the list; both are links, so that back returns to the same list. */
export function UnitFilters({ chosen, levels }: UnitFiltersProps) {
  return (
    <div className="sticky top-under-bar z-20 bg-page">
      <Tabs
        label="排序"
        tabs={sorts.map(({ sort, text }) => ({
          text,
          to: unitListAddress({ ...chosen, sort }),
          current: sort === chosen.sort,
        }))}
      />
      <FilterBar
        label="医院等级"
        filters={levels.map(({ level, level_name }) => ({
          text: level_name,
          to: unitListAddress({ ...chosen, level: level || undefined }),
          current: level === (chosen.level ?? 0),
        }))}
      />
    </div>
  )
}

interface DistrictFilterProps {
  chosen: UnitQuery
  districts: readonly { area_id: number; area_name: string }[]
}

/** The districts of the city, for who wants a hospital around the corner; one alone is no choice. */
export function DistrictFilter({ chosen, districts }: DistrictFilterProps) {
  if (districts.length < 2) return null
  return (
    <FilterBar
      label="区县"
      filters={[
        { text: '全部区县', to: unitListAddress({ ...chosen, area_id: undefined }), current: !chosen.area_id },
        ...districts.map(({ area_id, area_name }) => ({
          text: area_name,
          to: unitListAddress({ ...chosen, area_id }),
          current: area_id === chosen.area_id,
        })),
      ]}
    />
  )
}
