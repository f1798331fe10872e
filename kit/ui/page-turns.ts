/**
 * Whether a turn of the page can be ended when somebody touches the screen. While pages turn a browser gives a tap to the document
 * alone, whatever lies there and whatever styles say: where a turn cannot be ended, taps would be lost.
 */
export const canEndTurn = (): boolean => typeof document !== 'undefined' && 'activeViewTransition' in document

/** What a click is meant for, whatever is drawn in it. */
const TAKES_CLICKS = 'a, button, summary, label, input, select, textarea, [tabindex]'

/** Ends a turn of the page when somebody touches the screen, so that what they touched takes the tap; says how to stop. */
export const keepTapsWhileTurning = (): (() => void) => {
  let hasEnded = false
  const end = () => {
    hasEnded = canEndTurn() && document.activeViewTransition !== null
    if (hasEnded) document.activeViewTransition?.skipTransition()
  }
  // A finger is looked for anew when it is lifted. A mouse was pressed on the document, so its click is the document's, too.
  const handOn = ({ target, clientX, clientY }: MouseEvent) => {
    if (!hasEnded || target !== document.documentElement) return
    hasEnded = false
    const below = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(TAKES_CLICKS)
    below?.focus()
    below?.click()
  }
  window.addEventListener('pointerdown', end, true)
  window.addEventListener('click', handOn, true)
  return () => {
    window.removeEventListener('pointerdown', end, true)
    window.removeEventListener('click', handOn, true)
  }
}
