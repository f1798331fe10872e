import type { Emit } from '#app/context.ts'
import type { Subscribers } from '#app/room.ts'

/** Gathers the listeners of all rooms. */
export const emitTo =
  (subscribers: readonly Subscribers[]): Emit =>
  async (ctx, name, event) => {
    for (const room of subscribers) await room[name]?.(event, this)
  }
