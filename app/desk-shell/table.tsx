import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from 'lucide-react'
import type { Key, ReactNode } from 'react'
import { classes } from '#kit/ui/classes.ts'
import { Link } from '#kit/ui/link.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { useWider } from '#kit/ui/use-wider.ts'
import type { Direction } from '#kit/wire/list-terms.ts'

/** One column: what stands above it, and in each row. */
export interface Column<Row> {
  head: string
  cell: (row: Row) => ReactNode
  /** Numbers line up at the right, and are never broken into lines on a wide screen. */
  numeric?: boolean
  /** What explains itself, such as buttons: a line of its own without a head on a narrow screen. */
  bare?: boolean
  /** Never broken into lines on a wide screen. */
  tight?: boolean
  /** Only on a wide screen: what one can do without on a phone. */
  wideOnly?: boolean
  /** The name of the sort that its head stands for, in a `DataTable`. */
  sort?: string
  /** Share of a wide screen's width, such as `wide:w-[20%]`: tables under each other line up. */
  width?: string
}

interface TableProps<Row> {
  /** What the table is about, for who cannot see it. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => Key
  /** A row that is looked at, or that something just happened to. */
  isMarked?: ((row: Row) => boolean) | undefined
  /** Where the head of a column leads that stands for a sort, and which way it is sorted now. */
  sorting?: (name: string) => { to: string; direction: Direction | undefined }
  empty: ReactNode
}

/** Rows that are compared. On a narrow screen each becomes a card of its own, with the heads before the values. */
export function Table<Row>({ label, columns, rows, keyOf, isMarked, sorting, empty }: TableProps<Row>) {
  const [isWider, place] = useWider()
  if (rows.length === 0) return <div className="rounded-12 bg-card shadow-soft">{empty}</div>
  const reached = isWider ? ({ role: 'region', 'aria-label': label, tabIndex: 0 } as const) : {}
  return (
    <div ref={place} {...reached} className="wide:overflow-x-auto wide:rounded-12 wide:bg-card wide:shadow-soft">
      <table aria-label={label} className="block w-full border-collapse text-14 wide:table">
        <thead className="hidden wide:table-header-group">
          <tr className="border-b border-line text-left text-12 text-ink-3">
            {columns.map((column) => (
              <Head key={column.head} column={column} sorted={column.sort ? sorting?.(column.sort) : undefined} />
            ))}
          </tr>
        </thead>
        <tbody className="grid grid-cols-1 gap-8 wide:table-row-group">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={classes(
                'flex flex-wrap items-center gap-x-16 gap-y-4 rounded-12 px-16 py-12 shadow-soft wide:table-row wide:rounded-none wide:border-b wide:border-line wide:shadow-none wide:last:border-0',
                isMarked?.(row) ? 'bg-tint' : 'bg-card wide:hover:bg-page',
              )}
            >
              {columns.map(({ head, cell, numeric, bare, tight, wideOnly }, at) => (
                <td
                  key={head}
                  data-head={head}
                  className={classes(
                    'max-w-full wrap-anywhere wide:table-cell wide:px-12 wide:py-8 wide:align-middle wide:first:pl-20 wide:last:pr-20',
                    (at === 0 || bare) && 'w-full wide:w-auto',
                    at === 0 && 'text-16 font-medium wide:text-14',
                    (tight || numeric) && 'wide:whitespace-nowrap',
                    // Beside long names a word would stand one letter a line.
                    !tight && !numeric && !bare && 'wide:min-w-80',
                    wideOnly && 'hidden',
                    at > 0 &&
                      !bare &&
                      'before:pr-6 before:text-12 before:text-ink-3 before:content-[attr(data-head)] wide:before:hidden',
                    numeric && 'tabular-nums wide:text-right',
                  )}
                >
                  {bare ? cell(row) : orDash(cell(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A head without anything behind it would look as if the value had not come. */
const orDash = (shown: ReactNode): ReactNode => (shown === '' ? '—' : unbroken(shown))

interface HeadProps<Row> {
  column: Column<Row>
  sorted: { to: string; direction: Direction | undefined } | undefined
}

function Head<Row>({ column: { head, numeric, width }, sorted }: HeadProps<Row>) {
  const { direction } = sorted ?? {}
  return (
    <th
      aria-sort={direction && ariaSort[direction]}
      className={classes(
        'px-12 py-8 font-normal whitespace-nowrap first:pl-20 last:pr-20',
        numeric && 'text-right',
        width,
      )}
    >
      {sorted ? (
        <Link
          to={sorted.to}
          preventScrollReset
          className={classes(
            'relative inline-flex items-center gap-4 after:absolute after:-inset-8 hover:text-ink',
            direction && 'font-medium text-accent-ink',
          )}
        >
          {head}
          <SortIcon direction={direction} />
        </Link>
      ) : (
        head
      )}
    </th>
  )
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

function SortIcon({ direction }: { direction: Direction | undefined }) {
  if (direction === undefined) return <ChevronsUpDownIcon />
  return direction === 'asc' ? <ArrowUpIcon /> : <ArrowDownIcon />
}
