import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, id, int, maybe, time } from '#kit/wire/fields.ts'

export const talkMessages = call({
  method: 'GET',
  path: '/talk/messages',
  does: 'Page back through the messages of a consultation: those before a message, or the newest, oldest first',
  owner: { ask_id: 'consultation' },
  login: true,
  ask: z.object({
    ask_id: code(),
    before: maybe(id()),
    page_size: maybe(int(1, 50)).transform((given) => given ?? 20),
  }),
  reply: z.object({
    list: z.array(
      z.object({ id: z.int(), sender: z.enum(['patient', 'doctor', 'system']), content: z.string(), add_time: time() }),
    ),
    /** Whether older messages are there: 0 or 1. */
    has_more: z.int(),
  }),
  refuses: { 'not-found': '没有找到这次问诊' },
})
