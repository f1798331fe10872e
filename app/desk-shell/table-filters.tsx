import { XIcon } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ButtonLink } from '#kit/ui/button.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { address } from '#kit/wire/address.ts'
import { type AskedOf, type Filter, filtersOf, isNarrowed, type ListView, withoutFilters } from './list-view.ts'
import type { Column } from './table.tsx'

interface FiltersProps<Row, Asked> {
  view: ListView<Row, Asked>
  asked: AskedOf
  columns: readonly Column<Row>[]
}

/** What narrows a list, above it. Each choice is an address of its own, except where the same field was chosen just before. */
export function TableFilters<Row, Asked>({ view, asked, columns }: FiltersProps<Row, Asked>) {
  const choose = useChoose(asked)
  const { pathname } = useLocation()
  const filters = filtersOf(view)
  const sortable = columns.filter(({ sort }) => sort !== undefined)
  const narrowed = isNarrowed(view, asked)
  const isAny = narrowed || filters.some(([, { as }]) => as === 'select' || as === 'day')
  if (!isAny && sortable.length === 0) return null
  return (
    // Heads sort on a wide screen: without a filter an empty line would stand there as a gap above the table.
    <div className={classes('flex flex-wrap items-end gap-12', !isAny && 'wide:hidden')}>
      <div className="grid w-full grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-12 empty:hidden wide:flex wide:w-auto wide:flex-wrap">
        {filters.map(([name, filter]) => (
          <FilterField
            key={name}
            filter={filter}
            value={asked[name] ?? ''}
            onChoose={(value) => choose(name, { [name]: value })}
          />
        ))}
        {sortable.length > 0 && (
          <div className="wide:hidden">
            <Select
              label="排序"
              value={asked.sort ? `${asked.sort} ${asked.order ?? view.sorts?.[asked.sort] ?? ''}` : ''}
              onChange={({ target }) => {
                const [sort = '', order = ''] = target.value.split(' ')
                choose('sort', { sort, order })
              }}
              options={[{ value: '', text: '默认' }, ...sortable.flatMap(waysOf)]}
            />
          </div>
        )}
      </div>
      {filters.map(
        ([name, filter]) =>
          filter.as === 'linked' &&
          asked[name] && (
            <ButtonLink key={name} kind="secondary" size="small" to={address(pathname, { ...asked, [name]: '' })}>
              {filter.label}：{filter.words?.[asked[name]] ?? asked[name]}
              <XIcon aria-label="取消" />
            </ButtonLink>
          ),
      )}
      {narrowed && <ClearLink view={view} asked={asked} />}
    </div>
  )
}

/** Takes away all that narrows the list. */
export function ClearLink<Row, Asked>({ view, asked }: Omit<FiltersProps<Row, Asked>, 'columns'>) {
  const { pathname } = useLocation()
  return (
    <ButtonLink kind="text" size="small" to={address(pathname, withoutFilters(view, asked))}>
      清除条件
    </ButtonLink>
  )
}

/** Both ways of a column, for screens that show no heads. */
const waysOf = <Row,>({ sort = '', head }: Column<Row>) => [
  { value: `${sort} asc`, text: `${head}：从小到大` },
  { value: `${sort} desc`, text: `${head}：从大到小` },
]

interface FilterFieldProps {
  filter: Filter
  value: string
  onChoose: (value: string) => void
}

function FilterField({ filter, value, onChoose }: FilterFieldProps) {
  if (filter.as === 'day') return <DayField label={filter.label} value={value} onChoose={onChoose} />
  if (filter.as !== 'select') return null
  const options = Object.entries(filter.words).map(([code, text]) => ({ value: code, text }))
  return (
    <Select
      label={filter.label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      options={[{ value: '', text: '全部' }, ...options]}
    />
  )
}

/** While somebody types a year it is one of long ago: those are not asked for. */
const EARLIEST = '2000-01-01'

function DayField({ label, value, onChoose }: Omit<FilterFieldProps, 'filter'> & { label: string }) {
  const [typed, setTyped] = useState({ text: value, value })
  if (typed.value !== value) setTyped({ text: value, value })
  return (
    <Field
      label={label}
      keyboard="date"
      min={EARLIEST}
      value={typed.text}
      onChange={({ target }) => {
        setTyped({ text: target.value, value })
        if (target.value === '' || target.value >= EARLIEST) onChoose(target.value)
      }}
    />
  )
}

/**
 * Goes to what was chosen, beside what is asked already. A field that is changed twice in a row leaves one step in the history,
 * not two. Choices may come quicker than pages are drawn: each is added to the last one, not to what was drawn last.
 */
const useChoose = (asked: AskedOf) => {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const latest = useRef(asked)
  useLayoutEffect(() => {
    latest.current = asked
  }, [asked])
  return (field: string, change: AskedOf) => {
    latest.current = { ...latest.current, ...change }
    const options = { replace: state?.chosenBy === field, preventScrollReset: true, state: { chosenBy: field } }
    return navigate(address(pathname, latest.current), options)
  }
}
