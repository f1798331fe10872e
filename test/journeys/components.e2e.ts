import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { untilAlive } from './open-page.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/sandbox/gallery')
  await untilAlive(page)
})

test('a list that grows says that a page failed, tries it again, goes on and ends', async ({ page }) => {
  const list = page.getByText('第 1 行').locator('xpath=ancestor::div[contains(@class,"space-y")][1]')
  await expect(async () => {
    await page.getByText('第 2 行').scrollIntoViewIfNeeded({ timeout: 1_000 })
    await expect(list.getByText('这一页没有加载出来')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(list.getByText('第 1 行')).toBeVisible()
  await list.getByRole('button', { name: '再试一次' }).click()
  await expect(list.getByText('第 2 页', { exact: true })).toBeVisible()
  await list.getByText('第 2 页，再一行').scrollIntoViewIfNeeded()
  await expect(list.getByText('最后一行')).toBeVisible()
  await expect(list.getByText('没有更多了')).toBeVisible()
  await expect(list.getByText('第 1 行')).toHaveCount(1)
})

test('a dialog takes the focus, is cancelled by Escape and gives the focus back [X082]', async ({ page }) => {
  const opener = page.getByRole('button', { name: '对话框' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: '取消这次预约？' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button')).toHaveText(['取消', '确定'])
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog).toBeHidden()
})

test('a dialog with a line of text gives what was written, and a toast says it for 2 s [X082] [X343]', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-23T08:00:00+08:00' })
  await page.clock.pauseAt('2026-11-23T08:00:10+08:00')
  await page.getByRole('button', { name: '输入框' }).click()
  await page.getByRole('textbox', { name: '备注' }).fill('带好病历')
  await page.keyboard.press('Enter')
  const said = page.getByRole('status').filter({ hasText: '带好病历' })
  await expect(said).toBeVisible()
  await page.clock.runFor(1_900)
  await expect(said).toBeVisible()
  await page.clock.runFor(200)
  await expect(said).toBeHidden()
})

test('a sheet closes by its cross, by Escape and by a tap beside it', async ({ page }) => {
  const sheet = page.getByRole('dialog', { name: '选择就诊人' })
  const closings = [
    () => sheet.getByRole('button', { name: '关闭' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(180, 60),
  ]
  for (const close of closings) {
    await page.getByRole('button', { name: '底部弹层' }).click()
    await expect(sheet).toBeVisible()
    await close()
    await expect(sheet).toBeHidden()
  }
})

test('the elder version is switched on in the menu, survives a reload and is switched off again', async ({ page }) => {
  const textSize = () => page.locator('main').evaluate((main) => Number.parseFloat(getComputedStyle(main).fontSize))
  const before = await textSize()
  await page.getByLabel('菜单').click()
  await page.getByRole('button', { name: '长辈版' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-elder', '')
  expect(await textSize()).toBeGreaterThanOrEqual(18)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-elder', '')
  await page.getByLabel('菜单').click()
  await page.getByRole('button', { name: '返回标准版' }).click()
  expect(await textSize()).toBe(before)
})

test('without a network a line says so until it is back', async ({ page, context }) => {
  const line = page.getByText('网络断开了')
  await expect(line).toBeHidden()
  await context.setOffline(true)
  await expect(line).toBeVisible()
  await context.setOffline(false)
  await expect(line).toBeHidden()
})

test('a gift is seen for 1.3 s [X085] [X342]', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: '礼物' }).click()
  const gift = page.getByRole('status').filter({ hasText: '送出一束花' })
  await expect(gift).toBeVisible()
  await page.clock.runFor(1_299)
  await expect(gift).toBeVisible()
  await page.clock.runFor(2)
  await expect(gift).toBeHidden()
})

test('the root is a tenth of the width: 32, 37.5 and 75 px at 320, 375 and 750, and a column beyond [X351] [X352]', async ({
  page,
}) => {
  const root = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  for (const [width, px] of [
    ...([
      [320, 32],
      [375, 37.5],
      [750, 75],
      [1_280, 48],
    ] as const),
  ]) {
    await page.setViewportSize({ width, height: 1_334 })
    expect([width, await root()]).toEqual([width, px])
  }
})

test('a float button is 66 by 100 of the design, moves by finger and keys, stays on the screen, and is pressed by a short touch [X086] [X087] [X348] [X352]', async ({
  page,
}) => {
  await page.goto('/help/question')
  const button = page.getByRole('button', { name: '在线客服' })
  const box = async () => (await button.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
  await expect(button).toBeVisible()
  expect(await box()).toMatchObject({ width: 66, height: 100 })

  /** A touch of so long, as the browser times it. */
  const touch = (ms: number, to = { x: 0, y: 0 }) =>
    button.evaluate(
      (element, [lasts, by]) => {
        const { x, y } = element.getBoundingClientRect()
        const from = { pointerId: 1, bubbles: true, clientX: x + 5, clientY: y + 5 }
        element.setPointerCapture = () => undefined
        const send = (type: string, more: object, at: number) => {
          const event = new PointerEvent(type, { ...from, ...more })
          Object.defineProperty(event, 'timeStamp', { value: at })
          element.dispatchEvent(event)
        }
        const moved = { clientX: from.clientX + by.x, clientY: from.clientY + by.y }
        send('pointerdown', {}, 1_000)
        send('pointermove', moved, 1_000 + lasts / 2)
        send('pointerup', moved, 1_000 + lasts)
      },
      [ms, to] as const,
    )
  const before = await box()
  await touch(300, { x: -120, y: 60 })
  await expect.poll(box).toMatchObject({ x: before.x - 120, y: before.y + 60 })
  await touch(300, { x: 2_000, y: 2_000 })
  await expect.poll(box).toMatchObject({ x: 375 - 66, y: 812 - 100 })
  await touch(300, { x: -2_000, y: -2_000 })
  await expect.poll(box).toMatchObject({ x: 0, y: 0 })
  await button.press('ArrowRight')
  await button.press('ArrowDown')
  await expect.poll(box).toMatchObject({ x: 16, y: 16 })
  await touch(100)
  await expect(page).toHaveURL('/help/question')
  await touch(99)
  await expect(page).toHaveURL(/qiyuMiddle/)

  await page.setViewportSize({ width: 750, height: 1_624 })
  await page.goto('/help/question')
  await expect(button).toBeVisible()
  expect(await box()).toMatchObject({ width: 132, height: 200 })
})

test('a picture that does not come is its kind’s placeholder [X368]', async ({ page }) => {
  await page.route(/\/pictures\/portrait\//, (route) => route.abort())
  await page.goto('/doctor/index?city_id=5')
  const shown = () =>
    page
      .getByRole('main')
      .locator('img')
      .first()
      .evaluate((img: HTMLImageElement) => [new URL(img.src).pathname, img.naturalWidth > 0])
  await expect.poll(shown).toEqual(['/pictures/placeholder/doctor.svg', true])
})
