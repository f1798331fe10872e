import { permitted, recordDone, selectDeskHospitals, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import {
  asOpenConsultations,
  type EditedBy,
  findToShow,
  hideConsultation,
  listToShow,
  type NamedConsultation,
  showConsultation,
} from '#app/areas/consult/consultations/server/public.ts'
import { isTopic } from '#app/areas/content/articles/rules.ts'
import type { StaffContext } from '#app/context.ts'
import * as contract from '../contract.ts'
import { asRow } from './present.ts'

export const handlers = permitted(contract, {
  async deskOpenAsks({ list = 'waiting', page, page_size: size }, ctx) {
    const found = await listToShow(ctx.db, editedBy(ctx), list, { page, size })
    const opened = new Map((await asOpenConsultations(ctx, found.rows)).map((one) => [one.ask_id, one]))
    const rows = found.rows.flatMap((input) => {
      const shown = opened.get(input.id)
      return shown ? [asRow(input, shown)] : []
    })
    return { list: rows, page: found.page, total_page_num: found.totalPages }
  },

  async deskOpenAsk({ ask_id }, ctx) {
    const consultation = await find(ctx, ask_id)
    const [opened] = consultation ? await asOpenConsultations(ctx, [consultation]) : []
    if (!consultation || !opened) return ctx.refuse('not-found')
    return { ...asRow(consultation, opened), messages: opened.messages, through: opened.messages.at(-1)?.id ?? 0 }
  },

  async deskOpenAskShow({ ask_id: id, cat_id: topicId, through }, ctx) {
    if (!isTopic(topicId)) return ctx.refuse('no-topic')
    if (!(await find(ctx, id))) return ctx.refuse('not-found')
    const done = await recordDone(ctx, { act: 'open-ask.open', kind: 'open-ask', id }, ({ db, now }) =>
      showConsultation(db, id, { topicId, through }, now),
    )
    return done ? {} : ctx.refuse('changed')
  },

  async deskOpenAskRefuse({ ask_id: id, reason }, ctx) {
    if (!(await find(ctx, id))) return ctx.refuse('not-found')
    const act = { act: 'open-ask.refuse', kind: 'open-ask', id, after: { reason } } as const
    const done = await recordDone(ctx, act, ({ db }) => hideConsultation(db, id, 'waiting', reason))
    return done ? {} : ctx.refuse('changed')
  },

  async deskOpenAskClose({ ask_id: id, reason }, ctx) {
    if (!(await find(ctx, id))) return ctx.refuse('not-found')
    const act = { act: 'open-ask.close', kind: 'open-ask', id, after: { reason } } as const
    const done = await recordDone(ctx, act, ({ db }) => hideConsultation(db, id, 'shown', reason))
    return done ? {} : ctx.refuse('changed')
  },
})

/** Whose consultations who asks looks at. */
const editedBy = (ctx: StaffContext): EditedBy => ({
  hospitalId: ctx.staff.hospitalId,
  desks: servesPlatform(ctx) ? selectDeskHospitals(ctx.db) : undefined,
})

const find = async (ctx: StaffContext, id: string): Promise<NamedConsultation | undefined> =>
  findToShow(ctx.db, editedBy(ctx), id)
