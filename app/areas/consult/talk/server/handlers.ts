import type { Handlers } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { asMessage } from './present.ts'
import { findTalk, listMessages } from './queries.ts'

type Calls = Pick<typeof contract, 'talkMessages'>

export const handlers: Handlers<Calls> = {
  async talkMessages({ ask_id, before, since, page_size: size }, here) {
    const talk = await findTalk(here.db, here.patient, ask_id)
    if (!talk) return here.refuse('not-found')
    const found = await listMessages(here.db, ask_id, { before, since, most: size + 1, as: 'patient' })
    const page = found.slice(0, size)
    return {
      list: (since === undefined ? page.reverse() : page).map((row) => asMessage(row, here)),
      ...{ has_more: found.length > size ? 1 : 0, read_id: talk.doctorRead },
    }
  },
}
