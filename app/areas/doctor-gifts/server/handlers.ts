import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import { sumBalance } from '#app/areas/points/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { give } from './handlers/give.ts'
import { asKind, asReceived } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async pointGifts(_, { db }) {
    const rows = await queries.listKinds(db)
    return { list: rows.map(({ kind, left }) => ({ ...asKind(kind), point: kind.points, stock: left })) }
  },

  async receivedGifts({ doctor_id, page, page_size: size }, { db }) {
    return paged(await queries.listReceived(db, doctor_id, { page, size }), asReceived)
  },

  async userGifts({ doctor_id, page, page_size: size }, ctx) {
    const found = await queries.listOwn(ctx.db, ctx.patient, doctor_id, { page, size })
    const list = paged(found, ({ given, kind, doctorName }) => ({
      ...asKind(kind),
      num: given.pieces,
      add_time: given.givenAt,
      doctor_id: given.doctorId,
      doctor_name: doctorName,
    }))
    return { ...list, balance: await balanceOf(ctx) }
  },

  async giveGift({ gift_id, doctor_id, num: pieces, ask_id: consultationId }, ctx) {
    const found = await queries.findKind(ctx.db, gift_id)
    if (!found) return ctx.refuse('not-found')
    const doctor = await findDoctor(ctx.db, doctor_id)
    if (!doctor?.isOpen) return ctx.refuse('no-doctor')
    const done = await give(ctx, { kind: found.kind, doctorId: doctor_id, pieces, consultationId })
    const balance = await balanceOf(ctx)
    if (typeof done === 'number') return { give_id: done, balance }
    const left = (await queries.findKind(ctx.db, gift_id))?.left ?? 0
    return ctx.refuse(done, { left, missing: Math.max(1, found.kind.points * pieces - balance) })
  },

  async doctorGifts({ doctor_id }, { db, refuse }) {
    if (!(await findDoctor(db, doctor_id))) return refuse('not-found')
    const list = (await queries.countReceived(db, doctor_id)).map(({ kind, num }) => ({ ...asKind(kind), num }))
    return { list, total_num: list.reduce((sum, { num }) => sum + num, 0) }
  },
}

const balanceOf = async ({ db, patient }: PatientContext) => (await sumBalance(db, patient)).amount
