import type { Row } from '#app/route-table.ts'

/**
 * The path and query of a page that count, where many addresses show the same: of the query only the names that tell which thing
 * is shown, in one order.
 */
export const canonicalOf = (
  row: Pick<Row, 'sameAs' | 'query' | 'names'> | undefined,
  pathname: string,
  search: string,
): string => {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of [...(row?.names ?? row?.query ?? [])].sort()) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  const query = kept.toString()
  return (row?.sameAs ?? pathname) + (query && `?${query}`)
}
