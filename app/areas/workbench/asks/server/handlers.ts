import { acceptAsk, declineAsk, endAsk, findAskOfDoctor, type NamedAsk } from '#app/areas/consult/asks/server/public.ts'
import {
  asService,
  findAsked,
  listOwnServices,
  setBusy,
  updateService,
} from '#app/areas/consult/doctors/server/public.ts'
import { countUnread } from '#app/areas/consult/talk/server/public.ts'
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
    if (await acceptAsk(here, doctorId, ask_id)) return { ask_id }
    return here.refuse((await findAskOfDoctor(here.db, doctorId, ask_id)) ? 'not-now' : 'not-found')
  },

  async benchDecline({ ask_id, reason }, here) {
    const { doctorId } = here.doctor
    if (!(await findAskOfDoctor(here.db, doctorId, ask_id))) return here.refuse('not-found')
    return (await declineAsk(here, doctorId, ask_id, reason)) ? { ask_id } : here.refuse('not-now')
  },

  async benchEnd({ ask_id }, here) {
    if (!(await findAskOfDoctor(here.db, here.doctor.doctorId, ask_id))) return here.refuse('not-found')
    return (await endAsk(here, ask_id)) ? { ask_id } : here.refuse('not-now')
  },

  async benchServices(_, { db, doctor: { doctorId } }) {
    const [asked, list] = [await findAsked(db, doctorId), await listOwnServices(db, doctorId)]
    return { is_busy: asked?.isBusy ?? false, list: list.map(asService) }
  },

  async benchBusy({ is_busy }, { db, doctor }) {
    await setBusy(db, doctor.doctorId, is_busy === 1)
    return { is_busy: is_busy === 1 }
  },

  async benchServiceChange({ type, is_on, price, replies, hours, accept_minutes, reply_minutes }, here) {
    const fault = faultOfTerms({ hours, replyMinutes: reply_minutes })
    if (fault) return here.refuse(fault)
    const promised = { acceptMinutes: accept_minutes, replyMinutes: reply_minutes }
    const terms = { isOn: is_on === 1, priceFen: price, replies, hours, ...promised }
    const changed = await updateService(here.db, here.doctor.doctorId, type, terms)
    return changed ? asService(changed) : here.refuse('no-service')
  },
}

const unreadIn = ({ db }: DoctorHere, asks: readonly NamedAsk[]) =>
  countUnread(
    db,
    asks.map(({ id }) => id),
  )
