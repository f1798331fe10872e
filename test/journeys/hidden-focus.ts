import type { Page } from '@playwright/test'

/** What the keyboard comes to without one's seeing where it is: no mark, or a bar that lies over it. */
export const hiddenFocus = async (page: Page): Promise<string[]> => {
  // The browser marks what has the focus for who uses the keyboard.
  await page.keyboard.press('Tab')
  const found = await page.evaluate(async () => {
    const pressed =
      'a[href], button:enabled, summary, select:enabled, textarea:enabled, input:enabled:not([type=hidden])'
    const isShown = (element: HTMLElement) =>
      element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const markOf = (element: Element) => {
      const { outlineStyle, outlineWidth, borderColor, boxShadow } = getComputedStyle(element)
      return [outlineStyle, outlineWidth, borderColor, boxShadow].join()
    }
    /** A field may be marked by the frame around it. */
    const marks = (element: Element) => markOf(element) + markOf(element.parentElement ?? element)
    const frame = () => new Promise(requestAnimationFrame)
    const isMarked = async (element: HTMLElement) => {
      const before = marks(element)
      element.focus()
      // Colours may take a moment.
      for (let frames = 0; frames < 4 && marks(element) === before; frames++) await frame()
      return marks(element) !== before
    }
    const ctx = (middle: number, size: number) => Math.min(Math.max(middle, 1), size - 1)
    const isCovered = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(ctx(left + width / 2, innerWidth), ctx(top + height / 2, innerHeight))
      return !hit || !(element.contains(hit) || hit.contains(element))
    }
    const letGo = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()
    const faults: string[] = []
    letGo()
    for (const element of [...document.querySelectorAll<HTMLElement>(pressed)].filter(isShown)) {
      const told = `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 30)}"`
      const isSeen = await isMarked(element)
      const isUnder = isCovered(element)
      letGo()
      // What the page has taken away meanwhile cannot be come to any more.
      if (!element.isConnected) continue
      if (!isSeen) faults.push(`focus unseen: ${told}`)
      if (isUnder) faults.push(`focus covered: ${told}`)
    }
    return faults
  })
  await page.evaluate(() => window.scrollTo(0, 0))
  return found
}
