import { useLayoutEffect, useState } from 'react'

/**
 * How high what sticks to the bottom of the page stands, px: the tab bar with what stands on it, or the page's main action. With `at`,
 * which names the page, it is looked for anew.
 */
export function useLift(at?: string): number {
  const [px, setPx] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another foot
  useLayoutEffect(() => {
    const measure = () => {
      const below = [...document.querySelectorAll<HTMLElement>('.bottom-action, .sticky.bottom-0')]
      setPx(Math.max(0, ...below.map((element) => element.offsetHeight)))
      for (const element of below) observer.observe(element)
    }
    // Pages grow as their data come, and with them what stands at their foot.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    measure()
    return () => observer.disconnect()
  }, [at])
  return px
}
