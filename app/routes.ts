import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
import { findRows } from '#server/pages/find-rows.ts'
import type { Row } from './route-table.ts'

const { rows, moved } = await findRows()

/** What stands around pages whose rows ask for it. */
interface Around {
  id: string
  file: string
  isFor: (row: Row) => boolean
}

/** Who may see a page; each shows, too, what stands in the place of one of its pages that failed. */
const gates: readonly Around[] = [
  { id: 'signed-in', file: 'shell/signed-in.tsx', isFor: (row) => row.login === true },
  { id: 'staff-signed-in', file: 'desk-shell/staff-signed-in.tsx', isFor: (row) => row.staff === true },
  { id: 'doctor-signed-in', file: 'desk-shell/doctor-signed-in.tsx', isFor: (row) => row.doctor === true },
  { id: 'pages', file: 'shell/layouts/pages.tsx', isFor: () => true },
]

/** What happens before a page loads. */
const before: readonly Around[] = [
  { id: 'place-first', file: 'shell/layouts/place-first.tsx', isFor: (row) => row.needsPlace === true },
  { id: 'loading-over', file: 'shell/layouts/loading-over.tsx', isFor: (row) => row.loading === true },
]

const layoutsOf = (row: Row): readonly Around[] => [
  ...gates.filter(({ isFor }) => isFor(row)).slice(0, 1),
  ...before.filter(({ isFor }) => isFor(row)),
]

/** Puts pages into their layouts: those with the same outermost layout into one route of it. Ids are those of the way in. */
const nested = (pages: readonly { row: Row; layouts: readonly Around[] }[], way = ''): RouteConfigEntry[] => {
  const entries: RouteConfigEntry[] = []
  for (const [layout, inside] of Map.groupBy(pages, ({ layouts }) => layouts[0])) {
    if (!layout) entries.push(...inside.map(({ row: { id, path, file } }) => ({ id, path, file })))
    else {
      const id = way + layout.id
      const children = nested(
        inside.map(({ row, layouts }) => ({ row, layouts: layouts.slice(1) })),
        `${id}/`,
      )
      entries.push({ id, file: layout.file, children })
    }
  }
  return entries
}

export default [
  ...nested(rows.map((row) => ({ row, layouts: layoutsOf(row) }))),
  ...moved.map(({ from }): RouteConfigEntry => ({ id: `moved${from}`, path: from, file: 'shell/moved.tsx' })),
  { id: 'no-such-page', path: '*', file: 'shell/failed/no-such-page.tsx' },
] satisfies RouteConfig
