import { expect, type Page } from '@playwright/test'
import { classesByCondition } from '#app/areas/audio-class/contract.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'

const timeOf = (page: Page, kind: 'video' | 'audio') =>
  page.locator(kind).evaluate((media) => (media as HTMLMediaElement).currentTime)

test('who is not signed in reads an article, plays a video and hears an audio class [X004]', async ({
  page,
  baseURL,
}) => {
  await page.goto('/news/index')
  const article = page.getByRole('main').locator('a[href^="/article/detail"]').first()
  const title = (await article.getByRole('heading').textContent()) ?? ''
  await article.click()
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()
  expect((await page.locator('article').innerText()).length).toBeGreaterThan(200)

  await page.goto('/video/list')
  await page.getByRole('main').locator('a[href^="/video/detail"]').first().click()
  await page.getByRole('button', { name: /^播放：/ }).click()
  await expect.poll(() => timeOf(page, 'video')).toBeGreaterThan(0.3)

  const [free] = (await callAs(baseURL)(classesByCondition, { is_free: 1, sort: 'newest' })).list
  await page.goto(`/vue/doctorlesson/detail?classId=${free?.class_id}`)
  const player = page.getByRole('region', { name: '播放器' })
  await expect(player).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 })
  const play = player.getByRole('button', { name: '播放' })
  await expect(async () => {
    // Where the browser lets sound begin by itself there is nothing to tap.
    if (await play.isVisible()) await play.click({ timeout: 1_000 })
    expect(await timeOf(page, 'audio')).toBeGreaterThan(0.3)
  }).toPass({ timeout: 30_000 })
})
