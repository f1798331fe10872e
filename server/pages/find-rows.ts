import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Moved, RoomRoutes, Row } from '#app/route-table.ts'

const areas = join(import.meta.dirname, '../../app/areas')

/** The whole route table: what the `routes.ts` of all rooms declare, as they are now. */
export const findRows = async (): Promise<{ rows: readonly Row[]; moved: readonly Moved[] }> => {
  const files = globSync('**/routes.ts', { cwd: areas }).sort()
  const rooms = await Promise.all(files.map((file) => readRoutes(join(areas, file))))
  const rows = rooms.flatMap((room) => room.rows)
  const moved = rooms.flatMap((room) => room.moved ?? [])
  refuseTwice(
    'route id',
    rows.map((row) => row.id),
  )
  refuseTwice(
    'path',
    [...rows.map(({ path }) => path), ...moved.map(({ from }) => from)].map((path) => path.toLowerCase()),
  )
  return { rows, moved }
}

/** The rows where there are no stand-ins: none of their pages is there. */
export const withoutSandbox = (rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ path }) => !/^\/sandbox(\/|$)/i.test(path))

/** Node keeps what it imported, so an edited file gets a new address; Vite, which reads the table too, notices by itself. */
const readRoutes = (file: string): Promise<RoomRoutes> => {
  const { href } = pathToFileURL(file)
  return import(/* @vite-ignore */ 'env' in import.meta ? href : `${href}?changed=${statSync(file).mtimeMs}`)
}

const refuseTwice = (what: string, names: readonly string[]) => {
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`two rows of the route table have the ${what} ${twice}`)
}
