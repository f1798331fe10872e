import { expect, type Locator } from '@playwright/test'

/** It lies wholly inside the window, and nothing lies over it. */
export const expectInSight = async (words: Locator): Promise<void> => {
  await expect(words).toBeVisible()
  await expect
    .poll(() =>
      words.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return isInside && above !== null && (element.contains(above) || above.contains(element))
      }),
    )
    .toBe(true)
}
