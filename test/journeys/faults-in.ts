import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { cutOff } from './cut-off.ts'
import { hiddenFocus } from './hidden-focus.ts'
import { dress, type Look, turnTo } from './looks.ts'
import { smallTargets } from './small-targets.ts'
import { smallText } from './small-text.ts'
import { tornDates } from './torn-dates.ts'

const PHONE = { width: 375, height: 812 }
const OTHER_WIDTHS = [320, 768]
const DESK = { width: 1280, height: 900 }

/** All that keeps somebody from using the page that is shown, in each of the looks; `atDesk` also on a screen of those who work here. */
export const faultsIn = async (page: Page, looks: readonly Look[], atDesk = false): Promise<string[]> => {
  const found: string[] = []
  const add = (look: Look, faults: readonly string[]) => found.push(...faults.map((fault) => `${look}: ${fault}`))
  await page.setViewportSize(PHONE)
  for (const look of looks) {
    await turnTo(page, look)
    add(look, await violationsOf(page))
    add(look, await smallTargets(page, look === 'elder' ? 60 : 44))
    if (look === 'elder') add(look, [...(await smallText(page, 18)), ...(await cutOff(page))])
    if (hasOwnSizes(look)) add(look, await hiddenFocus(page))
    add(look, await sticksOut(page, PHONE.width))
  }
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ ...PHONE, width })
    for (const look of looks.filter(hasOwnSizes)) {
      await turnTo(page, look)
      add(look, [...(await sticksOut(page, width)), ...(await tornDates(page))])
    }
  }
  return atDesk ? [...found, ...(await faultsAtDesk(page, looks))] : found
}

/** A wide screen shows what a phone does not: the heads of tables, the places at the left. */
const faultsAtDesk = async (page: Page, looks: readonly Look[]): Promise<string[]> => {
  const found: string[] = []
  await page.setViewportSize(DESK)
  for (const look of looks) {
    await turnTo(page, look)
    const violations = (await violationsOf(page)).map((violation) => `${DESK.width} px wide: ${violation}`)
    const unseen = hasOwnSizes(look) ? await hiddenFocus(page) : []
    const all = [...violations, ...unseen, ...(await sticksOut(page, DESK.width))]
    found.push(...all.map((fault) => `${look}: ${fault}`))
  }
  return found
}

/** In the dark nothing has another size. */
const hasOwnSizes = (look: Look) => look !== 'dark'

// Naming all the elements that are well takes longer than looking at them.
const judged: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  preload: false,
}

/** Violations of WCAG 2.2 A and AA, each with the elements that it is about. */
const violationsOf = async (page: Page): Promise<string[]> => {
  // It is brought once to a page and looks at it in every look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // What lies half under a bar that sticks to the screen is whole one scroll later.
  await dress(page, 'unstuck', '.sticky { position: static !important }')
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    return (await axe.run(document, options)).violations
  }, judged)
  await dress(page, 'unstuck', '')
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** What makes one scroll sideways to see the whole page; nothing where one need not. */
const sticksOut = (page: Page, width: number): Promise<string[]> =>
  page.evaluate((wide) => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isCut = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement))
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isCut(element.parentElement),
    )
    const named = out.map((element) => `${element.tagName} "${element.textContent?.slice(0, 20) ?? ''}"`)
    return [`${wide} px wide: ${scrollWidth - clientWidth} px stick out: ${named.slice(-2).join(', ')}`]
  }, width)
