import type { Page } from '@playwright/test'

/** Words too small or too dense for old eyes: less than `size` px, or lines closer than 1.3. */
export const smallText = (page: Page, size: number): Promise<string[]> =>
  page.evaluate((least) => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const small = new Set<string>()
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement
      if (!element || !text.textContent?.trim() || element.closest('script, noscript, svg, option') || !isSeen(element))
        continue
      const { fontSize, lineHeight } = getComputedStyle(element)
      const [px, line] = [Number.parseFloat(fontSize), Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)]
      // A line as high as the browser likes has no number, which is no proof.
      if (px < least || !(line >= 1.3))
        small.add(`${fontSize} on ${lineHeight}: "${text.textContent.trim().slice(0, 20)}"`)
    }
    return [...small]
  }, size)
