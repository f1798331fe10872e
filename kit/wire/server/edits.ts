import { createHash } from 'node:crypto'
import { and, asc, eq, gte, lt, max, type SQL, sql } from 'drizzle-orm'
import { isAnyOf } from '#kit/db/any-of.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { lockName } from '#kit/db/lock-name.ts'
import type { Db } from '#kit/db/open.ts'
import { formatTime } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import type { ChangedSince, EditedRow, FieldChange } from '../edited.ts'
import { Refused } from '../refused.ts'
import type { Asker } from './answer.ts'
import { wireEdits as edits } from './tables.ts'

/** What the wire must know of who writes. */
interface Editor extends Asker {
  db: Db
  now: Date
  staff: { name: string; hospitalId: number } | null
  doctor: { name: string } | null
}

/** So many writings of a row are told apart; who opened it before an older one is told of these. */
const MOST_WRITINGS = 20
/** Values up to here are told as they are. */
const MOST_TOLD = 60
/** Marks a value that is not told. */
const DIGEST = 'sha256:'

type Said = Readonly<Record<string, unknown>>

/**
 * Writings up to this old, in minutes, may still be under way when their row is read: no call takes so long. Of elder ones it is known
 * whether they are there.
 */
const UNDER_WAY_MINUTES = 10

/** Writes into an answer which writing of each row it shows. */
export type WithVersions = <T>(answer: T) => Promise<T>

/**
 * Versions of the rows that a call shows. The newest writings are read before the rows are: a row that is newer than its version is refused
 * without need, never lost. All elder ones are read afterwards, of the rows that are shown alone.
 */
export const readVersions = async (shows: readonly EditedRow[], ctx: Asker): Promise<WithVersions> => {
  const { db, now } = ctx as Editor
  const settledBefore = earlier(now, { minutes: UNDER_WAY_MINUTES })
  const newest = await readNewest(db, and(isAnyOf(edits.row, kindsOf(shows)), gte(edits.at, settledBefore)))
  return async <T>(answer: T) => {
    const keys = shows.flatMap((shown) => rowsIn(answer as Said, shown).map((one) => rowIdOf(shown, ctx, one) ?? ''))
    const isShown = and(isAnyOf(edits.row, kindsOf(shows)), isAnyOf(edits.rowId, [...new Set(keys)]))
    const settled = await readNewest(db, and(isShown, lt(edits.at, settledBefore)))
    const versionOf = (shown: EditedRow, one: Said): number => {
      const key = `${shown.row} ${rowIdOf(shown, ctx, one)}`
      return newest.get(key) ?? settled.get(key) ?? 0
    }
    const versioned = (shown: EditedRow, one: Said) => ({ ...one, [shown.as ?? 'version']: versionOf(shown, one) })
    const into = (said: Said, shown: EditedRow): Said => {
      const { list } = listIn(said, shown)
      return list ? { ...said, list: list.map((one) => versioned(shown, one)) } : versioned(shown, said)
    }
    return shows.reduce(into, answer as Said) as T
  }
}

const kindsOf = (shows: readonly EditedRow[]): string[] => shows.map(({ row }) => row)

/** The newest of these writings of each row, by its kind and id. */
const readNewest = async (db: Db, which: SQL | undefined): Promise<ReadonlyMap<string, number>> => {
  const found = await db
    .select({ row: edits.row, rowId: edits.rowId, version: max(edits.version) })
    .from(edits)
    .where(which)
    .groupBy(edits.row, edits.rowId)
  return new Map(found.map(({ row, rowId, version }) => [`${row} ${rowId}`, version ?? 0]))
}

/** The list of an answer, where it shows several rows of that kind. */
const listIn = (answer: Said, { by }: EditedRow): { list?: readonly Said[] } => (by === undefined ? {} : answer)

const rowsIn = (answer: Said, shown: EditedRow): readonly Said[] => listIn(answer, shown).list ?? [answer]

/** What a call may be asked with, what it was, and how it read that. */
interface Asked {
  names: readonly string[]
  sent: Said
  read: Said
}

/**
 * Does what a call that `edits` a row does, one at a time for each row; refuses who saw an older writing than there is, and nothing of what
 * they did stays. Looked at only afterwards, for two reasons: whatever else stands in their way is said first, so that who may not write a
 * row does not learn who did; and a file that was being brought while the call waited for its row is told, too.
 */
export const editOnce = async <H extends Asker>(
  edited: EditedRow,
  { names, read, sent }: Asked,
  ctx: H,
  act: (inside: H) => unknown,
): Promise<unknown> =>
  ctx.transact(async (inside) => {
    const { row } = edited
    const { db, now, staff, doctor } = inside as unknown as Editor
    const known = rowIdOf(edited, inside, read)
    if (known !== undefined) await lockName(db, `${row} ${known}`)
    const said = await doUnlessChanged({ row, rowId: known, seen: read.version }, inside, act)
    const rowId = known ?? rowIdOf(edited, inside, said as Said)
    if (said instanceof Refused || rowId === undefined || isWaiting(edited, said)) return said
    const editor = staff?.name ?? doctor?.name ?? ''
    await insertWritings(db, { row, rowIds: [rowId], editor, at: now, fields: fieldsOf(names, sent, edited.by) })
    return said
  })

