import type { Db } from '#kit/db/open.ts'
import { listBySource } from '../queries.ts'

/** A hospital that came from a file. */
interface ImportedHospital {
  id: number
  cityId: number
}

/** How a hospital's own code names its row. */
export const sourceOf = (code: string): string => `import:${code}`

/** The code under which the hospital's own file would name it; undefined for one that came another way. */
export const codeOf = (sourceKey: string): string | undefined => {
  const [prefix, code] = sourceKey.split(/:(.*)/s)
  return prefix === 'import' ? code : undefined
}

/** Hospitals from files by the codes that their files give them. */
export const findImported = async (
  db: Db,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ImportedHospital>> => {
  const rows = await listBySource(db, [...new Set(codes.map(sourceOf))])
  const found = new Map(rows.map((row) => [row.sourceKey, row]))
  return new Map(
    codes.flatMap((code) => {
      const hospital = found.get(sourceOf(code))
      return hospital ? [[code, hospital] as const] : []
    }),
  )
}
