import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { asMessage } from './present.ts'
import { findTalk, listMessages } from './queries.ts'

type Calls = Pick<typeof contract, 'talkMessages'>

export const handlers: Handlers<Calls> = {
  async talkMessages({ ask_id, before, since, page_size: size }, ctx) {
    const talk = await findTalk(ctx.db, ctx.patient, ask_id)
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
