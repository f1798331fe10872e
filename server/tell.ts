import type { Events } from '#app/events.ts'
import type { Within } from './here.ts'

/** What a room does when another tells something; it runs in the teller's transaction. */
export type Listens = { [E in keyof Events]?: (event: Events[E], within: Within) => Promise<void> }

/** Tells an event to all rooms that listen, one after the other. */
export type Tell = <E extends keyof Events>(within: Within, name: E, event: Events[E]) => Promise<void>

/** Gathers the listeners of all rooms. */
export const tellTo =
  (listens: readonly Listens[]): Tell =>
  async (within, name, event) => {
    for (const room of listens) await room[name]?.(event, within)
  }
