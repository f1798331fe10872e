import { asc, eq, getTableColumns, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#kit/db/open.ts'
import { transact } from '#kit/db/transaction.ts'
import { type Seal, type Secrets, sealOf } from './seal.ts'

/** A column of sealed text by its key in the table, and the one that holds its index. */
export interface SealedColumn {
  sealed: string
  index?: string
  what: string
}

type SealedTable = PgTable & { id: PgColumn }
/** A table whose rows are told apart by another column than `id`. */
type OtherTable = [table: PgTable, key: PgColumn]

const AT_ONCE = 200

/** Seals anew what former secrets sealed, a few rows at a time, while all else goes on; how many rows there were. */
export const resealTable = async (
  db: Db,
  secrets: Secrets,
  table: SealedTable | OtherTable,
  columns: readonly SealedColumn[],
): Promise<number> => {
  const rows = Array.isArray(table) ? table : ([table, table.id] as const)
  if (secrets.formerSecrets.length === 0) return 0
  let total = 0
  for (let done = AT_ONCE; done === AT_ONCE; total += done) {
    done = await transact(db, (inside) => resealSome(inside, sealOf(secrets), rows, columns))
  }
  return total
}

const resealSome = async (
  db: Db,
  seal: Seal,
  [table, key]: readonly [PgTable, PgColumn],
  columns: readonly SealedColumn[],
): Promise<number> => {
  const all = getTableColumns(table)
  const isOld = columns.map(
    ({ sealed }) => sql`(${all[sealed]} <> '' and ${all[sealed]} not like ${`${seal.prefix}%`})`,
  )
  const rows: Record<string, unknown>[] = await db
    .select()
    .from(table)
    .where(or(...isOld))
    .orderBy(asc(key))
    .limit(AT_ONCE)
    .for('update')
  const keyName = Object.keys(all).find((name) => all[name] === key) ?? ''
  for (const row of rows)
    await db
      .update(table)
      .set(sealedAnew(seal, row, columns))
      .where(eq(key, row[keyName]))
  return rows.length
}

const sealedAnew = (seal: Seal, row: Record<string, unknown>, columns: readonly SealedColumn[]) => {
  const anew: Record<string, string> = {}
  for (const { sealed, index, what } of columns) {
    const before = row[sealed]
    if (typeof before !== 'string' || before === '') continue
    const text = seal.open(before, what)
    anew[sealed] = seal.seal(text, what)
    if (index) anew[index] = seal.index(text, what)
  }
  return anew
}
