import type { Page } from '@playwright/test'

/** Dates, hours, percentages, doses and numbers to call. */
const facts = /\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}|\d+(?:\.\d+)?%|第 \d+ 剂|拨打 \d+/

/**
 * Those that stand on two lines: a browser may end a line behind the hyphen of a date or a blank, and in the narrow column of a
 * table, where words may break anywhere, before a %. Half of one is none.
 */
export const tornDates = (page: Page, whole = facts): Promise<string[]> =>
  page.evaluate((fact) => {
    const found: string[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { textContent, parentElement } = node
      for (const { index, 0: said } of textContent?.matchAll(new RegExp(fact, 'g')) ?? []) {
        range.setStart(node, index)
        range.setEnd(node, index + said.length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) found.push(`torn: ${said} in "${parentElement?.textContent?.slice(0, 30)}"`)
      }
    }
    return found
  }, whole.source)
