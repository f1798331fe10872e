import {
  asOpenAsks,
  type EditedBy,
  findToShow,
  hideAsk,
  listToShow,
  type NamedAsk,
  showAsk,
} from '#app/areas/consult/asks/server/public.ts'
import { isTopic } from '#app/areas/content/articles/rules.ts'
import {
  type ActDone,
  permitted,
  selectDeskHospitals,
  servesPlatform,
  tellAct,
} from '#app/areas/desk/staff/server/public.ts'
import type { StaffHere } from '#server/here.ts'
import * as contract from '../contract.ts'
import { asRow } from './present.ts'

export const handlers = permitted(contract, {
  async deskOpenAsks({ list = 'waiting', page, page_size: size }, here) {
    const found = await listToShow(here.db, editedBy(here), list, { page, size })
    const opened = new Map((await asOpenAsks(here, found.rows)).map((one) => [one.ask_id, one]))
    const rows = found.rows.flatMap((ask) => {
      const shown = opened.get(ask.id)
      return shown ? [asRow(ask, shown)] : []
    })
    return { list: rows, page: found.page, total_page_num: found.totalPages }
  },

  async deskOpenAsk({ ask_id }, here) {
    const ask = await find(here, ask_id)
    const [opened] = ask ? await asOpenAsks(here, [ask]) : []
    if (!ask || !opened) return here.refuse('not-found')
    return { ...asRow(ask, opened), messages: opened.messages, through: opened.messages.at(-1)?.id ?? 0 }
  },

  async deskOpenAskShow({ ask_id: id, cat_id: topicId, through }, here) {
    if (!isTopic(topicId)) return here.refuse('no-topic')
    if (!(await find(here, id))) return here.refuse('not-found')
    const done = await decide(here, { act: 'open-ask.open', kind: 'open-ask', id }, ({ db, now }) =>
      showAsk(db, id, { topicId, through }, now),
    )
    return done ? {} : here.refuse('changed')
  },

  async deskOpenAskRefuse({ ask_id: id, reason }, here) {
    if (!(await find(here, id))) return here.refuse('not-found')
    const act = { act: 'open-ask.refuse', kind: 'open-ask', id, after: { reason } } as const
    const done = await decide(here, act, ({ db }) => hideAsk(db, id, 'waiting', reason))
    return done ? {} : here.refuse('changed')
  },

  async deskOpenAskClose({ ask_id: id, reason }, here) {
    if (!(await find(here, id))) return here.refuse('not-found')
    const act = { act: 'open-ask.close', kind: 'open-ask', id, after: { reason } } as const
    const done = await decide(here, act, ({ db }) => hideAsk(db, id, 'shown', reason))
    return done ? {} : here.refuse('changed')
  },
})

/** Whose consultations who asks looks at. */
const editedBy = (here: StaffHere): EditedBy => ({
  hospitalId: here.staff.hospitalId,
  desks: servesPlatform(here) ? selectDeskHospitals(here.db) : undefined,
})

const find = async (here: StaffHere, id: string): Promise<NamedAsk | undefined> =>
  findToShow(here.db, editedBy(here), id)

/** Decides and writes it down, both or neither. */
const decide = (here: StaffHere, act: ActDone, work: (inside: StaffHere) => Promise<boolean>): Promise<boolean> =>
  here.transact(async (inside) => {
    const done = await work(inside)
    if (done) await tellAct(inside, act)
    return done
  })
