import { sealOf } from '#kit/seal/server/seal.ts'
import type { Handlers } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { findTalk, listMessages } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async talkMessages({ ask_id, before, page_size: size }, { db, patient, config, refuse }) {
    if (!(await findTalk(db, patient, ask_id))) return refuse('not-found')
    const found = await listMessages(db, ask_id, { before, most: size + 1 })
    const seal = sealOf(config)
    const list = found
      .slice(0, size)
      .reverse()
      .map(({ id, sender, contentSealed, sentAt }) => ({
        ...{ id, sender, add_time: sentAt },
        content: seal.open(contentSealed, 'talk'),
      }))
    return { list, has_more: found.length > size ? 1 : 0 }
  },
}
