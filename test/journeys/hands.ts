import { expect, type Locator, type Page } from '@playwright/test'

type Role = Parameters<Page['getByRole']>[0]

/** Something on a page as people call it. */
export interface Named {
  role: Role
  name: string | RegExp
}

/** How somebody uses a page. */
export interface Hands {
  press: (page: Page, target: Named) => Promise<void>
  type: (page: Page, target: Named, text: string) => Promise<void>
  /** Ticks a box. */
  tick: (page: Page, target: Named) => Promise<void>
}

/** The first of that name. */
export const findNamed = (page: Page, { role, name }: Named): Locator =>
  page.getByRole(role, { name, exact: typeof name === 'string' }).first()

/** With a finger. */
export const fingers: Hands = {
  press: (page, target) => findNamed(page, target).click(),
  type: (page, target, text) => findNamed(page, target).fill(text),
  tick: (page, target) => findNamed(page, target).check(),
}

/** More would tire anybody. */
const MOST_STEPS = 150

/** Goes on with the tab key until it has the focus, where one sees it. */
const tabTo = async (page: Page, target: Named) => {
  const wanted = findNamed(page, target)
  await expect(wanted).toBeVisible()
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      const isSeen = () =>
        wanted.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          const hit = document.elementFromPoint(left + width / 2, top + height / 2)
          const frame = element.closest('label') ?? element
          return element.matches(':focus-visible') && hit !== null && (frame.contains(hit) || hit.contains(element))
        })
      // A sheet may still be on its way up.
      await expect.poll(isSeen, `${target.name} is seen when the keyboard comes to it`).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not come to ${target.role} ${target.name}`)
}

/** With the keyboard alone. */
export const keys: Hands = {
  press: async (page, target) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
  type: async (page, target, text) => {
    await tabTo(page, target)
    await page.keyboard.type(text)
  },
  tick: async (page, target) => {
    await tabTo(page, target)
    await page.keyboard.press('Space')
  },
}
