/** How the page that is being loaded is come to: first of the document, by going back (or forward again), or on. */
type Step = 'first' | 'back' | 'on'

let step: Step = 'first'
/** What the document was made for: path and query. */
let documentAddress = ''

/**
 * The step to an address, path and query, that is being taken. A loader is not told by the router. Somebody may go on before the
 * first page is wholly there: then it is another page, and not the document's.
 */
export const stepTo = (address: string): Step => (step === 'first' && address !== documentAddress ? 'on' : step)

/** Before the router is there: it loads as soon as it hears of a step, and who listens first hears first. */
export const watchSteps = (): void => {
  documentAddress = location.pathname + location.search
  addEventListener('popstate', () => {
    step = 'back'
  })
}

/** The page is there: whatever is loaded from now on is not on the way to it. */
export const arrived = (): void => {
  step = 'on'
}
