import { actAsDoctor } from '#app/areas/access/doctors/server/public.ts'
import {
  acceptConsultation,
  declineConsultation,
  findConsultationOfDoctor,
  type NamedConsultation,
  summarise,
} from '#app/areas/consult/consultations/server/public.ts'
import {
  asService,
  findConsultDoctor,
  listOwnServices,
  setBusy,
  updateService,
} from '#app/areas/consult/doctors/server/public.ts'
import { countUnread } from '#app/areas/consult/talk/server/public.ts'
import type { DoctorContext, Handlers } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { benchLists, faultOfTerms } from '../rules.ts'
import { asDoctorConsultation } from './present.ts'
import { listOfDoctor, listWaiting } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async benchQueue(_, ctx) {
    const rows = await listWaiting(ctx.db, ctx.doctor.doctorId, ctx.now)
    const unread = await unreadIn(ctx, rows)
    return { list: rows.map((row) => asDoctorConsultation(row, unread, ctx)) }
  },

  async benchAsks({ list = 'talking', page, page_size: size }, ctx) {
    const { states } = benchLists[list]
    const found = await listOfDoctor(ctx.db, ctx.doctor.doctorId, { states, page, size })
    const unread = await unreadIn(ctx, found.rows)
    return paged(found, (row) => asDoctorConsultation(row, unread, ctx))
  },

  async benchTake({ ask_id }, ctx) {
    const { doctorId } = ctx.doctor
    const isTaken = await move(ctx, 'consultation.take', ask_id, (inside) =>
      acceptConsultation(inside, doctorId, ask_id),
    )
    if (isTaken) return { ask_id }
    return ctx.refuse((await findConsultationOfDoctor(ctx.db, doctorId, ask_id)) ? 'not-now' : 'not-found')
  },

  async benchDecline({ ask_id, reason }, ctx) {
    const { doctorId } = ctx.doctor
    if (!(await findConsultationOfDoctor(ctx.db, doctorId, ask_id))) return ctx.refuse('not-found')
    const decline = (inside: DoctorContext) => declineConsultation(inside, doctorId, ask_id, reason)
    return (await move(ctx, 'consultation.decline', ask_id, decline)) ? { ask_id } : ctx.refuse('not-now')
  },

  async benchEnd({ ask_id, ...said }, ctx) {
    const { doctorId } = ctx.doctor
    if (!(await findConsultationOfDoctor(ctx.db, doctorId, ask_id))) return ctx.refuse('not-found')
    const isEnded = await move(ctx, 'consultation.end', ask_id, (inside) => summarise(inside, doctorId, ask_id, said))
    return isEnded ? { ask_id } : ctx.refuse('not-now')
  },

  async benchServices(_, { db, doctor: { doctorId } }) {
    const [asked, list] = [await findConsultDoctor(db, doctorId), await listOwnServices(db, doctorId)]
    return { is_busy: asked?.isBusy ?? false, list: list.map(asService) }
  },

  async benchBusy({ is_busy }, ctx) {
    const { doctorId: id } = ctx.doctor
    const isBusy = is_busy === 1
    const act = isBusy ? 'doctor.busy' : 'doctor.free'
    await actAsDoctor(
      ctx,
      ({ db }) => setBusy(db, id, isBusy),
      () => ({ act, kind: 'doctor', id }),
    )
    return { is_busy: isBusy }
  },

  async benchServiceChange({ type, is_on, price, replies, hours, accept_minutes, reply_minutes }, ctx) {
    const fault = faultOfTerms({ hours, replyMinutes: reply_minutes })
    if (fault) return ctx.refuse(fault)
    const promised = { acceptMinutes: accept_minutes, replyMinutes: reply_minutes }
    const terms = { isOn: is_on === 1, priceFen: price, replies, hours, ...promised }
    const { doctorId: id } = ctx.doctor
    const changed = await actAsDoctor(
      ctx,
      ({ db }) => updateService(db, id, type, terms),
      ({ priceFen, isOn }) => ({ act: 'doctor.service', kind: 'doctor', id, after: { type, price: priceFen, isOn } }),
    )
    return changed ? asService(changed) : ctx.refuse('no-service')
  },
}

type Move = 'consultation.take' | 'consultation.decline' | 'consultation.end'

/** Moves a consultation, and has it written down where it was done. */
const move = (
  ctx: DoctorContext,
  act: Move,
  id: string,
  work: (inside: DoctorContext) => Promise<object | undefined>,
) => actAsDoctor(ctx, work, () => ({ act, kind: 'consultation', id }))

const unreadIn = ({ db }: DoctorContext, asks: readonly NamedConsultation[]) =>
  countUnread(
    db,
    asks.map(({ id }) => id),
  )
