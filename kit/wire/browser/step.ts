/** How the page that is being loaded is come to: first of the visit, by going back (or forward again), or on. */
type Step = 'first' | 'back' | 'on'

/** Shows at once what is kept for a moment of the history, by the router's key of it; false where nothing is. */
export type ShowKept = (key: string) => boolean

let step: Step = 'first'
let showKept: ShowKept | undefined
/** How far the page was scrolled that one leaves, while the router has not heard of the step yet. */
let leftAt: number | undefined
let isAhead = false

/** The step that is being taken. */
export const stepNow = (): Step => step

/** Whether the page of this step was shown before the router came to it. */
export const isShownAhead = (): boolean => isAhead

/**
 * Before the router does: it loads as soon as it hears of a step. What is kept for the step is shown first, and the router
 * hears of it when the frame is drawn: matching, loading and rendering are most of what one would wait for.
 */
export const watchSteps = (): void => {
  addEventListener('popstate', hearStep, true)
  // What is tapped in what is shown goes on from there.
  addEventListener('click', handOn, true)
}

/** Has kept pages shown; gives what ends that. */
export const showKeptBy = (show: ShowKept): (() => void) => {
  showKept = show
  return () => {
    showKept = undefined
  }
}

const hearStep = (event: PopStateEvent) => {
  step = 'back'
  // Handed on by us.
  if (!event.isTrusted) return
  const isWaiting = leftAt !== undefined
  const at = leftAt ?? window.scrollY
  // No frame is drawn of what nobody sees.
  isAhead = !document.hidden && (showKept?.(keyOf(event.state)) ?? false)
  if (!isAhead && !isWaiting) return
  event.stopImmediatePropagation()
  leftAt = at
  if (!isAhead) return handOn()
  // The router would fade in what is there already.
  Object.assign(document, { startViewTransition: undefined })
  requestAnimationFrame(() => setTimeout(handOn))
}

/** Tells the router of the step, which writes down then how far the page was scrolled that one leaves. */
const handOn = () => {
  if (leftAt === undefined) return
  const { body } = document
  const shownAt = window.scrollY
  body.style.minHeight = `${leftAt + window.innerHeight}px`
  window.scrollTo(0, leftAt)
  leftAt = undefined
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  body.style.minHeight = ''
  window.scrollTo(0, shownAt)
}

/** The router's key of the moment of the history where the browser stands. */
const keyOf = (state: { key?: string } | null): string => state?.key ?? 'default'

/**
 * The page of this moment is there (the router's key): whatever is loaded from now on is not on the way to it. Who has
 * stepped on before it was drawn is on the way still.
 */
export const arrived = (key: string): void => {
  if (key !== keyOf(history.state)) return
  step = 'on'
  isAhead = false
  Reflect.deleteProperty(document, 'startViewTransition')
}
