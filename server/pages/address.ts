import { matchPath } from 'react-router'
import type { Moved, Row } from '#app/route-table.ts'
import { plainPath } from '#kit/text/plain-path.ts'
import { readVisitor, type Visitor } from '#kit/wire/visitor.ts'

/** A page with all that it may vary by. */
export interface PageRequest {
  /** Undefined: no page has this address. */
  row: Row | undefined
  /** Path and declared query names in one spelling: all that the page gets to see of the address. */
  url: string
  visitor: Visitor
  /** Who asks for the same page in the same way gets the same bytes. */
  key: string
}

/** Reads an address, by which cookies and user agent it is asked. */
export type ReadAddress = (url: string, cookies: string, userAgent?: string) => PageRequest | { movedTo: string }

/** Reads addresses by the route table, in any letter case. */
export const addressReader = (rows: readonly Row[], moved: readonly Moved[]): ReadAddress => {
  const plain = new Map(rows.map((row) => [row.path.toLowerCase(), row]))
  const withParams = rows.filter((row) => row.path.includes(':'))
  const movedTo = new Map(moved.map(({ from, to }) => [from.toLowerCase(), to]))

  return (url, cookies, userAgent = '') => {
    const [pathname, search] = split(url)
    const known = pathname.toLowerCase()
    const to = movedTo.get(known)
    if (to !== undefined) return { movedTo: to + search }
    const row = plain.get(known) ?? withParams.find(({ path }) => matchPath(path, pathname))
    const query = new URLSearchParams(search)
    const visitor = readVisitor({ cookies, query, userAgent })
    return pageAsked(row, pathname, query, visitor)
  }
}

/** The page of an unknown address is one page, whatever the address. */
const pageAsked = (row: Row | undefined, pathname: string, query: URLSearchParams, visitor: Visitor): PageRequest => {
  const path = row === undefined ? '/no-such-page' : row.path.includes(':') ? pathname : row.path
  const declared = new URLSearchParams()
  for (const name of [...(row?.query ?? [])].sort())
    for (const value of query.getAll(name)) declared.append(name, value)
  // Any value switches sharing off, so it is one page.
  if (row?.shareable && query.has('unshare')) declared.set('unshare', '1')
  const url = declared.size > 0 ? `${path}?${declared}` : path
  const { city, channel, elder } = visitor
  return { row, url, visitor, key: JSON.stringify([url, city, channel, elder]) }
}

const split = (url: string): [pathname: string, search: string] => {
  const mark = url.indexOf('?')
  return [plainPath(mark < 0 ? url : url.slice(0, mark)), mark < 0 ? '' : url.slice(mark)]
}
