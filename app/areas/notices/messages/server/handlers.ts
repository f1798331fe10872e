import { paged } from '#kit/wire/server/paged.ts'
import type { Handlers } from '#server/here.ts'
import type * as contract from '../contract.ts'
import type { MessageKind } from '../rules.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async messages({ page, page_size: size }, { db, patient }) {
    const found = await queries.listMessages(db, patient, { page, size })
    return { ...paged(found, asMessage), unread_num: await queries.countUnread(db, patient) }
  },

  async readMessages({ id }, { db, patient, refuse }) {
    const marked = await queries.markRead(db, patient, id)
    if (id !== undefined && marked === 0) return refuse('not-found')
    return { unread_num: await queries.countUnread(db, patient) }
  },
}

const asMessage = (row: queries.MessageRow) => ({
  id: row.id,
  kind: row.kind as MessageKind,
  title: row.title,
  text: row.text,
  link: row.link,
  is_read: row.isRead,
  add_time: row.toldAt,
})
