import { address } from '#kit/wire/address.ts'
import { BadInput, RefusedError, WireError } from '#kit/wire/errors.ts'
import type { Direction, Sorts } from '#kit/wire/list-terms.ts'
import type { ExportCall, ListCall } from '#kit/wire/listing.ts'
import { isOfSession, type Load, maybeId } from '#kit/wire/load.ts'

/** Codes with their words, in the order in which they are shown. */
type Words = Readonly<Record<string, string>>

/**
 * One filter of a list:
 * - `tabs`: always one of these, the first where the address says nothing
 * - `select`: one of these or all
 * - `day`: a day; two of them, `from` and `to`, make a span
 * - `linked`: chosen by a link in the table and taken off again above it
 */
export type Filter =
  | { as: 'tabs'; label: string; words: Words }
  | { as: 'select'; label: string; words: Words }
  | { as: 'day'; label: string }
  | { as: 'linked'; label: string; words?: Words }

type FilterName<Asked> = Exclude<keyof Asked, 'page' | 'page_size' | 'keyword' | 'sort' | 'order'>

/** How a page shows a list. */
export interface ListView<Row = unknown, Asked = unknown> {
  call: ListCall<Row, Asked>
  /** The file of the same list, where it may be exported. */
  file?: ExportCall
  /** What its rows are: 没有符合条件的员工. */
  noun: string
  /** What may be searched for, in the empty box; without it there is no box. */
  search?: string
  /** By what it may be sorted; columns name theirs. */
  sorts?: Sorts
  /** The names of the contract, in the order in which they are shown. */
  filters?: { readonly [F in FilterName<Asked>]?: Filter }
}

/** Declares how a page shows a list; the contract checks the names of its filters. */
export const listView = <Row, Asked>(view: ListView<Row, Asked>): ListView<Row, Asked> => view

/** What is asked of a list, by the names of the contract: what the address says of it, page left out. */
export type AskedOf = Readonly<Record<string, string>>

/** What a page has loaded: rows, or why there are none. */
export type LoadedList<Row> = { asked: AskedOf } & (
  | { rows: readonly Row[]; page: number; total: number }
  | { failed: string }
)

/** The filters of a view by name. */
export const filtersOf = <Row, Asked>({ filters }: ListView<Row, Asked>): [string, Filter][] =>
  Object.entries<Filter | undefined>(filters ?? {}).flatMap(([name, filter]) => (filter ? [[name, filter]] : []))

/** Reads what an address asks of a list. Nothing is judged: what the contract does not know, the server refuses. */
export const readAsked = <Row, Asked>(view: ListView<Row, Asked>, query: URLSearchParams): AskedOf => {
  const usual = filtersOf(view).map(([name, filter]) => [
    name,
    filter.as === 'tabs' ? Object.keys(filter.words)[0] : '',
  ])
  const names = [
    ...usual,
    ...(view.search ? [['keyword', '']] : []),
    ...(view.sorts
      ? [
          ['sort', ''],
          ['order', ''],
        ]
      : []),
  ]
  const asked = names.map(([name = '', otherwise = '']) => [name, query.get(name)?.trim() || otherwise])
  return Object.fromEntries(asked.filter(([, value]) => value !== ''))
}

/**
 * Loads what the address asks for. A list that could not be fetched says so in its place, with its filters around it; who may
 * not see it, or is not signed in, is no matter of the list.
 */
export const loadList =
  <Row, Asked>(view: ListView<Row, Asked>): Load<LoadedList<Row>> =>
  async ({ callApi, query }) => {
    const asked = readAsked(view, query)
    try {
      const { list, page, total_page_num } = await callApi(view.call, { ...asked, page: maybeId(query, 'page') ?? 1 })
      return { asked, rows: list, page, total: total_page_num }
    } catch (thrown) {
      if (!(thrown instanceof WireError) || isOfSession(thrown) || thrown instanceof RefusedError) throw thrown
      return { asked, failed: thrown instanceof BadInput ? '地址里有一个条件不对，请清除条件后再试。' : thrown.words }
    }
  }

/** What is left when all that narrows a list is taken away: its tab and its order. */
export const withoutFilters = <Row, Asked>(view: ListView<Row, Asked>, asked: AskedOf): AskedOf => {
  const filters = Object.fromEntries(filtersOf(view))
  const stays = ([name]: [string, string]) =>
    name !== 'keyword' && (filters[name] === undefined || filters[name].as === 'tabs')
  return Object.fromEntries(Object.entries(asked).filter(stays))
}

/** Whether something narrows the list. */
export const isNarrowed = <Row, Asked>(view: ListView<Row, Asked>, asked: AskedOf): boolean =>
  Object.keys(withoutFilters(view, asked)).length < Object.keys(asked).length

/** Which way a list is sorted by this name; undefined where it is sorted by something else. */
export const directionOf = (sorts: Sorts, { sort, order }: AskedOf, name: string): Direction | undefined =>
  sort === name ? (order === 'asc' || order === 'desc' ? order : sorts[name]) : undefined

/** The address after a press on a column's head: sorted by it as is usual, then the other way, then as nobody asked. */
export const nextSort = (sorts: Sorts, asked: AskedOf, name: string): string => {
  const { sort: _, order: __, ...rest } = asked
  const now = directionOf(sorts, asked, name)
  if (now === undefined) return address('', { ...rest, sort: name, order: sorts[name] })
  return now === sorts[name] ? address('', { ...rest, sort: name, order: opposite[now] }) : address('', rest) || '?'
}

const opposite = { asc: 'desc', desc: 'asc' } as const
