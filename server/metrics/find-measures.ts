import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Measure, Measures } from '#kit/db/measures.ts'

const areas = join(import.meta.dirname, '../../app/areas')

/** The numbers that rooms have about their rows (`server/queries/measures.ts`), by their names. */
export const findMeasures = async (): Promise<(now: Date) => [string, Measure][]> => {
  const files = globSync('**/server/queries/measures.ts', { cwd: areas }).sort()
  const found = await Promise.all(
    files.map(async (file) => ((await import(join(areas, file))) as { measures: Measures }).measures),
  )
  return (now) => found.flatMap((measures) => Object.entries(measures(now)))
}
