/** How the page that is being loaded is come to: first of the visit, by going back (or forward again), or on. */
type Step = 'first' | 'back' | 'on'

let step: Step = 'first'

/** The step that is being taken. */
export const stepNow = (): Step => step

/** Before the router does: it loads as soon as it hears of a step. */
export const watchSteps = (): void =>
  addEventListener('popstate', () => {
    step = 'back'
  })

/** The page is there: whatever is loaded from now on is not on the way to it. */
export const arrived = (): void => {
  step = 'on'
}
