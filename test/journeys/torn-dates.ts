import type { Page } from '@playwright/test'

/** Dates and hours that stand on two lines: a browser may end a line behind their hyphen, and half a date is none. */
export const tornDates = (page: Page, whole = /\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}/): Promise<string[]> =>
  page.evaluate((date) => {
    const found: string[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { textContent, parentElement } = node
      for (const { index, 0: when } of textContent?.matchAll(new RegExp(date, 'g')) ?? []) {
        range.setStart(node, index)
        range.setEnd(node, index + when.length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) found.push(`torn: ${when} in "${parentElement?.textContent?.slice(0, 30)}"`)
      }
    }
    return found
  }, whole.source)
