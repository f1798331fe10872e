import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { filesHandlers } from './handlers/files.ts'
import { phraseHandlers } from './handlers/phrases.ts'
import { sayHandlers } from './handlers/say.ts'
import { talkHandlers } from './handlers/talk.ts'

export const handlers: Handlers<typeof contract> = {
  ...talkHandlers,
  ...sayHandlers,
  ...phraseHandlers,
  ...filesHandlers,
}
