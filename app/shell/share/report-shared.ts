const listeners = new Set<() => void>()

/** Hears of every share of a page, until it is let go. */
export const whenShared = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells that the page was shared. */
export const reportShared = (): void => {
  for (const listener of listeners) listener()
}
