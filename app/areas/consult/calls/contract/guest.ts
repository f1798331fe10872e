import { z } from 'zod'
import { talkNode } from '#app/areas/consult/chat/contract.ts'
import { call } from '#kit/wire/call.ts'
import { code } from '#kit/wire/fields.ts'
import { callRefusals, callSeen, signalling } from './shapes.ts'

const token = code()
/** The token in his link is what lets a companion in: he has no account here. */
const invited = { owner: 'anyone' } as const
const refuses = { ...callRefusals, 'not-found': '这个链接已经失效，请向邀请您的人要一个新的' }

export const companionCall = call({
  method: 'GET',
  path: '/ask/companion',
  does: 'The call to which a companion was asked',
  ...invited,
  ask: z.object({ token }),
  reply: callSeen,
  refuses,
})

export const companionNode = call({
  method: 'GET',
  path: '/ask/companion/node',
  does: "What the companion's device needs to hear of the call; `password` lets it in for some minutes",
  ...invited,
  ask: z.object({ token }),
  reply: talkNode.reply.pick({ client_id: true, broker: true, user: true }),
  refuses,
})

export const companionJoin = call({
  method: 'POST',
  path: '/ask/companion/join',
  does: 'The companion comes into the call',
  ...invited,
  ask: z.object({ token, device: code() }),
  reply: callSeen,
  refuses,
})

export const companionHere = call({
  method: 'POST',
  path: '/ask/companion/here',
  does: "The companion's device is still in the call; the call as it is now",
  ...invited,
  ask: z.object({ token, device: code() }),
  reply: callSeen,
  refuses,
})

export const companionSignal = call({
  method: 'POST',
  path: '/ask/companion/signal',
  does: "Hand on what the companion's browser says to that of another in the call; it is never kept",
  ...invited,
  body: 'json',
  ask: z.object({ token, ...signalling }),
  reply: z.object({}),
  refuses: { ...refuses, nobody: '对方已经不在这次通话里' },
})

export const companionLeave = call({
  method: 'POST',
  path: '/ask/companion/leave',
  does: 'The companion goes out of the call',
  ...invited,
  ask: z.object({ token }),
  reply: callSeen,
  refuses,
})
