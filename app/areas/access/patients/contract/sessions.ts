import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, listOf, maybeText, nothing, time } from '#kit/wire/fields.ts'

export const accountSessions = call({
  method: 'GET',
  path: '/account/sessions',
  summary: 'Where the patient is signed in, the newest first',
  owner: 'self',
  login: true,
  input: nothing(),
  output: listOf(
    z.object({
      /** Names it to its owner, and opens nothing. */
      session_code: z.string(),
      /** In what it was opened. */
      place: z.string(),
      open_time: time(),
      end_time: time(),
      /** It is the one that asks. */
      is_mine: flag(),
    }),
  ),
})

export const accountSessionEnd = call({
  method: 'POST',
  path: '/account/sessions/end',
  summary: "End one other of the patient's sessions, or all others; how many",
  owner: 'self',
  login: true,
  input: z.object({ session_code: maybeText(24) }),
  output: z.object({ ended_num: z.int() }),
})
