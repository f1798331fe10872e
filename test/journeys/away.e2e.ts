import { expect } from '@playwright/test'
import { startApart } from './apart.ts'
import { signInAtDesk } from './at-the-desk.ts'
import { test } from './journey.ts'

const PASSWORD = 'yilu-demo-2026'
const WORDS = '周六下午停诊半天'

test('a desk that was left alone asks for the password, in both tabs, and what was written is still there', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const apart = await startApart({ IDLE_MINUTES: '30' })
  try {
    const { baseURL } = apart
    const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 }, locale: 'zh-CN' })
    const page = await context.newPage()
    await signInAtDesk(page, 'planner1')
    await page.goto('/desk/hospital')
    const notice = page.getByLabel('公告内容')
    await notice.fill(WORDS)
    const other = await context.newPage()
    await other.goto('/desk/today')
    await expect(other.getByRole('heading', { name: '今日门诊' })).toBeVisible()
    const lock = page.getByRole('dialog', { name: '已锁定' })
    const otherLock = other.getByRole('dialog', { name: '已锁定' })

    apart.moveHours(1)
    // It asks by itself every few seconds.
    await expect(otherLock).toBeVisible()
    await page.bringToFront()
    await page.getByRole('button', { name: '保存公告' }).click()
    await expect(lock).toBeVisible()
    for (const _ of 'twice') await page.keyboard.press('Escape')
    await expect(lock).toBeVisible()
    await lock.getByLabel('密码').fill('not this one at all')
    await lock.getByRole('button', { name: '解锁' }).click()
    await expect(lock.getByText('密码不对')).toBeVisible()
    // Loaded anew it is no way around.
    await other.reload()
    await expect(otherLock).toBeVisible()

    await lock.getByLabel('密码').fill(PASSWORD)
    await lock.getByRole('button', { name: '解锁' }).click()
    await expect(lock).toBeHidden()
    await expect(notice).toHaveValue(WORDS)
    await page.getByRole('button', { name: '保存公告' }).click()
    await expect(page.getByText('公告已更新').first()).toBeVisible()

    await other.bringToFront()
    await other.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(otherLock).toBeHidden()
    await expect(other.getByRole('heading', { name: '今日门诊' })).toBeVisible()
  } finally {
    await apart.stop()
  }
})
