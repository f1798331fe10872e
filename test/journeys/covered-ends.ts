import type { Page } from '@playwright/test'

interface Box {
  left: number
  top: number
  right: number
  bottom: number
  what: string
}

const lieOver = (one: Box, other: Box): boolean =>
  one.right > other.left + 1 && one.left < other.right - 1 && one.bottom > other.top + 1 && one.top < other.bottom - 1

/** What floats at the edges of the screen: of a button that waits there a tab is painted, the rest is clipped away. */
const floatsOn = (page: Page): Promise<Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-edge-tab]')].map((float) => {
      const seen = float.matches('button') ? float.querySelector(':scope > span') : float
      return { ...seen?.getBoundingClientRect().toJSON(), what: float.textContent }
    }),
  )

/** Icons, fields and buttons of the page. */
const pressedOn = (page: Page): Promise<Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(svg, input, button, select, textarea)')]
      .filter((element) => element.closest('[data-edge-tab]') === null)
      .map((element) => ({ ...element.getBoundingClientRect().toJSON(), what: element.outerHTML.slice(0, 60) })),
  )

/** Lines of words of the page. */
const wordsOn = (page: Page): Promise<Box[]> =>
  page.evaluate(() => {
    const found: Box[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('[data-edge-tab], .sr-only')) continue
      range.selectNodeContents(node)
      const what = node.textContent ?? ''
      found.push(...[...range.getClientRects()].map((line) => ({ ...line.toJSON(), what })))
    }
    return found.filter(({ left, right, what }) => right > left && what.trim() !== '')
  })

/** Scrolls to a place, where there is one so far down. */
const scrolledTo = (page: Page, screens: number): Promise<boolean> =>
  page.evaluate(async (many) => {
    scrollTo({ top: many * innerHeight, behavior: 'instant' })
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return many === 0 || scrollY > (many - 0.5) * innerHeight
  }, screens)

/** A list that goes on for ever is looked at for so many screens. */
const MOST_SCREENS = 6

/** Words, icons, fields and buttons of the page that lie under what floats at its edges, wherever it is scrolled to. */
export const coveredEnds = async (page: Page): Promise<string[]> => {
  const covered: string[] = []
  for (let screens = 0; screens < MOST_SCREENS && (await scrolledTo(page, screens)); screens += 0.5) {
    const floats = await floatsOn(page)
    const shown = [...(await wordsOn(page)), ...(await pressedOn(page))]
    const under = shown.filter((one) => floats.some((float) => lieOver(one, float)))
    covered.push(...under.map(({ what }) => `${what.trim()} at screen ${screens}`))
  }
  return covered
}
