import type { Page } from '@playwright/test'

/** Things to press that a finger could miss: less than `size` px wide or high, with all that answers around them. */
export const smallTargets = (page: Page, size: number): Promise<string[]> =>
  page.evaluate((least) => {
    const pressed =
      'a[href], button:enabled, summary, select:enabled, textarea:enabled, input:enabled:not([type=hidden])'
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.parentElement?.textContent !== element.textContent
    // A letter for each initial does not fit a phone's height; the search above it finds the same.
    const isIndex = (element: Element) => element.closest('[aria-label=按首字母查找]') !== null
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    const whole = (element: Element) => element.closest('label') ?? element
    /** Whether it answers that far from its middle. */
    const answers = (element: Element, dx: number, dy: number) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy)
      return hit !== null && (element.contains(hit) || whole(hit) === element)
    }
    /** To the middle of the screen where it lies at its edge, or under a bar that is higher than that. */
    const bringIntoSight = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      if (
        left < least ||
        top < 2 * least ||
        right > innerWidth - least ||
        bottom > innerHeight - 2 * least ||
        !answers(element, 0, 0)
      )
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    }
    const reach = (element: Element, dx: number, dy: number) => {
      let far = 0
      while (far < least && answers(element, dx * (far + 1), dy * (far + 1))) far += 1
      return far
    }
    /** What answers along one line through the middle; its two ends are tried first, as most targets are large enough. */
    const across = (element: Element, dx: number, dy: number) => {
      const half = (least - 1) / 2
      if (answers(element, -dx * half, -dy * half) && answers(element, dx * half, dy * half)) return least
      return reach(element, -dx, -dy) + reach(element, dx, dy) + 1
    }
    const small: string[] = []
    for (const element of new Set([...document.querySelectorAll(pressed)].map(whole))) {
      if (!isShown(element) || isInText(element) || isIndex(element)) continue
      bringIntoSight(element)
      const [width, height] = [across(element, 1, 0), across(element, 0, 1)]
      if (width + 1 < least || height + 1 < least)
        small.push(
          `${width}×${height} ${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 30)}"`,
        )
    }
    window.scrollTo(0, 0)
    return small
  }, size)
