import { findOwnConsultation } from '#app/areas/consult/consultations/server/public.ts'
import { asMessage, findTalk, listMessages } from '#app/areas/consult/talk/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type * as contract from '../../contract.ts'

export const messagesHandlers: Handlers<Pick<typeof contract, 'talkMessages'>> = {
  async talkMessages({ ask_id, before, since, page_size: size }, ctx) {
    const talk = await findTalk(ctx.db, ctx.patient, ask_id)
    // It is theirs and waits for a doctor: there is nothing said yet.
    if (!talk && (await findOwnConsultation(ctx.db, ctx.patient, ask_id))) return { list: [], has_more: 0, read_id: 0 }
    if (!talk) return ctx.refuse('not-found')
    const found = await listMessages(ctx.db, ask_id, { before, since, most: size + 1, as: 'patient' })
    const page = found.slice(0, size)
    return {
      list: (since === undefined ? page.reverse() : page).map((row) => asMessage(row, ctx)),
      has_more: found.length > size ? 1 : 0,
      read_id: talk.doctorRead,
    }
  },
}
