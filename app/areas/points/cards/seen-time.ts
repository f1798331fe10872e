/** A clock that stands still while nobody looks. */
export interface SeenTime {
  /** Milliseconds that the page was looked at. */
  readMs: () => number
  stop: () => void
}

/** What a page can be asked about whether it is looked at. */
export type Looked = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/** Counts the time that a page is looked at, from now on: not what passes while it is hidden. */
export const countSeenTime = (page: Looked, now: () => number): SeenTime => {
  let seenMs = 0
  let since = page.visibilityState === 'visible' ? now() : undefined
  const readMs = () => seenMs + (since === undefined ? 0 : now() - since)
  const turn = () => {
    seenMs = readMs()
    since = page.visibilityState === 'visible' ? now() : undefined
  }
  page.addEventListener('visibilitychange', turn)
  return { readMs, stop: () => page.removeEventListener('visibilitychange', turn) }
}
