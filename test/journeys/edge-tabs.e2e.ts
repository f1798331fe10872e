import { expect } from '@playwright/test'
import { coveredEnds } from './covered-ends.ts'
import { test } from './journey.ts'
import { turnTo } from './looks.ts'

/** Pages over which something floats. */
const pages = ['/shop/index', '/help/question', '/health/index']

test('what floats over a page lies over no words, no icon and no button of it, wherever it is scrolled to', async ({
  page,
}) => {
  for (const path of pages)
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 812 })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.locator('[data-edge-tab]').first()).toBeVisible()
      for (const look of ['normal', 'dark'] as const) {
        await turnTo(page, look)
        expect(await coveredEnds(page), `${path} ${width} ${look}`).toEqual([])
      }
    }
})

test('customer service waits as a tab, is whole by the keys and where a finger puts it, and is a row of its own in the elder version', async ({
  page,
}) => {
  await page.goto('/help/question')
  const service = page.getByRole('button', { name: '在线客服' })
  await expect(service).toHaveAttribute('data-edge-tab')
  await service.press('ArrowUp')
  await expect(service).not.toHaveAttribute('data-edge-tab')
  await service.press('ArrowLeft')
  await page.getByRole('searchbox').first().focus()
  await expect(service).not.toHaveAttribute('data-edge-tab')
  await service.press('ArrowRight')
  await page.getByRole('searchbox').first().focus()
  await expect(service).toHaveAttribute('data-edge-tab')
  await turnTo(page, 'elder')
  await expect(service).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: /问问客服/ })).toBeVisible()
})
