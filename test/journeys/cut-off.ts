import type { Page } from '@playwright/test'

/** Words of one line that end in dots because they are too long for it; the bar's title has the page below it, which says it again. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { textOverflow, overflowX } = getComputedStyle(element)
      const isCut =
        textOverflow === 'ellipsis' && overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      const words = element.textContent.trim()
      return isCut && words !== '' && !element.closest('header h1') ? [`cut off: "${words.slice(0, 30)}"`] : []
    }),
  )
