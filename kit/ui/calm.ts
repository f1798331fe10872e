/** How long repeated work waits where nothing else is said [X347]. */
const USUAL_MS = 200

/** Work that is asked for more often than it is done. */
export interface Calm<A extends unknown[]> {
  (...given: A): void
  /** What waits is not done. */
  cancel: () => void
}

/** Works at once, then rests for `ms`; what is asked for meanwhile is done at their end, with the last arguments. */
export const throttle = <A extends unknown[]>(work: (...given: A) => void, ms = USUAL_MS): Calm<A> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBusy = false
  let waiting: A | undefined
  const rise = () => {
    isBusy = false
    const given = waiting
    waiting = undefined
    if (given) calm(...given)
  }
  const calm = (...given: A) => {
    if (isBusy) {
      waiting = given
      return
    }
    isBusy = true
    try {
      work(...given)
    } finally {
      timer = setTimeout(rise, ms)
    }
  }
  const cancel = () => {
    clearTimeout(timer)
    isBusy = false
    waiting = undefined
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

/** Works when the next frame is drawn, once, with what was given last. */
export const inNextFrame = <A extends unknown[]>(work: (...given: A) => void): Calm<A> => {
  let frame: number | undefined
  let last: A
  const calm = (...given: A) => {
    last = given
    frame ??= requestAnimationFrame(() => {
      frame = undefined
      work(...last)
    })
  }
  const cancel = () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    frame = undefined
  }
  return Object.assign(calm, { cancel })
}
