import { type UIMatch, useMatches } from 'react-router'
import type { Row } from '#app/route-table.ts'

/** What the browser knows of a page's row: each page exports its own as `handle`. */
export type PageHandle = Omit<Row, 'path' | 'file' | 'login' | 'staff' | 'doctor'>

/** The row of a page that the router has matched; undefined for a page that the table does not name. */
export const rowOf = (match: Pick<UIMatch, 'id' | 'handle'> | undefined): PageHandle | undefined =>
  (match?.handle as Record<string, PageHandle> | undefined)?.[match?.id ?? '']

/** The row of the page one is on. */
export const usePageHandle = (): PageHandle | undefined => rowOf(useMatches().at(-1))

/** The theme colour that the page's loader gives as `theme`: a channel's home has one of its own. */
export const usePageTheme = (): string | undefined => {
  const given = useMatches().at(-1)?.loaderData as { theme?: string } | null | undefined
  return given?.theme
}
