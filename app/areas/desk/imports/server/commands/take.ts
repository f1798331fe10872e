import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { receiveBroughtPicture } from '#app/areas/files/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { lockName } from '#kit/db/lock-name.ts'
import { newId } from '#kit/random/new-id.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { isOpen, MOST_BYTES, MOST_OPEN, MOST_PICTURES, PIECE_BYTES, piecesOf, STORED_HOURS } from '../../rules.ts'
import * as queries from '../queries.ts'
import { digestOf, fileOf, sealPiece } from './format.ts'
import { deskCode, importersFor } from './kinds.ts'

interface Announced {
  kind: string
  fileName: string
  byteCount: number
  isStrict: boolean
}

type NotBegun = Refused<'no-kind' | 'no-code' | 'empty' | 'too-big' | 'too-many'>

/** Begins to take a file; its code. */
export const beginImport = async (ctx: StaffContext, announced: Announced): Promise<string | NotBegun> => {
  const { staffId, hospitalId } = ctx.staff
  const fault = await faultOf(ctx, announced)
  if (fault) return fault
  return ctx.transact(async (inside) => {
    // Who begins two at once waits for themselves.
    await lockName(inside.db, `imports staff ${staffId}`)
    if ((await queries.countOpen(inside.db, staffId, inside.now)) >= MOST_OPEN) return new Refused('too-many')
    const id = newId()
    await queries.insertImport(inside.db, {
      ...announced,
      code: id,
      staffId,
      hospitalId,
      state: 'uploading',
      traceid: inside.incoming.traceid,
      createdAt: inside.now,
      touchedAt: inside.now,
      expiresAt: later(inside.now, { hours: 1 }),
    })
    const after = { brought: announced.kind, file: announced.fileName }
    await recordAct(inside, { act: 'import.begin', kind: 'import', id, after })
    return id
  })
}

const faultOf = async (ctx: StaffContext, { kind, byteCount }: Announced): Promise<NotBegun | undefined> => {
  if (!importersFor(ctx, ctx.staff).some((one) => one.kind === kind)) return new Refused('no-kind')
  if ((await deskCode(ctx, ctx.staff.hospitalId)) === undefined) return new Refused('no-code')
  if (byteCount === 0) return new Refused('empty')
  return byteCount > MOST_BYTES ? new Refused('too-big') : undefined
}

type NotKept = Extract<Awaited<ReturnType<typeof receiveBroughtPicture>>, string>

/** Takes a picture that goes with one's own file, as long as not all of that is here. */
export const takePicture = async (
  ctx: StaffContext,
  seen: queries.Seen,
  { code, name }: { code: string; name: string },
): Promise<Refused<'not-found' | 'too-many-pictures' | NotKept> | undefined> => {
  const isAwaited = async (inside: StaffContext) => (await lockOwn(inside, seen, code))?.state === 'uploading'
  if (!(await isAwaited(ctx))) return new Refused('not-found')
  const received = await receiveBroughtPicture(ctx)
  if (typeof received === 'string') return new Refused(received, { megabytes: ctx.config.uploads.mostMegabytes })
  return ctx.transact(async (inside) => {
    const row = await lockOwn(inside, seen, code)
    if (row?.state !== 'uploading') return new Refused('not-found')
    if ((await queries.countPictures(inside.db, row.id)) >= MOST_PICTURES) return new Refused('too-many-pictures')
    await queries.putPicture(inside.db, { importId: row.id, name, address: received.url })
    return undefined
  })
}

/** An import that somebody began themselves and that has not ended; of others nobody sends anything. */
const lockOwn = async ({ db, staff, now }: StaffContext, seen: queries.Seen, code: string) => {
  const row = await queries.lockImport(db, seen, code)
  return row?.staffId === staff.staffId && row.expiresAt > now && isOpen(row.state) ? row : undefined
}

/** Takes a piece of one's own file; whether all of it is here now, and is to be checked. */
export const takePiece = async (
  ctx: StaffContext,
  seen: queries.Seen,
  { code, position, piece }: { code: string; position: number; piece: Buffer },
): Promise<boolean | Refused<'not-found' | 'wrong-piece'>> =>
  ctx.transact(async (inside) => {
    const row = await lockOwn(inside, seen, code)
    if (!row) return new Refused('not-found')
    // A piece that was sent twice changes nothing once all are here.
    if (row.state !== 'uploading') return true
    if (piece.length !== lengthOf(row, position)) return new Refused('wrong-piece')
    const sealed = sealPiece(inside, row, position, piece)
    await queries.putPiece(inside.db, { importId: row.id, position, byteCount: piece.length, sealed })
    const here = await queries.countPieces(inside.db, row.id)
    if (here.pieces < piecesOf(row.byteCount)) return false
    const digest = await digestOf(fileOf(inside, row))
    const expiresAt = later(inside.now, { hours: STORED_HOURS })
    await queries.updateImport(inside.db, row.id, { digest, state: 'sent', touchedAt: inside.now, expiresAt })
    return true
  })

/** How long a piece is that stands there; undefined where there is none. */
const lengthOf = ({ byteCount }: queries.ImportRow, position: number): number | undefined => {
  const begin = position * PIECE_BYTES
  return begin < byteCount ? Math.min(PIECE_BYTES, byteCount - begin) : undefined
}
