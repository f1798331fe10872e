import type { Handlers } from '#app/context.ts'
import type { Contract } from '#kit/wire/call.ts'
import type { Room } from '#server/rooms.ts'

/** A room that is not in the project, for `startTestApp({ more })`: to prove the wire by it, or a check by its hole. */
export const plantedRoom = <const M extends Contract>(contract: M, handlers: Handlers<M>): Room => ({
  name: 'planted',
  words: 'A room that is not in the product.',
  answering: [{ contract, handlers: handlers as never }],
  subscribers: {},
  jobs: [],
  seed: undefined,
})
