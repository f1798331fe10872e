import type { MessageRow } from './queries.ts'

export const asMessage = (row: MessageRow) => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  text: row.text,
  link: row.link,
  is_read: row.isRead,
  add_time: row.toldAt,
})
