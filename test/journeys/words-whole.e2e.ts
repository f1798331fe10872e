import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { lonelyEnds } from './lonely-ends.ts'
import { turnTo } from './looks.ts'
import { untilAlive } from './open-page.ts'
import { signInAsKnownAlone } from './people.ts'
import { tornDates } from './torn-dates.ts'

/** Pages whose sentences come to their end a letter after the edge of a phone. */
const wordy = [
  '/news/index',
  '/unit/ranking',
  '/main/college',
  '/activity/offline',
  '/health/question',
  '/help/question',
]

for (const width of [320, 375])
  test(`no sentence leaves its last letter alone on a line for an elder, on ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 })
    for (const address of wordy) {
      await page.goto(address)
      await untilAlive(page)
      await turnTo(page, 'elder')
      expect(await lonelyEnds(page), address).toEqual([])
    }
  })

test('a short word on a button stands on one line beside a long text, for an elder too', async ({ page }) => {
  await signInAsKnownAlone(page, '/plan/list', '13800000001')
  await page.getByRole('link', { name: '三个月血脂改善计划' }).click()
  const button = page.getByRole('button', { name: '确认' }).first()
  await expect(button).toBeVisible()
  await turnTo(page, 'elder')
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 })
    const lines = await button.evaluate((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines, `${width} px`).toBe(1)
  }
})

test('dates and hours of a hospital, a stop and customer service stay on one line for an elder', async ({ page }) => {
  await signInAsKnownAlone(page, '/guahao/orderlist', '13800000001')
  await page.setViewportSize({ width: 320, height: 812 })
  for (const address of ['/guahao/orderlist', '/qiyuMiddle', '/guahao/index']) {
    await page.goto(address)
    await untilAlive(page)
    await turnTo(page, 'elder')
    const torn = await tornDates(page, /\d{1,2}:\d{2}–\d{1,2}:\d{2}|\d{1,2}月\d{1,2}日/)
    expect(torn, address).toEqual([])
  }
})
