import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'

// A style of the test's own slows the turns.
test.use({ bypassCSP: true })

/** Turns last so long that whatever is tapped is tapped in the middle of one. */
const slowTurns =
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 20s !important }'

const isTurning = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition')),
  )

/** Turns to the page of symptoms, and says where on the screen a fever is while the turn still lasts. */
const turnToFever = async (page: Page): Promise<{ x: number; y: number }> => {
  await openPage(page, '/')
  await page.addStyleTag({ content: slowTurns })
  await page.getByRole('link', { name: /^查症状/ }).click()
  await expect(page).toHaveURL(/\/searchDisease/)
  await expect(page.getByRole('navigation', { name: '看病' })).toHaveCount(0)
  const fever = page.getByRole('main').getByRole('link', { name: '发热', exact: true })
  await expect(fever).toBeVisible()
  const box = await fever.boundingBox()
  if (!box) throw new Error('a fever is nowhere on the screen')
  expect(await isTurning(page), 'the page still turns').toBe(true)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a finger that touches what comes while the page turns ends the turn, and the tap is not lost', async ({
  page,
}) => {
  const { x, y } = await turnToFever(page)
  await page.touchscreen.tap(x, y)
  await expect(page).toHaveURL(/\/doctor\/index\?ill_id=/)
})

test('a click of a mouse while the page turns is not lost either', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 375, height: 812 }, bypassCSP: true })).newPage()
  const { x, y } = await turnToFever(page)
  await page.mouse.click(x, y)
  await expect(page).toHaveURL(/\/doctor\/index\?ill_id=/)
})

test('where a turn cannot be ended pages turn without one', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'activeViewTransition')
  })
  await openPage(page, '/')
  await page.addStyleTag({ content: slowTurns })
  await page.getByRole('link', { name: /^查症状/ }).click()
  await expect(page).toHaveURL(/\/searchDisease/)
  await expect(page.getByRole('main').getByRole('link', { name: '发热', exact: true })).toBeVisible()
  expect(await isTurning(page)).toBe(false)
})
