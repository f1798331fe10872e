import type { Events } from '#app/events.ts'
import type { Context } from './here.ts'

/** What a room does when another tells something; it runs in the teller's transaction. */
export type Subscribers = { [E in keyof Events]?: (event: Events[E], ctx: Context) => Promise<void> }

/** Tells an event to all rooms that listen, one after the other. */
export type Emit = <E extends keyof Events>(ctx: Context, name: E, event: Events[E]) => Promise<void>

/** Gathers the listeners of all rooms. */
export const emitTo =
  (subscribers: readonly Subscribers[]): Emit =>
  async (ctx, name, event) => {
    for (const room of subscribers) await room[name]?.(event, ctx)
  }
