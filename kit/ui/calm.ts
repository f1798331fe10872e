/** How long repeated work waits where nothing else is said [X347]. */
const USUAL_MS = 200

/** Work that is asked for more often than it is done. */
export interface Calm<A extends unknown[]> {
  (...given: A): void
  /** What waits is not done. */
  cancel: () => void
}

/** Works at once, then at most once in `ms`; what is asked for meanwhile is done at their end, with the last arguments. */
export const throttle = <A extends unknown[]>(work: (...given: A) => void, ms = USUAL_MS): Calm<A> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: A | undefined
  const rest = () => {
    timer = undefined
    const given = waiting
    waiting = undefined
    if (given) calm(...given)
  }
  const calm = (...given: A) => {
    if (timer !== undefined) {
      waiting = given
      return
    }
    timer = setTimeout(rest, ms)
    work(...given)
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = waiting = undefined
  }
  return Object.assign(calm, { cancel })
}

/** Works when it has not been asked for within `ms`, with the last arguments. */
export const debounce = <A extends unknown[]>(work: (...given: A) => void, ms = USUAL_MS): Calm<A> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const calm = (...given: A) => {
    cancel()
    timer = setTimeout(() => work(...given), ms)
  }
  return Object.assign(calm, { cancel })
}
