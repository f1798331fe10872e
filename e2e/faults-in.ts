import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { dress, type Look, turnTo } from './looks.ts'
import { smallTargets } from './small-targets.ts'
import { smallText } from './small-text.ts'

const PHONE = { width: 375, height: 812 }

/** All that keeps somebody from using the page that is shown, in one look. */
export const faultsIn = async (page: Page, look: Look): Promise<string[]> => {
  await page.setViewportSize(PHONE)
  await turnTo(page, look)
  const found = [...(await violationsOf(page)), ...(await smallTargets(page, look === 'elder' ? 60 : 44))]
  if (look === 'elder') found.push(...(await smallText(page, 18)))
  for (const width of [PHONE.width, 320, 768]) {
    await page.setViewportSize({ ...PHONE, width })
    found.push(...(await sticksOut(page)).map((fault) => `${width} px wide: ${fault}`))
  }
  return found.map((fault) => `${look}: ${fault}`)
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Violations of WCAG 2.2 A and AA, each with the elements that it is about. */
const violationsOf = async (page: Page): Promise<string[]> => {
  // Naming all the elements that are well takes longer than looking at them.
  const options = { runOnly: { type: 'tag' as const, values: levels }, resultTypes: ['violations' as const] }
  // What lies half under a bar that sticks to the screen is whole one scroll later.
  await dress(page, 'unstuck', '.sticky { position: static !important }')
  const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze()
  await dress(page, 'unstuck', '')
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** What makes one scroll sideways to see the whole page; nothing where one need not. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isCut = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement))
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isCut(element.parentElement),
    )
    const named = out.map((element) => `${element.tagName} "${element.textContent?.slice(0, 20) ?? ''}"`)
    return [`${scrollWidth - clientWidth} px stick out: ${named.slice(-2).join(', ')}`]
  })
