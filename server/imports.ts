import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Importer } from '#app/room.ts'

export { exitCodeOf, type ImportReport, importFile, picturesIn } from '#app/areas/desk/imports/server/public.ts'

const areas = join(import.meta.dirname, '../app/areas')

/** Every room's importer by its word. */
export const findImporters = async (): Promise<ReadonlyMap<string, Importer<never>>> => {
  const files = globSync('**/server/import.ts', { cwd: areas }).sort()
  const modules = await Promise.all(
    files.map((file) => import(join(areas, file)) as Promise<{ importer: Importer<never> }>),
  )
  return new Map(modules.map(({ importer }) => [importer.kind, importer]))
}
