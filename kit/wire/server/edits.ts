import { createHash } from 'node:crypto'
import { and, asc, eq, gte, lt, lte, max, type SQL, sql } from 'drizzle-orm'
import { isAnyOf } from '#kit/db/any-of.ts'
import { rollbackIf } from '#kit/db/inside.ts'
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

/**
 * Does what a call that `edits` a row does, one at a time for each row; refuses who saw an older writing than there is. Whatever else stands
 * in their way is said first: who may not write a row does not learn who did.
 */
export const editOnce = async <H extends Asker>(
  edited: EditedRow,
  { read, sent }: { read: Said; sent: Said },
  ctx: H,
  act: (inside: H) => unknown,
): Promise<unknown> =>
  ctx.transact(async (inside) => {
    const { row } = edited
    const { db, now, staff, doctor } = inside as unknown as Editor
    const known = rowIdOf(edited, inside, read)
    if (known !== undefined) {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${row} ${known}`}, 0))`)
      const changed = await changesSince(db, { row, rowId: known }, read.version)
      if (changed)
        return undone(inside, act, new Refused('changed', { who: changed.changes.at(-1)?.who ?? '' }, changed))
    }
    const said = await act(inside)
    const rowId = known ?? rowIdOf(edited, inside, said as Said)
    if (said instanceof Refused || rowId === undefined) return said
    const editor = staff?.name ?? doctor?.name ?? ''
    await insertWriting(db, { row, rowId, editor, at: now, fields: fieldsOf(read, sent, edited.by) })
    return said
  })

/** What the call itself refuses, else that it was changed; nothing of what it did stays. */
const undone = async <H extends Asker>(inside: H, act: (inside: H) => unknown, changed: Refused): Promise<Refused> => {
  const said = await rollbackIf(
    inside as H & Editor,
    () => true,
    async (tried) => act(tried as H),
  )
  return said instanceof Refused ? said : changed
}

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
  seen: unknown,
): Promise<ChangedSince | undefined> => {
  if (typeof seen !== 'number') return undefined
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

const insertWriting = async (db: Db, writing: Omit<typeof edits.$inferInsert, 'version'>): Promise<void> => {
  const [last] = await db
    .select({ version: max(edits.version) })
    .from(edits)
    .where(isRow(writing))
  const version = (last?.version ?? 0) + 1
  await db.insert(edits).values({ ...writing, version })
  await db.delete(edits).where(and(isRow(writing), lte(edits.version, version - MOST_WRITINGS)))
}

/** Fields of which one writing says something else than the one before it; none where that one is not known. */
const changedFields = (
  before: Readonly<Record<string, string>> | undefined,
  after: Readonly<Record<string, string>>,
): FieldChange[] => {
  if (!before) return []
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, before: toldOf(before[name]), after: toldOf(after[name]) }))
}

const toldOf = (value = ''): string | undefined => (value.startsWith(DIGEST) ? undefined : value)

/** What was sent of what the call reads, but what names the row and its writing. */
const fieldsOf = (read: Said, sent: Said, by: EditedRow['by']): Record<string, string> =>
  Object.fromEntries(
    Object.keys(read)
      .filter((name) => !namesOf(by).includes(name) && name !== 'version')
      .map((name) => [name, shortened(textOf(sent[name]))]),
  )

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value).trim()
}

const shortened = (text: string): string =>
  text.length <= MOST_TOLD ? text : DIGEST + createHash('sha256').update(text).digest('hex')
