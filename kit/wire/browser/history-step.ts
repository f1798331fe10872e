/** How the page that is being loaded is come to: first of the document, by going back (or forward again), or on. */
type Step = 'first' | 'back' | 'on'

let step: Step = 'first'

/** The step that is being taken. A loader is not told by the router. */
export const stepNow = (): Step => step

/** Before the router is there: it loads as soon as it hears of a step, and who listens first hears first. */
export const watchSteps = (): void =>
  addEventListener('popstate', () => {
    step = 'back'
  })

/** The page is there: whatever is loaded from now on is not on the way to it. */
export const arrived = (): void => {
  step = 'on'
}
