import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { RowNamers } from '#kit/db/row-names.ts'

const areas = join(import.meta.dirname, '../app/areas')

/** How every room calls its rows, by their kind: found once, as rooms are. */
export const findRowNamers = (): Promise<RowNamers> => {
  found ??= openNamers()
  return found
}

let found: Promise<RowNamers> | undefined

/** A kind that two rooms name is a mistake of whoever writes: neither would know which is read. */
const openNamers = async (): Promise<RowNamers> => {
  const files = globSync('**/server/names.ts', { cwd: areas }).sort()
  const modules = await Promise.all(files.map((file) => import(join(areas, file)) as Promise<{ names: RowNamers }>))
  const all = modules.flatMap(({ names }) => Object.entries(names))
  const twice = all.find(([kind], at) => all.findIndex(([other]) => other === kind) !== at)
  if (twice) throw new Error(`two rooms name rows of the kind ${twice[0]}`)
  return Object.fromEntries(all)
}
