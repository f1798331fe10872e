import type { Row } from '#app/route-table.ts'

/** What belongs to one person, or to who works here, by the beginning of its path. */
const closed = ['/api', '/desk', '/workbench', '/sandbox', '/user', '/account', '/pay']

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** The paths that search engines are kept out of, by the route table: pages that ask for a sign-in. A path counts for all that begin by it. */
export const closedPaths = (rows: readonly Row[]): string[] => {
  const open = rows.filter(({ login, staff, doctor }) => !login && !staff && !doctor).map(({ path }) => path)
  const own = rows
    .filter(({ login }) => login)
    .map(({ path }) => path.replace(/:\w+/g, '*'))
    .filter((path) => !closed.some((folder) => isBelow(path, folder)))
  return [
    ...closed,
    // Where an open page begins by the same letters, only this one and what is asked of it.
    ...own.flatMap((path) => (open.some((other) => other.startsWith(path)) ? [`${path}$`, `${path}?`] : [path])),
  ]
}
