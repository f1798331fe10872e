import type { Db } from '#kit/db/open.ts'
import { listBySource } from './import.ts'

/** A department that came from a file, with what a doctor of it has beside its id. */
type ImportedDepartment = Awaited<ReturnType<typeof listBySource>>[number]

/** How a hospital's own code of a department names its row. */
export const sourceOf = (hospitalId: number, code: string): string => `import:${hospitalId}/${code}`

/** Departments from files, by `sourceOf` their hospital and code. */
export const findImported = async (
  db: Db,
  sourceKeys: readonly string[],
): Promise<ReadonlyMap<string, ImportedDepartment>> =>
  new Map((await listBySource(db, [...new Set(sourceKeys)])).map((row) => [row.sourceKey, row]))
