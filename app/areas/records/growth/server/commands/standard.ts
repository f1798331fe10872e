import type { Context } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import { dayOf } from '#kit/time/day.ts'
import type { Line, Standard, StandardCode } from '../../rules.ts'
import { findEdition, listLines } from '../queries.ts'

/** How long a process works with an edition before it looks for a newer one. */
const KEPT_SECONDS = 300

/** A standard in the edition that counts today; undefined where none was ever taken. */
export const findStandard = (ctx: Pick<Context, 'db' | 'now'>, code: StandardCode): Promise<Standard | undefined> =>
  cached(ctx, `growth standard ${code}`, KEPT_SECONDS, () => readStandard(ctx, code))

const readStandard = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  code: StandardCode,
): Promise<Standard | undefined> => {
  const row = await findEdition(db, code, dayOf(now))
  if (!row) return undefined
  const { edition, title, source, effectiveOn, unit } = row
  const tables = new Map<string, Line[]>()
  for (const { measure, sex, at, figures } of await listLines(db, row.id)) {
    const name = `${measure} ${sex}`
    const table = tables.get(name) ?? []
    tables.set(name, table)
    table.push({ at, figures })
  }
  return { code, edition, title, source, effectiveOn, unit, tables }
}
