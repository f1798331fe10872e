/** What is known of a lesson that is under way, before its player's code is there. */
interface Running {
  /** A page of its own shows it: nothing else does. */
  isOnPage: () => boolean
  pause: () => void
}

let running: Running | undefined
const watchers = new Set<() => void>()

/** The lesson that goes on while somebody walks through the product: there is one at most. */
export const runningLesson = {
  read: (): Running | undefined => running,
  keep: (lesson: Running | undefined): void => {
    running = lesson
    for (const changed of watchers) changed()
  },
  watch: (changed: () => void): (() => void) => {
    watchers.add(changed)
    return () => void watchers.delete(changed)
  },
}

/** Silences the lesson, where one is heard: somebody calls. */
export const pauseLesson = (): void => running?.pause()
