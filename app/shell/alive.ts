/** The page itself is there by then, and has all of the network before. */
const WAIT_MS = 1_500

let waiting: Promise<void> | undefined

/**
 * Resolves once the first page of the visit has come and stood for a moment, or somebody touched it: what surrounds a
 * page waits for it, so as not to make it come later.
 */
export const pageAlive = (): Promise<void> => {
  waiting ??= new Promise((resolve) => {
    const stand = () => setTimeout(resolve, WAIT_MS)
    addEventListener('pointerdown', () => resolve(), { once: true })
    if (document.readyState === 'complete') stand()
    else addEventListener('load', stand, { once: true })
  })
  return waiting
}
