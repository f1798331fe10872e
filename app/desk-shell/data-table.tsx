import type { Key, ReactNode } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { ButtonLink } from '#kit/ui/button.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { address } from '#kit/wire/address.ts'
import { type Choosing, ChosenBar, useChosen, withBoxes } from './choosing.tsx'
import { ExportButtons } from './export-buttons.tsx'
import {
  type AskedOf,
  directionOf,
  filtersOf,
  isNarrowed,
  type ListView,
  type LoadedList,
  nextSort,
  readAsked,
} from './list-view.ts'
import { PageLinks } from './page-links.tsx'
import { type Column, Table } from './table.tsx'
import { ClearLink, TableFilters } from './table-filters.tsx'

interface DataTableProps<Row, Asked> {
  view: ListView<Row, Asked>
  /** What `loadList` brought. */
  loaded: LoadedList<Row>
  /** What the table is about, for who cannot see it. */
  label: string
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => Key
  isMarked?: (row: Row) => boolean
  /** What can be done to several rows at once. */
  choosing?: Choosing<Row>
  /** What stands here while there is nothing at all, and nothing was asked for. */
  empty: ReactNode
}

/**
 * A list of the desk: searched, filtered, sorted by the heads of its columns, in pages, and exported as it is shown. All that
 * is asked stands in the address, so that back works and a link can be handed on.
 */
export function DataTable<Row, Asked>(props: DataTableProps<Row, Asked>) {
  const { view, loaded, columns } = props
  const next = useNextAsked(view)
  // What is on its way counts: whoever chooses a second thing before the first has come loses neither.
  const asked = next ?? loaded.asked
  const isLoading = next !== undefined
  return (
    <div className="space-y-12">
      <TopLine view={view} asked={asked} />
      <FilterTabs view={view} asked={asked} />
      <TableFilters view={view} asked={asked} columns={columns} />
      <div aria-busy={isLoading} className={classes('space-y-12', isLoading && 'opacity-45')}>
        {'failed' in loaded ? (
          <Failed isNarrowed={isNarrowed(view, loaded.asked)} words={loaded.failed} />
        ) : (
          <Rows {...props} asked={asked} found={loaded} />
        )}
      </div>
    </div>
  )
}

type Found<Row> = Extract<LoadedList<Row>, { rows: unknown }>
type Part<Row, Asked> = { view: ListView<Row, Asked>; asked: AskedOf }

/** What is being asked for, where these rows are fetched anew: what is shown is of before. */
const useNextAsked = <Row, Asked>(view: ListView<Row, Asked>): AskedOf | undefined => {
  const { pathname, search } = useLocation()
  const { location } = useNavigation()
  const { state } = useRevalidator()
  if (location?.pathname === pathname) return readAsked(view, new URLSearchParams(location.search))
  return state === 'loading' ? readAsked(view, new URLSearchParams(search)) : undefined
}

function TopLine<Row, Asked>({ view, asked }: Part<Row, Asked>) {
  const { pathname } = useLocation()
  const { keyword, ...fixed } = asked
  const { search, file, noun } = view
  if (!search && !file) return null
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-16 gap-y-8">
      {search && (
        <div className="min-w-0 grow basis-240">
          <SearchBox action={pathname} name="keyword" placeholder={search} defaultValue={keyword ?? ''} fixed={fixed} />
        </div>
      )}
      {file && <ExportButtons file={file} asked={asked} noun={noun} />}
    </div>
  )
}

function FilterTabs<Row, Asked>({ view, asked }: Part<Row, Asked>) {
  const { pathname } = useLocation()
  return filtersOf(view).map(([name, filter]) =>
    filter.as === 'tabs' ? (
      <Tabs
        key={name}
        label={filter.label}
        tabs={Object.entries(filter.words).map(([code, text]) => ({
          text,
          to: address(pathname, { ...asked, [name]: code }),
          current: asked[name] === code,
        }))}
      />
    ) : null,
  )
}

function Rows<Row, Asked>({
  view,
  asked,
  found,
  label,
  columns,
  keyOf,
  isMarked,
  choosing,
  empty,
}: DataTableProps<Row, Asked> & { asked: AskedOf; found: Found<Row> }) {
  const { rows, page, total } = found
  const { sorts = {} } = view
  const chosen = useChosen(rows, keyOf)
  return (
    <>
      {choosing && rows.length > 0 && <ChosenBar shown={rows} chosen={chosen} choosing={choosing} noun={view.noun} />}
      <Table
        label={label}
        columns={choosing ? withBoxes(columns, chosen, choosing) : columns}
        rows={rows}
        keyOf={keyOf}
        isMarked={isMarked}
        sorting={(name) => ({ to: nextSort(sorts, asked, name), direction: directionOf(sorts, found.asked, name) })}
        empty={<Nothing view={view} found={found} empty={empty} />}
      />
      <PageLinks page={page} total={total} to={(number) => address('', { ...asked, page: number })} />
    </>
  )
}

/** Nothing that fits, nothing on a page behind the last one, or nothing at all: each is said differently. */
function Nothing<Row, Asked>({
  view,
  found,
  empty,
}: {
  view: ListView<Row, Asked>
  found: Found<Row>
  empty: ReactNode
}) {
  const { pathname } = useLocation()
  const { asked, page } = found
  if (page > 1)
    return <Empty title="这一页没有内容" action={<ButtonLink to={address(pathname, asked)}>回到第一页</ButtonLink>} />
  return isNarrowed(view, asked) ? (
    <Empty
      drawing="search"
      title={`没有符合条件的${view.noun}`}
      text="换个条件，或清除条件看全部。"
      action={<ClearLink view={view} asked={asked} />}
    />
  ) : (
    empty
  )
}

function Failed({ isNarrowed, words }: { isNarrowed: boolean; words: string }) {
  const { pathname } = useLocation()
  const { revalidate, state } = useRevalidator()
  return (
    <div className="rounded-12 bg-card pb-20 text-center shadow-soft">
      <Trouble text={words} busy={state === 'loading'} onRetry={() => revalidate()} />
      {isNarrowed && (
        <ButtonLink kind="text" size="small" to={pathname}>
          清除条件
        </ButtonLink>
      )}
    </div>
  )
}
