import type { Emit } from '#app/context.ts'
import type { Subscribers } from '#app/room.ts'

/** Gathers the subscribers of all rooms: they hear of an event one after the other, in the context that it is emitted from. */
export const emitTo = (subscribers: readonly Subscribers[]): Emit =>
  async function (name, event) {
    for (const room of subscribers) await room[name]?.(event, this)
  }