const isWaiting = ({ waits }: EditedRow, said: unknown): boolean =>
  waits !== undefined && Boolean((said as Said)[waits])

/** What the call itself refuses, else that the row was changed since that writing of it was seen; then nothing of what it did stays. */
const doUnlessChanged = async <H extends Asker>(
  { row, rowId, seen }: { row: string; rowId: string | undefined; seen: unknown },
  ctx: H,
  act: (inside: H) => unknown,
): Promise<unknown> => {
  if (rowId === undefined || typeof seen !== 'number') return act(ctx)
  let changed: Refused | undefined
  return rollbackIf(
    ctx as H & Editor,
    () => changed !== undefined,
    async (inside) => {
      const said = await act(inside as H)
      const since = said instanceof Refused ? undefined : await changesSince(inside.db, { row, rowId }, seen)
      changed = since && new Refused('changed', { who: since.changes.at(-1)?.who ?? '' }, since)
      return changed ?? said
    },
  )
}

/** Rows that something else than a call that `edits` them wrote: a file, a change of many at once, the agreement of a second person. */
export interface Writings {
  row: string
  /** Where several name a row, all of them in their order; of a row that each desk has its own of the hospital first. */
  rowIds: readonly (number | readonly (number | string)[])[]
  /** Who, in words that people understand. */
  editor: string
  at: Date
}

/**
 * Writes down that these rows were written, so that whoever has one of them open is told by whom and when; over which fields is not known.
 * Called in the transaction that wrote them, after it did.
 */
export const noteWritings = (db: Db, { rowIds, ...writings }: Writings): Promise<void> =>
  insertWritings(db, { ...writings, rowIds: rowIds.map((id) => [id].flat().join(' ')), fields: unknownFields })

/** Of a writing of which it is not known what was sent. */
const unknownFields = {}

/** Which row it is; undefined where it is a new one. */
const rowIdOf = ({ by, of }: EditedRow, ctx: Asker, said: Said): string | undefined => {
  const named = namesOf(by).map((name) => said[name] ?? '')
  const desk = of && (ctx as Editor).staff?.hospitalId
  if (desk !== undefined) return [desk, ...named].join(' ')
  return named.includes('') ? undefined : named.join(' ')
}

const namesOf = (by: EditedRow['by']): readonly string[] => {
  if (by === undefined) return []
  return typeof by === 'string' ? [by] : by
}

const isRow = ({ row, rowId }: { row: string; rowId: string }) => and(eq(edits.row, row), eq(edits.rowId, rowId))

const changesSince = async (
  db: Db,
  which: { row: string; rowId: string },
  seen: number,
): Promise<ChangedSince | undefined> => {
  const found = await db
    .select()
    .from(edits)
    .where(and(isRow(which), gte(edits.version, seen)))
    .orderBy(asc(edits.version))
  const since = found.filter(({ version }) => version > seen)
  const version = since.at(-1)?.version
  if (version === undefined) return undefined
  const changes = since.map(({ editor: who, at, fields, version: one }) => ({
    who,
    time: formatTime(at),
    fields: changedFields(found.find((before) => before.version === one - 1)?.fields, fields),
  }))
  return { version, changes }
}

interface Inserted extends Omit<Writings, 'rowIds'> {
  rowIds: readonly string[]
  fields: Readonly<Record<string, string>>
}

/** Each row gets its next version, however many they are, and keeps the newest. Where another wrote a row at this moment, theirs is told. */
const insertWritings = async (db: Db, { row, rowIds, editor, at, fields }: Inserted): Promise<void> => {
  if (rowIds.length === 0) return
  await db.execute(sql`
    with written as (
      insert into ${edits} (row, row_id, version, editor, at, fields)
      select ${row}, ids.id, coalesce(max(past.version), 0) + 1, ${editor}, ${at.toISOString()}::timestamptz, ${JSON.stringify(fields)}::jsonb
      from unnest(${sql.param([...new Set(rowIds)])}::text[]) ids(id)
      left join ${edits} past on past.row = ${row} and past.row_id = ids.id
      group by ids.id
      on conflict do nothing
      returning row_id, version)
    delete from ${edits} old using written
    where old.row = ${row} and old.row_id = written.row_id and old.version <= written.version - ${MOST_WRITINGS}`)
}

/** Fields of which a writing says something else than the one before it. What one of them cannot say, as a call that makes a row can say more, is none. */
const changedFields = (
  before: Readonly<Record<string, string>> = unknownFields,
  after: Readonly<Record<string, string>>,
): FieldChange[] =>
  Object.keys(after)
    .filter((name) => name in before && before[name] !== after[name])
    .map((name) => ({ name, before: toldOf(before[name]), after: toldOf(after[name]) }))

const toldOf = (value = ''): string | undefined => (value.startsWith(DIGEST) ? undefined : value)

/** What was sent, but what names the row and its writing. What may be sent and was not is empty. */
const fieldsOf = (names: readonly string[], sent: Said, by: EditedRow['by']): Record<string, string> =>
  Object.fromEntries(
    names
      .filter((name) => !namesOf(by).includes(name) && name !== 'version')
      .map((name) => [name, shortened(textOf(sent[name]))]),
  )

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value).trim()
}

const shortened = (text: string): string =>
  text.length <= MOST_TOLD ? text : DIGEST + createHash('sha256').update(text).digest('hex')
