import { setTimeout as rest } from 'node:timers/promises'
import { findStaffLater, recordExport } from '#app/areas/access/staff/server/public.ts'
import type { Context, ExportedList, Staff, StaffContext } from '#app/context.ts'
import { csvPiecesOf } from '#kit/csv/server/write.ts'
import { inside, transactInside } from '#kit/db/inside.ts'
import { Reading } from '#kit/db/list-query.ts'
import { committed } from '#kit/db/transaction.ts'
import { earlier, later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { xlsxOf } from '#kit/xlsx/server/write.ts'
import { type ExportFailure, MOST_SHEET_LINES, MOST_TRIES, STORED_HOURS } from '../../rules.ts'
import * as queries from '../queries.ts'
import { openInput, sealPiece } from './format.ts'

/** So many rows are read and written before others have their turn. */
const AT_ONCE = 200
/** So many bytes are a piece. */
const PIECE = 500_000
/** As often as this who waits sees how far it is. */
const SAID_EVERY_MS = 1_000
/** Who writes a file tells of it every second: after this nobody does. */
const LEFT = { minutes: 2 }

/** That no file comes of it, and why. */
class NoFile extends Error {
  readonly failure: ExportFailure

  constructor(failure: ExportFailure) {
    super(failure)
    this.failure = failure
  }
}

/** Somebody took the file away, or writes it anew. */
class TakenAway extends Error {}

/** Writes what waits to be written, one file after the other. */
export const writeWaiting = async (ctx: Context): Promise<void> => {
  for (;;) {
    const row = await ctx.db.transaction((db) => queries.beginNext(db, ctx.now, earlier(ctx.now, LEFT)))
    if (!row) return
    await writeOne(ctx, row)
  }
}

const writeOne = async (ctx: Context, row: queries.ExportRow): Promise<void> => {
  const fail = async (failure: ExportFailure) => {
    const over = { state: 'failed', failure, inputSealed: '', expiresAt: later(ctx.now, { hours: STORED_HOURS }) }
    if (await queries.changeBegun(ctx.db, row, over)) await queries.deletePieces(ctx.db, row.id)
  }
  try {
    if (row.tries > MOST_TRIES) throw new NoFile('broken')
    await askAgain(ctx, row)
  } catch (error) {
    if (error instanceof TakenAway) return
    await fail(error instanceof NoFile ? error.failure : 'broken')
    if (!(error instanceof NoFile)) throw error
  }
}

/** Asks the call in the name of who wanted it, with what they may do now; its list goes into the file. */
const askAgain = async (ctx: Context, row: queries.ExportRow): Promise<void> => {
  const asked = ctx.findCall?.(row.call)
  const staff = await findStaffLater(ctx.db, row)
  if (!asked || !staff) throw new NoFile('not-allowed')
  const input = openInput(ctx, row)
  let lines = 0
  const take = async (db: Context['db']) => {
    const asking = askingAs(inside(ctx, db), staff, row, async (list) => {
      lines = await writeList(ctx, row, list)
    })
    const said = await asked.handle(input as never, asking as never)
    if (said instanceof Refused) throw new NoFile('not-allowed')
  }
  await committed(ctx.db, take, { isolationLevel: 'repeatable read' })
  await transactInside(ctx, async (inner) => {
    const over = { state: 'done', inputSealed: '', expiresAt: later(ctx.now, { hours: STORED_HOURS }) }
    if (!(await queries.changeBegun(inner.db, row, over))) throw new TakenAway()
    await recordExport(askingAs(inner, staff, row), row.fileName, lines, input)
  })
}

/** The context of the call as it had been asked, without anybody who waits for the answer. */
const askingAs = (
  ctx: Context,
  staff: Staff,
  { traceid }: queries.ExportRow,
  exporting?: StaffContext['exporting'],
): StaffContext =>
  Object.assign(Object.create(ctx) as Context, {
    staff,
    patient: null,
    doctor: null,
    jobs: undefined,
    deadKey: false,
    userKey: undefined,
    city: 0,
    channel: 0,
    channelCity: undefined,
    idempotencyKey: undefined,
    incoming: { input: {}, headers: {}, ip: '', traceid },
    withheld: async () => undefined,
    mayPublish: async () => false,
    barred: async () => undefined,
    refuse: (name: string) => new Refused(name),
    transact<T>(this: StaffContext, work: (inner: StaffContext) => Promise<T>) {
      return transactInside(this, work)
    },
    ...(exporting && { exporting }),
  })

/** Writes a list piece by piece; how many lines it has. */
const writeList = async <Row>(ctx: Context, row: queries.ExportRow, list: ExportedList<Row>): Promise<number> => {
  const told = { doneLines: 0, totalLines: 0 }
  let saidAt = performance.now()
  /** Says how far it is, and hears whether the file is wanted any more. */
  const say = async (more: { pieces?: number; byteCount?: number } = {}) => {
    saidAt = performance.now()
    if (
      !(await queries.changeBegun(ctx.db, row, {
        ...told,
        ...more,
        touchedAt: later(ctx.now, { seconds: (performance.now() - begun) / 1_000 }),
      }))
    )
      throw new TakenAway()
  }
  const begun = performance.now()
  const isSheet = row.fileName.endsWith('.xlsx')

  async function* batches() {
    const reading = new Reading(AT_ONCE)
    for (;;) {
      const from = performance.now()
      const rows = await list.rows(reading)
      told.totalLines = reading.total
      if (isSheet && reading.total > MOST_SHEET_LINES) throw new NoFile('too-long')
      if (rows.length === 0) return
      yield rows
      told.doneLines += rows.length
      if (performance.now() - saidAt > SAID_EVERY_MS) await say()
      // It works half of the time at most: nobody waits for it as patients do.
      await rest(performance.now() - from)
    }
  }

  const chunks = isSheet ? xlsxOf(list.title, list.columns, batches()) : csvPiecesOf(list.columns, batches())
  const done = { pieces: 0, byteCount: 0 }
  let held: Buffer[] = []
  let size = 0
  const put = async () => {
    const sealed = await sealPiece(ctx, row, done.pieces, Buffer.concat(held))
    await queries.insertPiece(ctx.db, { exportId: row.id, position: done.pieces, sealed })
    done.pieces += 1
    done.byteCount += size
    held = []
    size = 0
    await say(done)
  }
  for await (const chunk of chunks) {
    held.push(chunk)
    size += chunk.length
    if (size >= PIECE) await put()
  }
  if (size > 0) await put()
  return told.doneLines
}
