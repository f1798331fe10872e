import type { Page } from '@playwright/test'

/**
 * Chinese texts of which one letter stands alone on the last line: half a word, that one reads twice. A text that is cut after some
 * lines is drawn as a box in which a browser does not look ahead: it is left out.
 */
export const lonelyEnds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const range = document.createRange()
    const isCut = ({ parentElement }: Node) =>
      parentElement !== null && getComputedStyle(parentElement).webkitLineClamp !== 'none'
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent ?? ''
      const { index = -1 } = words.match(/[\u4e00-\u9fff][。，！？；：）”]*$/) ?? {}
      const isAlone = node.parentElement?.childNodes.length === 1
      if (index < 1 || !isAlone || isCut(node)) continue
      const topOf = (at: number): number => {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        return Math.round(range.getBoundingClientRect().top)
      }
      if (topOf(index) > topOf(index - 1)) found.push(`alone on its line: "${words.slice(index)}" of "${words}"`)
    }
    return found
  })
