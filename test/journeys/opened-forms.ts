import { expect, type Page } from '@playwright/test'
import { refuse } from './refused-in-sight.ts'

/** What is pressed on a page, each kind once: the same button stands in every row of a list. */
const MOST = 12

/** What would end the session, or leave the page. */
const LEAVES = /退出|锁定|换一个账号|返回/

/** What is wrong with all that buttons of the page open over it: where the keyboard is, what is refused, and where one is when it is closed. */
export const faultsOfOpened = async (page: Page, address: string): Promise<string[]> => {
  const faults: string[] = []
  const names = await markOpeners(page)
  for (const [at, name] of names.entries()) {
    if (LEAVES.test(name)) continue
    if (await press(page, at)) faults.push(...(await faultsOfDialog(page, at)).map((fault) => `“${name}”: ${fault}`))
    if (new URL(page.url()).pathname !== new URL(address, page.url()).pathname) {
      await page.goto(address, { waitUntil: 'networkidle' })
      await markOpeners(page)
    }
  }
  return faults
}

/** Gives each button that may open something a number; their words. */
const markOpeners = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const wordsOf = (button: Element) => (button.getAttribute('aria-label') || button.textContent || '').trim()
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button[type="button"]')].filter(
      (button) => !button.disabled && !button.closest('dialog, form') && button.checkVisibility(),
    )
    const ofEach = [...new Map(buttons.toReversed().map((button) => [wordsOf(button), button])).values()].slice(0, most)
    for (const [at, button] of ofEach.entries()) button.dataset.opener = String(at)
    return ofEach.map(wordsOf)
  }, MOST)

const opener = (at: number) => `[data-opener="${at}"]`

/** Presses it as the keyboard does; true where something lies over the page then. */
const press = async (page: Page, at: number): Promise<boolean> => {
  const button = page.locator(opener(at))
  if ((await button.count()) !== 1 || (await button.isDisabled())) return false
  await button.focus()
  await page.keyboard.press('Enter')
  const opens = page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let frames = 0; frames < 8 && !document.querySelector('dialog[open]'); frames++) await frame()
    return document.querySelector('dialog[open]') !== null
  })
  // What leads to another page opens nothing over this one.
  return opens.catch(() => false)
}

const faultsOfDialog = async (page: Page, at: number): Promise<string[]> => {
  const faults: string[] = []
  const dialog = page.locator('dialog[open]').last()
  if (!(await focusIsIn(page, 'dialog[open]'))) faults.push('the focus stays outside')
  const refused = await refuse(page, dialog, dialog.locator('button[type="submit"]').last())
  if (refused !== 'no form' && refused !== 'seen' && (await dialog.isVisible())) faults.push(`a refusal: ${refused}`)
  await page.keyboard.press('Escape')
  const closed = expect(page.locator('dialog[open]')).toHaveCount(0, { timeout: 3_000 })
  if (
    await closed.then(
      () => false,
      () => true,
    )
  )
    return [...faults, 'Escape does not close it']
  if (!(await focusIsIn(page, opener(at)))) faults.push('the focus is not given back')
  return faults
}

const focusIsIn = (page: Page, place: string): Promise<boolean> =>
  page.evaluate((within) => document.activeElement?.closest(within) != null, place)
