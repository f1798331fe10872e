import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, id, int, maybe, time } from '#kit/wire/fields.ts'
import { senders, storedKinds } from './rules.ts'

/** A message as both sides see it. */
const message = z.object({
  id: z.int(),
  sender: z.enum(senders),
  kind: z.enum(storedKinds),
  /** Words, the number of a `prescription`, what a `gift` is; '' of a picture, of a voice and of what was taken back. */
  content: z.string(),
  /** Shows a picture or plays a voice for an hour, shows a `gift`; else ''. */
  url: z.string(),
  /** How long a voice speaks; else 0. */
  seconds: z.int(),
  /** The sender's own name of it, else ''. */
  client_msg_id: z.string(),
  /** The message that this one takes back, 0: none. */
  refers_to: z.int(),
  add_time: time(),
})

export const talkMessages = call({
  method: 'GET',
  path: '/talk/messages',
  summary:
    'Page back through the messages of a consultation: those before a message, or the newest, oldest first; or on, from `since`',
  owner: { ask_id: 'consultation' },
  login: true,
  input: z.object({
    ask_id: code(),
    before: maybe(id()),
    since: maybe(int(0, Number.MAX_SAFE_INTEGER)),
    page_size: maybe(int(1, 50)).transform((given) => given ?? 20),
  }),
  output: z.object({
    list: z.array(message),
    /** Whether there are more in that direction: 0 or 1. */
    has_more: z.int(),
    /** The newest message that the doctor has seen, 0: none. */
    read_id: z.int(),
  }),
  refuses: { 'not-found': '没有找到这次问诊' },
})
