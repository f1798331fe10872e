import type { Handlers } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { messageGroups } from '../rules.ts'
import { asMessage } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async messages({ page, page_size: size, group, unread }, { db, patient }) {
    const wanted = { kinds: group && messageGroups[group].kinds, isUnread: unread === 1 }
    const found = await queries.listMessages(db, patient, wanted, { page, size })
    return { ...paged(found, asMessage), unread_num: await queries.countUnread(db, patient) }
  },

  async readMessages({ id }, { db, patient, refuse }) {
    const marked = await queries.markRead(db, patient, id)
    if (id !== undefined && marked === 0) return refuse('not-found')
    return { unread_num: await queries.countUnread(db, patient) }
  },
}
