import { basename } from 'node:path'
import type { Finding } from './finding.ts'
import { isTest, placeOf, stemOf } from './place.ts'
import type { Row, Source } from './source.ts'
import type { Tree } from './tree.ts'

/** `Invoice_Details`, `invoicedetails` and `invoice-details` are one name: the specification's addresses are not kebab-case. */
const folded = (name: string): string => name.replaceAll(/[-_]/g, '').toLowerCase()

/** The words of an address that name its page; parameters and a closing `index` name nothing. */
const wordsOf = (path: string): string[] =>
  path.split('/').filter((word) => word !== '' && word !== 'index' && /^[\w-]+$/.test(word))

/** Whether the page is called after the address: its last word, with the one before where two addresses end alike. */
const isNamedAfter = ({ page, path }: Row): boolean => {
  const words = wordsOf(path)
  const last = words.at(-1)
  if (last === undefined || path.endsWith('/index')) return true
  return [last, words.slice(-2).join('-')].map(folded).includes(folded(page))
}

/** A room's pages are named in its route table, each by the last word of one of its addresses. */
export function pageNames(room: string, { sources }: Tree): Finding[] {
  const ofRoom = sources.filter(({ path }) => placeOf(path).layer === 'room' && placeOf(path).home === room)
  const inEntry = (entry: string): Source[] =>
    ofRoom.filter(({ path }) => placeOf(path).entry === entry && !isTest(path))
  const routes = inEntry('routes')
  return inEntry('pages')
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path }) => faultOf(path, rowsBeside(path, routes)))
}

/** The rows of the room's own table, or of its wing's, as the page stands in one. */
const rowsBeside = (page: string, routes: Source[]): Row[] =>
  routes.filter(({ path }) => placeOf(path).wing === placeOf(page).wing).flatMap((source) => source.rows)

const faultOf = (file: string, rows: Row[]): Finding[] => {
  const own = rows.filter(({ page }) => page === stemOf(basename(file)))
  if (own.length === 0) return [{ rule: 'page', file, says: 'no row of routes.ts leads to this page' }]
  if (own.some(isNamedAfter)) return []
  const paths = own.map(({ path }) => path).join(', ')
  return [{ rule: 'page', file, says: `is called after the last word of its address: ${paths}` }]
}
