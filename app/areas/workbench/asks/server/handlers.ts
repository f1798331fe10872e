import { acceptAsk, declineAsk, endAsk, findAskOfDoctor, type NamedAsk } from '#app/areas/consult/asks/server/public.ts'
import {
  asService,
  findAsked,
  listOwnServices,
  setBusy,
  updateService,
} from '#app/areas/consult/doctors/server/public.ts'
import { countUnread } from '#app/areas/consult/talk/server/public.ts'
import { actAsDoctor } from '#app/areas/workbench/door/server/public.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { DoctorHere, Handlers } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { benchLists, faultOfTerms } from '../rules.ts'
import { asBenchAsk } from './present.ts'
import { listOfDoctor, listWaiting } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async benchQueue(_, here) {
    const rows = await listWaiting(here.db, here.doctor.doctorId, here.now)
    const unread = await unreadIn(here, rows)
    return { list: rows.map((row) => asBenchAsk(row, unread, here)) }
  },

  async benchAsks({ list = 'talking', page, page_size: size }, here) {
    const { states } = benchLists[list]
    const found = await listOfDoctor(here.db, here.doctor.doctorId, { states, page, size })
    const unread = await unreadIn(here, found.rows)
    return paged(found, (row) => asBenchAsk(row, unread, here))
  },

  async benchTake({ ask_id }, here) {
    const { doctorId } = here.doctor
    const isTaken = await move(here, 'consultation.take', ask_id, (inside) => acceptAsk(inside, doctorId, ask_id))
    if (isTaken) return { ask_id }
    return here.refuse((await findAskOfDoctor(here.db, doctorId, ask_id)) ? 'not-now' : 'not-found')
  },

  async benchDecline({ ask_id, reason }, here) {
    const { doctorId } = here.doctor
    if (!(await findAskOfDoctor(here.db, doctorId, ask_id))) return here.refuse('not-found')
    const decline = (inside: DoctorHere) => declineAsk(inside, doctorId, ask_id, reason)
    return (await move(here, 'consultation.decline', ask_id, decline)) ? { ask_id } : here.refuse('not-now')
  },

  async benchEnd({ ask_id }, here) {
    if (!(await findAskOfDoctor(here.db, here.doctor.doctorId, ask_id))) return here.refuse('not-found')
    const isEnded = await move(here, 'consultation.end', ask_id, (inside) => endAsk(inside, ask_id))
    return isEnded ? { ask_id } : here.refuse('not-now')
  },

  async benchServices(_, { db, doctor: { doctorId } }) {
    const [asked, list] = [await findAsked(db, doctorId), await listOwnServices(db, doctorId)]
    return { is_busy: asked?.isBusy ?? false, list: list.map(asService) }
  },

  async benchBusy({ is_busy }, here) {
    const { doctorId: id } = here.doctor
    const isBusy = is_busy === 1
    const act = isBusy ? 'doctor.busy' : 'doctor.free'
    await actAsDoctor(
      here,
      ({ db }) => setBusy(db, id, isBusy),
      () => ({ act, kind: 'doctor', id }),
    )
    return { is_busy: isBusy }
  },

  async benchServiceChange({ type, is_on, price, replies, hours, accept_minutes, reply_minutes }, here) {
    const fault = faultOfTerms({ hours, replyMinutes: reply_minutes })
    if (fault) return here.refuse(fault)
    const promised = { acceptMinutes: accept_minutes, replyMinutes: reply_minutes }
    const terms = { isOn: is_on === 1, priceFen: price, replies, hours, ...promised }
    const { doctorId: id } = here.doctor
    const changed = await actAsDoctor(
      here,
      ({ db }) => updateService(db, id, type, terms),
      ({ priceFen, isOn }) => ({ act: 'doctor.service', kind: 'doctor', id, after: { type, price: priceFen, isOn } }),
    )
    return changed ? asService(changed) : here.refuse('no-service')
  },
}

type Move = 'consultation.take' | 'consultation.decline' | 'consultation.end'

/** Moves a consultation, and has it written down where it was done. */
const move = (here: DoctorHere, act: Move, id: string, work: (inside: DoctorHere) => Promise<object | undefined>) =>
  actAsDoctor(here, work, () => ({ act, kind: 'consultation', id }))

const unreadIn = ({ db }: DoctorHere, asks: readonly NamedAsk[]) =>
  countUnread(
    db,
    asks.map(({ id }) => id),
  )
