import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { maybeId } from '#kit/wire/load.ts'
import { type DoctorSort, titles } from '../rules.ts'

const sorts: readonly { sort: DoctorSort; text: string }[] = [
  { sort: 'default', text: '综合排序' },
  { sort: 'soonest', text: '最早有号' },
  { sort: 'score', text: '口碑最好' },
  { sort: 'booked', text: '预约最多' },
]

/** What stands in the address of the list. */
export interface DoctorQuery {
  class_id?: number | undefined
  /** A department of the catalogue, within its class. */
  catalogue_id?: number | undefined
  ill_id?: number | undefined
  unit_id?: number | undefined
  title?: number | undefined
  sort: DoctorSort
}

/** Reads the list's address; what it does not know counts as not chosen. */
export const readDoctorQuery = (query: URLSearchParams): DoctorQuery => ({
  class_id: maybeId(query, 'class_id'),
  catalogue_id: maybeId(query, 'catalogue_id'),
  ill_id: maybeId(query, 'ill_id'),
  unit_id: maybeId(query, 'unit_id'),
  title: Number(query.get('title')) in titles ? Number(query.get('title')) : undefined,
  sort: sorts.find(({ sort }) => sort === query.get('sort'))?.sort ?? 'default',
})

export const doctorListAddress = (chosen: DoctorQuery): string =>
  address('/doctor/index', { ...chosen, sort: chosen.sort === 'default' ? undefined : chosen.sort })

const titleFilters = Object.entries(titles)
  .map(([code, text]) => ({ title: Number(code), text }))
  .filter(({ title }) => title >= 20)
  .sort((a, b) => b.title - a.title)

interface DoctorFiltersProps {
  chosen: DoctorQuery
  classes: readonly { class_id: number; class_name: string }[]
}

/** Order, class of departments and title; all are links, so that back returns to the same list. */
export function DoctorFilters({ chosen, classes }: DoctorFiltersProps) {
  const withClass = (text: string, classId?: number) => ({
    text,
    to: doctorListAddress({ ...chosen, class_id: classId, catalogue_id: undefined }),
    current: chosen.class_id === classId,
  })
  const withTitle = (text: string, title?: number) => ({
    text,
    to: doctorListAddress({ ...chosen, title }),
    current: chosen.title === title,
  })
  return (
    <>
      <div className="sticky top-under-bar z-20 bg-page">
        <Tabs
          label="排序"
          tabs={sorts.map(({ sort, text }) => ({
            text,
            to: doctorListAddress({ ...chosen, sort }),
            current: sort === chosen.sort,
          }))}
        />
        <FilterBar
          label="科室"
          filters={[withClass('全部科室'), ...classes.map((one) => withClass(one.class_name, one.class_id))]}
        />
      </div>
      <FilterBar
        label="职称"
        filters={[withTitle('不限职称'), ...titleFilters.map(({ title, text }) => withTitle(text, title))]}
      />
    </>
  )
}
