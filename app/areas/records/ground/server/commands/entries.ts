import type { Context } from '#app/context.ts'
import { MOST_ENTRIES } from '../../rules.ts'
import * as queries from '../queries.ts'
import { closed, opened } from './sealed.ts'

/** Something that was written into a record. */
export interface Written<E> {
  id: number
  content: E
}

/** The same with when it was. */
export interface Entry<E> extends Written<E> {
  madeAt: Date
}

type Writing = Pick<Context, 'db' | 'config' | 'now'>

/** What was written into a record, in the order in which it was. */
export const listEntries = async <E>(ctx: Pick<Context, 'db' | 'config'>, recordId: number): Promise<Entry<E>[]> =>
  (await queries.listEntryRows(ctx.db, [recordId])).map(({ id, contentSealed, madeAt }) => ({
    id,
    content: opened<E>(ctx, contentSealed),
    madeAt,
  }))

/** Writes something into a record, once for its `clientId`; undefined where the record is full. */
export const addEntry = async <E>(
  ctx: Writing,
  recordId: number,
  content: E,
  clientId: string | null = null,
): Promise<number | undefined> => {
  if ((await queries.countEntryRows(ctx.db, recordId)) >= MOST_ENTRIES) return undefined
  return queries.insertEntryRow(ctx.db, { recordId, clientId, contentSealed: closed(ctx, content), madeAt: ctx.now })
}

/** Writes an entry anew; false where the record has none of this id. */
export const rewriteEntry = <E>(ctx: Writing, recordId: number, id: number, content: E): Promise<boolean> =>
  queries.updateEntryRow(ctx.db, recordId, id, closed(ctx, content))

/** Takes an entry back; false where the record has none of this id. */
export const removeEntry = ({ db }: Pick<Context, 'db'>, recordId: number, id: number): Promise<boolean> =>
  queries.deleteEntryRow(db, recordId, id)
