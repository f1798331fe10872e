import { type BrowserContext, expect, type Page } from '@playwright/test'
import { classesByCondition } from '#app/areas/audio-class/contract.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keepKeys, keyOf, signInTo } from './people.ts'

const bar = (page: Page) => page.getByRole('region', { name: '播放器' })
const mini = (page: Page) => page.getByRole('region', { name: '正在听' })
const audioOf = (page: Page) =>
  page.locator('audio').evaluate((audio) => {
    const { currentTime, paused } = audio as HTMLAudioElement
    return { currentTime, paused }
  })

/** It is played; where the browser wants a tap first, it gets one. */
const hear = (page: Page) =>
  expect(async () => {
    const play = bar(page).getByRole('button', { name: '播放' })
    if (await play.isVisible()) await play.click({ timeout: 1_000 })
    await expect(bar(page).getByRole('button', { name: '暂停' })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })

test('a lesson is bought, goes on while one walks through the product, and on another device at the second where one stopped', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const [lesson] = (await callAs(baseURL)(classesByCondition, { is_free: 0, sort: 'newest' })).list
  await signInTo(page, '/audio/index')
  await test.step('finds it among all, and buys it', async () => {
    await page.goto('/audio/list?is_free=0&sort=newest')
    await page
      .getByRole('main')
      .getByRole('link', { name: lesson?.title ?? '' })
      .first()
      .click()
    await page.getByRole('button', { name: '立即购买' }).click()
    await expect(page).toHaveURL(/\/pay\/index/)
    await page.getByRole('button', { name: /去支付/ }).click()
    await page.getByRole('button', { name: '确认' }).click()
    await page.getByRole('link', { name: '开始收听' }).click()
  })
  await test.step('hears it, and walks away: it goes on', async () => {
    await expect(page).toHaveURL(/doctorlesson\/detail/)
    await hear(page)
    await expect(mini(page)).toBeHidden()
    await page.getByRole('link', { name: '课程介绍' }).click()
    await expect(mini(page)).toBeVisible()
    await expect(mini(page).getByRole('button', { name: '暂停' })).toBeVisible()
    await expectGoingOn(page)
    await page.getByRole('banner').locator('summary').click()
    await page.getByRole('banner').getByRole('link', { name: '个人中心' }).click()
    await expect(page).toHaveURL(/\/account\/index/)
    await expectGoingOn(page)
    for (const [tab, address] of [
      ['商城', /\/health\/index/],
      ['我的', /\/account\/index/],
    ] as const) {
      await page.getByRole('navigation', { name: '主要页面' }).getByRole('link', { name: tab }).click()
      await expect(page).toHaveURL(address)
      await expectGoingOn(page)
    }
  })
  let stoppedAt = 0
  await test.step('jumps, pauses, and stops it where it stands above the tabs', async () => {
    await mini(page).getByRole('button', { name: '后退 15 秒' }).click()
    await mini(page).getByRole('button', { name: '前进 15 秒' }).click()
    await expect.poll(async () => (await audioOf(page)).currentTime).toBeGreaterThanOrEqual(15)
    const tabs = page.getByRole('navigation', { name: '主要页面' })
    const [player, below] = [await mini(page).boundingBox(), await tabs.boundingBox()]
    expect((player?.y ?? 0) + (player?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)
    const saved = page.waitForResponse((response) => response.url().includes('/AudioClass/keepPlace'))
    await mini(page).getByRole('button', { name: '暂停' }).click()
    const said = (await (await saved).json()).data
    stoppedAt = said.seconds
    expect(stoppedAt).toBeGreaterThanOrEqual(15)
    await expect(mini(page).getByRole('button', { name: '播放' })).toBeVisible()
  })
  await test.step('the same account goes on there on another device', async () => {
    const other = await onAnotherDevice(await browser.newContext(), await keyOf(page))
    await other.goto('/audio/mine')
    await other
      .getByRole('main')
      .getByRole('link', { name: lesson?.title ?? '' })
      .first()
      .click()
    await hear(other)
    const { currentTime } = await audioOf(other)
    expect(currentTime).toBeGreaterThanOrEqual(stoppedAt)
    expect(currentTime).toBeLessThan(stoppedAt + 8)
    await other.context().close()
  })
  await test.step('opens it from the small player, which gives way, and closes it for good', async () => {
    await mini(page).getByRole('link').click()
    await expect(bar(page)).toBeVisible()
    await expect(mini(page)).toBeHidden()
    await hear(page)
    await page.goBack()
    await mini(page).getByRole('button', { name: '关闭，不再听' }).click()
    await expect(mini(page)).toBeHidden()
    await expect(page.locator('audio')).toHaveCount(0)
  })
})

const onAnotherDevice = async (context: BrowserContext, user_key: string): Promise<Page> => {
  const page = await context.newPage()
  await keepKeys(page, { user_key })
  return page
}

/** It is heard on, by the small player; sections of the demonstration are short, so it is heard from its beginning. */
const expectGoingOn = async (page: Page) => {
  await expect(mini(page).getByRole('button', { name: '暂停' })).toBeVisible()
  await mini(page).getByRole('button', { name: '后退 15 秒' }).click()
  const { currentTime, paused } = await audioOf(page)
  expect(paused).toBe(false)
  await expect.poll(async () => (await audioOf(page)).currentTime).toBeGreaterThan(currentTime)
}
