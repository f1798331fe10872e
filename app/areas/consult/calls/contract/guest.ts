import { z } from 'zod'
import { talkNode } from '#app/areas/consult/chat/contract.ts'
import { call } from '#kit/wire/call.ts'
import { code } from '#kit/wire/fields.ts'
import { callRefusals, callSeen, signalling } from './shapes.ts'

const token = code()
/** The token in their link is what lets a companion in: they have no account here. */
const invited = { owner: 'anyone' } as const
const refuses = { ...callRefusals, 'not-found': '这个链接已经失效，请向邀请您的人要一个新的' }

export const companionCall = call({
  method: 'GET',
  path: '/ask/companion',
  summary: 'The call to which a companion was asked',
  ...invited,
  input: z.object({ token }),
  output: callSeen,
  refuses,
})

export const companionNode = call({
  method: 'GET',
  path: '/ask/companion/node',
  summary: "What the companion's device needs to hear of the call; `password` lets it in for some minutes",
  ...invited,
  input: z.object({ token }),
  output: talkNode.output.pick({ client_id: true, broker: true, user: true }),
  refuses,
})

export const companionJoin = call({
  method: 'POST',
  path: '/ask/companion/join',
  summary: 'The companion comes into the call',
  ...invited,
  input: z.object({ token, device: code() }),
  output: callSeen,
  refuses,
})

export const companionHere = call({
  method: 'POST',
  path: '/ask/companion/here',
  summary: "The companion's device is still in the call; the call as it is now",
  ...invited,
  input: z.object({ token, device: code() }),
  output: callSeen,
  refuses,
})

export const companionSignal = call({
  method: 'POST',
  path: '/ask/companion/signal',
  summary: "Hand on what the companion's browser says to that of another in the call; it is never kept",
  ...invited,
  body: 'json',
  input: z.object({ token, ...signalling }),
  output: z.object({}),
  refuses: { ...refuses, nobody: '对方已经不在这次通话里' },
})

export const companionLeave = call({
  method: 'POST',
  path: '/ask/companion/leave',
  summary: 'The companion goes out of the call',
  ...invited,
  input: z.object({ token }),
  output: callSeen,
  refuses,
})
