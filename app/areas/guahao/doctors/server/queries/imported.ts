import type { Db } from '#kit/db/open.ts'
import { listBySource } from './import.ts'

/** A doctor who came from a file, with their home department. */
type ImportedDoctor = Awaited<ReturnType<typeof listBySource>>[number]

/** How a hospital's own code of a doctor names their row. */
export const sourceOf = (hospitalId: number, code: string): string => `import:${hospitalId}/${code}`

/** Doctors from files, by `sourceOf` their hospital and code. */
export const findImported = async (
  db: Db,
  sourceKeys: readonly string[],
): Promise<ReadonlyMap<string, ImportedDoctor>> =>
  new Map((await listBySource(db, [...new Set(sourceKeys)])).map((row) => [row.sourceKey, row]))
