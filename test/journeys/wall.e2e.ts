import { expect } from '@playwright/test'
import { signInAtDesk } from './at-the-desk.ts'
import { test } from './journey.ts'

test('a screen on a wall shows a department without a sign-in, says when it is not current, and nothing once it is removed', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAtDesk(page, 'nurse1')
  await page.goto('/desk/screens')
  await page.getByRole('button', { name: '添加屏幕' }).click()
  const form = page.getByRole('dialog')
  const department = form.getByRole('combobox', { name: '科室' })
  const depName = await department.locator('option').nth(1).innerText()
  await department.selectOption({ index: 1 })
  await form.getByRole('textbox', { name: '挂在哪里' }).fill('二楼候诊区')
  await form.getByRole('button', { name: '生成链接' }).click()
  const link = await page.getByRole('dialog').getByText('/desk/wall#').innerText()
  await page.getByRole('button', { name: '我记下了' }).click()
  const row = page.getByRole('row').filter({ hasText: '二楼候诊区' })
  await expect(row).toContainText('还没有打开过')

  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const wall = await context.newPage()
  await wall.clock.install()
  await wall.goto(`/desk/wall${new URL(link).hash}`)
  await expect(wall.getByRole('heading', { level: 1, name: depName })).toBeVisible()
  const notCurrent = wall.getByRole('alert').filter({ hasText: '现在不一定对' })
  await context.setOffline(true)
  await wall.clock.runFor(60_000)
  await expect(notCurrent).toBeVisible()
  await context.setOffline(false)
  await wall.clock.runFor(6_000)
  await expect(notCurrent).toBeHidden()

  await page.reload()
  await expect(row).toContainText('正在显示')
  await row.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(row).toBeHidden()
  await wall.clock.runFor(6_000)
  await expect(wall.getByText('这块屏幕的链接已失效')).toBeVisible()
  await expect(wall.getByRole('heading', { name: depName })).toBeHidden()
})
