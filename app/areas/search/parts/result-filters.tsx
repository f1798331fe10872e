import { FilterBar } from '#kit/ui/filter-bar.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { type SearchQuery, searchAddress } from '../cards/search-address.ts'
import type { searchFilterList, searchSortList } from '../contract.ts'
import type { Sort } from '../rules.ts'

interface ResultFiltersProps {
  query: SearchQuery
  sorts: CallOutput<typeof searchSortList>['list']
  filters: CallOutput<typeof searchFilterList>['list']
}

/** Order and level of the results; all are links, so that back returns to the same list. */
export function ResultFilters({ query, sorts, filters }: ResultFiltersProps) {
  if (sorts.length < 2) return null
  return (
    <div className="border-b border-line">
      <Row
        title="排序"
        choices={sorts.map(({ sort, sort_name }) => ({
          text: sort_name,
          to: searchAddress({ ...query, sort: sort as Sort }),
          current: sort === query.sort,
        }))}
      />
      {filters.map(({ name, title, options }) => (
        <Row
          key={name}
          title={title}
          choices={options.map(({ value, text }) => ({
            text,
            to: searchAddress({ ...query, level: value || undefined }),
            current: value === (query.level ?? 0),
          }))}
        />
      ))}
    </div>
  )
}

interface RowProps {
  title: string
  choices: readonly { text: string; to: string; current: boolean }[]
}

function Row({ title, choices }: RowProps) {
  return (
    <div className="flex items-center">
      <span className="w-72 shrink-0 pl-16 text-12 text-ink-3">{title}</span>
      <div className="min-w-0 grow">
        <FilterBar label={title} filters={choices} />
      </div>
    </div>
  )
}
