import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type Broken, findBroken, type Invariants } from '#kit/db/invariants.ts'
import type { Db } from '#kit/db/open.ts'

const areas = join(import.meta.dirname, '../app/areas')

/** Looks through the books of every room that keeps some (`server/queries/invariants.ts`), or of one; what is not true in them. */
export const findBrokenInvariants = async (db: Db, room = '**'): Promise<Broken[]> => {
  const files = globSync(`${room}/server/queries/invariants.ts`, { cwd: areas })
  if (files.length === 0) throw new Error('no room keeps books: the check would look at nothing')
  const found: Broken[] = []
  for (const file of files.sort()) {
    const { invariants } = (await import(join(areas, file))) as { invariants: Invariants }
    found.push(...(await findBroken(db, invariants)))
  }
  return found
}
