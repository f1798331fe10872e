import { type Key, type ReactNode, useState } from 'react'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import type { Column } from './table.tsx'

/** What can be done to several rows of a list at once. */
export interface Choosing<Row> {
  /** What a row is called, for who cannot see beside what a box stands. */
  nameOf: (row: Row) => string
  /** Buttons for the rows that are chosen; `onDone` lets go of them. */
  acts: (rows: readonly Row[], onDone: () => void) => ReactNode
}

interface Chosen<Row> {
  rows: readonly Row[]
  has: (row: Row) => boolean
  put: (rows: readonly Row[], isChosen: boolean) => void
  clear: () => void
}

/** Which of the rows that are shown are chosen: what is not shown any more is not among them. */
export const useChosen = <Row,>(shown: readonly Row[], keyOf: (row: Row) => Key): Chosen<Row> => {
  const [keys, setKeys] = useState<ReadonlySet<Key>>(new Set())
  const has = (row: Row) => keys.has(keyOf(row))
  return {
    rows: shown.filter(has),
    has,
    put: (rows, isChosen) =>
      setKeys((before) => {
        const after = new Set(before)
        for (const row of rows) isChosen ? after.add(keyOf(row)) : after.delete(keyOf(row))
        return after
      }),
    clear: () => setKeys(new Set()),
  }
}

/** The columns with a box to tick before each row. */
export const withBoxes = <Row,>(
  columns: readonly Column<Row>[],
  chosen: Chosen<Row>,
  { nameOf }: Choosing<Row>,
): Column<Row>[] =>
  columns.map((column, at) =>
    at > 0
      ? column
      : {
          ...column,
          cell: (row) => (
            <span className="flex items-center gap-4">
              <label className="-ml-12 flex size-target shrink-0 items-center justify-center">
                <input
                  type="checkbox"
                  aria-label={`选择${nameOf(row)}`}
                  checked={chosen.has(row)}
                  onChange={({ target }) => chosen.put([row], target.checked)}
                  className="size-20 accent-accent-ink"
                />
              </label>
              <span className="min-w-0 grow">{column.cell(row)}</span>
            </span>
          ),
        },
  )

interface ChosenBarProps<Row> {
  shown: readonly Row[]
  chosen: Chosen<Row>
  choosing: Choosing<Row>
  noun: string
}

/** Above the rows: all of the page at once, how many are chosen and what can be done to them; it stays in sight while one scrolls. */
export function ChosenBar<Row>({ shown, chosen, choosing, noun }: ChosenBarProps<Row>) {
  const count = chosen.rows.length
  return (
    <div className="sticky top-0 z-1 flex flex-wrap items-center gap-x-16 gap-y-4 rounded-12 bg-card px-16 shadow-soft wide:px-20">
      <Checkbox
        checked={count === shown.length}
        onChange={({ target }) => chosen.put(shown, target.checked)}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < shown.length
        }}
      >
        <span aria-live="polite">{count > 0 ? `已选 ${count} 个${noun}` : '全选本页'}</span>
      </Checkbox>
      {count > 0 && choosing.acts(chosen.rows, chosen.clear)}
    </div>
  )
}
