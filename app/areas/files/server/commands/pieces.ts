import { createHash } from 'node:crypto'
import type { PatientContext, RequestContext } from '#app/context.ts'
import { faultOfPdf } from '#kit/files/server/pdf.ts'
import { newFileName, StoreFault } from '#kit/files/server/store.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { LONG_PAPER_BYTES, MOST_UNFINISHED, SENT_PAPER, UNUSED_HOURS } from '../../rules.ts'
import { type KeepFault, keepUpload } from '../handlers/keep.ts'
import { receivePiece } from '../handlers/receive.ts'
import * as queries from '../queries/pieces.ts'
import { hasHadEnough } from './receive.ts'
import { addressOf, nameOf, storeOf } from './store.ts'

type Asking = PatientContext & RequestContext

/** Begins to take a PDF in pieces, or goes on with one of the same content that was cut. */
export const beginPieces = async (ctx: Asking, { sha256, size }: { sha256: string; size: number }) => {
  if (size > LONG_PAPER_BYTES) return new Refused('too-big')
  const { db, patient, now } = ctx
  const before = await queries.findUnfinished(db, patient, { sha256, bytes: size, now })
  if (before) return before
  if (await hasHadEnough(ctx, { patientId: patient })) return new Refused('too-many')
  const endsAt = later(now, { hours: UNUSED_HOURS })
  return ctx.transact(async (inside) => {
    const row = { patientId: patient, sha256, bytes: size, startedAt: now, endsAt }
    const made = await queries.insertUnfinished(inside.db, row)
    await queries.deleteOldUnfinished(inside.db, patient, MOST_UNFINISHED)
    return made
  })
}

/**
 * Takes the next piece: stored first, counted in by one statement. One that had arrived before, whose answer was lost, changes
 * nothing and is told where it stands; one from further on is refused.
 */
export const takePiece = async (ctx: Asking, { id, offset }: { id: number; offset: number }) => {
  const { db, patient, now, config } = ctx
  const row = await queries.findOwnUnfinished(db, patient, id, now)
  if (!row) return new Refused('not-found')
  const bytes = await receivePiece(ctx)
  if (typeof bytes === 'string') return new Refused(bytes)
  const store = storeOf(config)
  const name = newFileName('part')
  try {
    await store.keep(name, bytes)
  } catch (error) {
    return new Refused(storeFault(error))
  }
  const piece = { id, start: offset, bytes: bytes.length, address: addressOf(name) }
  const received = await ctx.transact((inside) => queries.addPiece(inside.db, patient, piece))
  if (received !== undefined) return received
  await store.remove(name)
  const standing = await queries.findOwnUnfinished(db, patient, id, now)
  if (!standing) return new Refused('not-found')
  return offset < standing.received ? standing.received : new Refused('ahead')
}

const storeFault = (error: unknown): KeepFault => {
  if (!(error instanceof StoreFault)) throw error
  return error.code === 'STORE_AWAY' ? 'store-away' : 'store-refuses'
}

/** Puts the pieces together, where they are what was said; whoever asks twice is given the same address. */
export const joinPieces = async (ctx: Asking, id: number) => {
  const store = storeOf(ctx.config)
  const joined = await ctx.transact(async (inside) => {
    const row = await queries.lockOwnUnfinished(inside.db, inside.patient, id, inside.now)
    if (!row) return new Refused('not-found')
    if (row.address) return { answer: { url: row.address }, over: [] }
    return row.received < row.bytes ? new Refused('not-whole') : joinWhole(inside, row)
  })
  if (joined instanceof Refused) return joined
  // A piece that cannot be removed now has no row any more: it is removed at night.
  for (const address of joined.over) await store.remove(nameOf(address)).catch(() => {})
  return joined.answer
}

/** The file of the pieces and those that are over then; what is no good is forgotten with its pieces. */
const joinWhole = async (ctx: PatientContext, row: queries.UnfinishedRow) => {
  const over = await queries.listPieces(ctx.db, row.id)
  const whole = await readAll(storeOf(ctx.config), over)
  if (typeof whole === 'string') return new Refused(whole)
  const fault = isSame(whole, row) ? faultOfPdf(whole) : 'damaged'
  if (fault) {
    await queries.deleteUnfinished(ctx.db, row.id)
    return { answer: new Refused(fault), over }
  }
  const stored = { bytes: whole, ending: 'pdf', facts: {} }
  const kept = await keepUpload(ctx, { patientId: ctx.patient }, SENT_PAPER, stored)
  if (typeof kept === 'string') return new Refused(kept)
  await queries.finishUnfinished(ctx.db, row.id, kept.url)
  return { answer: kept, over }
}

const isSame = (whole: Buffer, { bytes, sha256 }: queries.UnfinishedRow): boolean =>
  whole.length === bytes && createHash('sha256').update(whole).digest('hex') === sha256

const readAll = async (store: ReturnType<typeof storeOf>, addresses: readonly string[]) => {
  const read: Buffer[] = []
  try {
    for (const address of addresses) {
      const piece = await store.read(nameOf(address))
      if (!piece) return 'store-away'
      read.push(piece)
    }
  } catch (error) {
    return storeFault(error)
  }
  return Buffer.concat(read)
}
