import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { maybeId } from '#kit/wire/load.ts'
import type { askOptions } from '../contract.ts'
import {
  type ConsultationKind,
  type ConsultDoctorSort,
  consultationKinds,
  consultDoctorSorts,
  kindWords,
} from '../rules.ts'

/** What stands in the address of the list. */
export interface ConsultQuery {
  keyword?: string | undefined
  dep_id?: number | undefined
  ill_id?: number | undefined
  unit_id?: number | undefined
  title?: number | undefined
  price_min?: number | undefined
  price_max?: number | undefined
  service?: ConsultationKind | undefined
  sort: ConsultDoctorSort
}

/** Reads the list's address; what it does not know counts as not chosen. */
export const readConsultQuery = (query: URLSearchParams): ConsultQuery => ({
  keyword: query.get('keyword')?.slice(0, 50) || undefined,
  dep_id: maybeId(query, 'dep_id'),
  ill_id: maybeId(query, 'ill_id'),
  unit_id: maybeId(query, 'unit_id'),
  title: maybeId(query, 'title'),
  price_min: maybeId(query, 'price_min'),
  price_max: maybeId(query, 'price_max'),
  service: consultationKinds.find((kind) => kind === query.get('service')),
  sort:
    (Object.keys(consultDoctorSorts) as ConsultDoctorSort[]).find((sort) => sort === query.get('sort')) ?? 'default',
})

/** The list with these filters. */
export const consultListAddress = (chosen: ConsultQuery): string =>
  address('/ask/index', { ...chosen, sort: chosen.sort === 'default' ? undefined : chosen.sort })

/** Nothing but the first page of everybody is wanted. */
export const isUnfiltered = (chosen: ConsultQuery): boolean => consultListAddress(chosen) === '/ask/index'

interface AskFiltersProps {
  chosen: ConsultQuery
  options: CallOutput<typeof askOptions>
}

/** How to ask, order, department and price; all are links, so that back returns to the same list. */
export function ConsultFilters({ chosen, options }: AskFiltersProps) {
  const filter = (text: string, change: Partial<ConsultQuery>, current: boolean) => ({
    text,
    to: consultListAddress({ ...chosen, ...change }),
    current,
  })
  const { price_min = 0, price_max } = chosen
  return (
    <>
      <div className="sticky top-under-bar z-20 bg-page">
        <Tabs
          label="问诊方式"
          tabs={[
            filter('全部', { service: undefined }, !chosen.service),
            ...consultationKinds.map((kind) =>
              filter(kindWords[kind].slice(0, 2), { service: kind }, chosen.service === kind),
            ),
          ]}
        />
        <FilterBar
          label="科室"
          filters={[
            filter('全部科室', { dep_id: undefined }, !chosen.dep_id),
            ...options.departments.map(({ dep_id, dep_name }) =>
              filter(dep_name, { dep_id }, chosen.dep_id === dep_id),
            ),
          ]}
        />
      </div>
      <FilterBar
        label="排序和价格"
        filters={[
          ...(Object.keys(consultDoctorSorts) as ConsultDoctorSort[]).map((sort) =>
            filter(consultDoctorSorts[sort], { sort }, chosen.sort === sort),
          ),
          ...options.prices.map((band) => {
            const isChosen = price_min === band.price_min && (price_max ?? null) === band.price_max
            const isCurrent = isChosen && (price_min > 0 || price_max !== undefined)
            const to = isCurrent ? { price_min: undefined, price_max: undefined } : bandOf(band)
            return filter(band.name, to, isCurrent)
          }),
        ]}
      />
    </>
  )
}

const bandOf = ({ price_min, price_max }: { price_min: number; price_max: number | null }) => ({
  price_min: price_min || undefined,
  price_max: price_max ?? undefined,
})
