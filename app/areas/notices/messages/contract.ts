import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, maybe, pageOf, paging, time } from '#kit/wire/fields.ts'
import { groupNames, type MessageGroup, messageKinds } from './rules.ts'

const message = z.object({
  id: z.int(),
  kind: z.enum(messageKinds),
  title: z.string(),
  text: z.string(),
  /** A page of the product, '' where there is none. */
  link: z.string(),
  is_read: flag(),
  add_time: time(),
})

export const messages = call({
  method: 'GET',
  path: '/account/messages',
  summary: 'What the patient was told, the newest first: all of it, kinds that belong together, or what is unread',
  owner: 'self',
  login: true,
  input: z.object({
    ...paging(20),
    group: maybe(z.enum(groupNames as [MessageGroup, ...MessageGroup[]])),
    /** 1: only what is unread. */
    unread: maybe(int(0, 1)),
  }),
  output: pageOf(message).extend({ unread_num: z.int() }),
})

export const readMessages = call({
  method: 'POST',
  path: '/account/messages/read',
  summary: 'Mark one message as read, or all where no id is given',
  owner: { id: 'message' },
  login: true,
  input: z.object({ id: maybe(id()) }),
  output: z.object({ unread_num: z.int() }),
  refuses: { 'not-found': '没有找到这条消息' },
})
