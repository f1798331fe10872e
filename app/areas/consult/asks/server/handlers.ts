import { isMarked, listMarks, setMark } from '#app/areas/account/marks/server/public.ts'
import { waitWords } from '#app/areas/consult/doctors/rules.ts'
import { findAsked } from '#app/areas/consult/doctors/server/public.ts'
import { readTalk } from '#app/areas/consult/talk/server/public.ts'
import { lendAddress } from '#app/areas/files/server/public.ts'
import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import { findIllness } from '#app/areas/guahao/illnesses/server/public.ts'
import type { Handlers } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { askLists } from '../rules.ts'
import { changeHandlers } from './handlers/change.ts'
import { createHandlers } from './handlers/create.ts'
import { asAskCard, asHistory } from './present.ts'
import { namesFor } from './public/names.ts'
import { asOpenAsks } from './public/opened.ts'
import * as queries from './queries.ts'

const MOST_SAID = 50

export const handlers: Handlers<typeof contract> = {
  ...createHandlers,
  ...changeHandlers,

  async myAsks({ state = 'all', page, page_size: size }, here) {
    const { db, patient } = here
    const found = await queries.listOwnAsks(db, patient, { states: askLists[state], page, size })
    const names = await namesFor(db, found.rows)
    const list = found.rows.map((ask) => asAskCard(ask, names, here))
    return { list, page: found.page, total_page_num: found.totalPages }
  },

  async askDetail({ ask_id }, here) {
    const { db, patient, refuse } = here
    const ask = await queries.findOwnAsk(db, patient, ask_id)
    if (!ask) return refuse('not-found')
    const { doctorId, illnessId } = ask
    const asked = doctorId === null ? undefined : await findAsked(db, doctorId)
    const said = await readTalk(here, ask_id, MOST_SAID)
    return {
      ...asAskCard(ask, await namesFor(db, [ask]), here),
      ill_name: illnessId === null ? '' : ((await findIllness(db, illnessId))?.name ?? ''),
      images: ask.images.map((address) => lendAddress(here, address)),
      ...{ is_revisit: ask.isRevisit, is_public: ask.publicAt !== null },
      ...{ accept_minutes: ask.acceptMinutes, reply_minutes: ask.replyMinutes },
      wait_words: waitWords(asked?.usualWaitMinutes ?? null),
      messages: said.map(({ id, sender, content, sentAt }) => ({ id, sender, content, add_time: sentAt })),
      history: asHistory(ask),
    }
  },

  async doctorOpenAsks({ doctor_id: doctorId, page, page_size: size }, here) {
    const found = await queries.listOpenAsks(here.db, { doctorId, page, size })
    if (found.rows.length === 0 && !(await findDoctor(here.db, doctorId))) return here.refuse('not-found')
    return { list: await asOpenAsks(here, found.rows), page: found.page, total_page_num: found.totalPages }
  },

  async openAsks({ ill_id: illnessId, page, page_size: size }, here) {
    const found = await queries.listOpenAsks(here.db, { illnessId, page, size })
    return { list: await asOpenAsks(here, found.rows), page: found.page, total_page_num: found.totalPages }
  },

  async askMarkList({ page, page_size: size }, here) {
    const marks = await listMarks(here.db, here.patient, 'consultation', { page, size })
    const open = await queries.listOpenOf(
      here.db,
      marks.rows.map(({ targetId }) => targetId),
    )
    const byId = new Map((await asOpenAsks(here, open)).map((shown) => [shown.ask_id, shown]))
    const list = marks.rows.flatMap(({ targetId }) => byId.get(targetId) ?? [])
    return { list, page: marks.page, total_page_num: marks.totalPages }
  },

  async keepAsk({ ask_id, state }, { db, now, patient, refuse }) {
    const isOn = state === 1
    const [open] = await queries.listOpenOf(db, [ask_id])
    if (!open) return refuse('not-found')
    await setMark(db, patient, 'consultation', ask_id, isOn, now)
    return { ask_id, state: isOn }
  },

  async openAskDetail({ ask_id }, here) {
    const [shown] = await asOpenAsks(here, await queries.listOpenOf(here.db, [ask_id]))
    if (!shown) return here.refuse('not-found')
    return { ...shown, is_focused: await isMarked(here.db, here.patient, 'consultation', ask_id) }
  },
}
