import { useState } from 'react'

/** Rows of a form that are added and taken away, each with a key of its own. */
export const useRows = <Row>(first: readonly Row[]) => {
  const [rows, setRows] = useState(() => first.map((row, key) => ({ row: row as Row | undefined, key })))
  return {
    rows,
    keys: rows.map(({ key }) => key),
    add: () => setRows((now) => [...now, { row: undefined, key: Math.max(-1, ...now.map(({ key }) => key)) + 1 }]),
    remove: (key: number) => setRows((now) => now.filter((one) => one.key !== key)),
  }
}
