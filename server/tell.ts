import type { Events } from '#app/events.ts'
import type { Within } from './here.ts'

type Listener<E> = ((event: E, within: Within) => Promise<void>) & {
  /** The same for events that are told at once (`toldTogether`). */
  together?: (events: readonly E[], within: Within) => Promise<void>
}

/** What a room does when another tells something; it runs in the teller's transaction. */
export type Listens = { [E in keyof Events]?: Listener<Events[E]> }

/** Tells an event, or several of a kind at once, to all rooms that listen, one after the other. */
export type Tell = <E extends keyof Events>(within: Within, name: E, ...events: Events[E][]) => Promise<void>

/** Gathers the listeners of all rooms. */
export const tellTo =
  (listens: readonly Listens[]): Tell =>
  async (within, name, ...events) => {
    for (const room of listens) {
      const listener = room[name]
      if (listener?.together) await listener.together(events, within)
      else for (const event of events) await listener?.(event, within)
    }
  }
