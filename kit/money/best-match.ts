const NONE = -1

/**
 * Gives each row at most one column and each column to at most one row, so that the gains of the chosen cells sum to the
 * greatest there is; the column of each row, undefined where none gains anything. Rows come in one after the other, and
 * each is let in along the chain of exchanges that gains most (rows × rows × cells steps at most).
 */
export function bestMatch(gains: readonly (readonly number[])[]): (number | undefined)[] {
  const columns = Math.max(0, ...gains.map((row) => row.length))
  const rowOf = Array<number>(columns).fill(NONE)
  for (let row = 0; row < gains.length; row++) letIn(gains, rowOf, row)
  const columnOf = Array<number | undefined>(gains.length).fill(undefined)
  for (const [column, row] of rowOf.entries()) if (row !== NONE) columnOf[row] = column
  return columnOf
}

const gainOf = (gains: readonly (readonly number[])[], row: number, column: number) => gains[row]?.[column] ?? 0

/** Moves rows along the chain that gains most, beginning with the new one; it ends in a free column or leaves a row without. */
const letIn = (gains: readonly (readonly number[])[], rowOf: number[], row: number) => {
  const { best, from } = longestWays(gains, rowOf, row)
  const ends = rowOf.map((owner, column) => ({
    column,
    // A column that has an owner may only end the chain by sending them away.
    gain: (best[column] ?? 0) - (owner === NONE ? 0 : gainOf(gains, owner, column)),
  }))
  const end = ends.reduce((a, b) => (b.gain > a.gain ? b : a), { column: NONE, gain: 0 })
  for (let column = end.column; column !== NONE; ) {
    const before = from[column] ?? NONE
    rowOf[column] = before === NONE ? row : (rowOf[before] as number)
    column = before
  }
}

/** What a chain that ends with each column gains before its owner is thought of, and the column before it. */
const longestWays = (gains: readonly (readonly number[])[], rowOf: readonly number[], row: number) => {
  const best = rowOf.map((_, column) => gainOf(gains, row, column))
  const from = rowOf.map(() => NONE)
  const exchanges = [...rowOf.entries()].flatMap(([column, owner]) =>
    owner === NONE
      ? []
      : [...rowOf.keys()].filter((other) => other !== column).map((other) => ({ column, owner, other })),
  )
  for (let changed = true; changed; ) {
    changed = false
    for (const { column, owner, other } of exchanges) {
      const gain = (best[column] as number) - gainOf(gains, owner, column) + gainOf(gains, owner, other)
      if (gain <= (best[other] as number)) continue
      best[other] = gain
      from[other] = column
      changed = true
    }
  }
  return { best, from }
}
