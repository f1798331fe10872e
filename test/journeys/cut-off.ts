import type { Page } from '@playwright/test'

/** Words that end in dots because they are too long for their lines; the bar's title has the page below it, which says it again. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(element)
      const isTooWide =
        textOverflow === 'ellipsis' && overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      // No name needs six lines; what somebody wrote may.
      const isTooHigh = Number(webkitLineClamp) < 6 && element.scrollHeight > element.clientHeight + 1
      const isCut = isTooWide || isTooHigh
      const words = element.textContent.trim()
      return isCut && words !== '' && !element.closest('header h1') ? [`cut off: "${words.slice(0, 30)}"`] : []
    }),
  )
