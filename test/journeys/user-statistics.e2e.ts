import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { linesOf } from '../support/exported.ts'
import { cellsOf, signInAtDesk } from './at-the-desk.ts'
import { test } from './journey.ts'
import { newMobile, signInTo } from './people.ts'
import { goTo } from './week-opening.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('an operator sees how many signed up and were there, by day and by channel, what each figure means, and takes them along as a table', async ({
  browser,
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const somebody = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signInTo(somebody, '/account/index', newMobile())
  await signInAtDesk(page, 'operator')
  await goTo(page, '统计')
  await page.getByRole('main').getByRole('link', { name: '用户', exact: true }).click()
  await expect(page).toHaveURL(/\/desk\/statistics\/users/)
  const rows = page.getByRole('table', { name: '用户' }).getByRole('row')
  await expect(rows).not.toHaveCount(0)
  const today = await cellsOf(page, rows.nth(1))
  expect([Number(today.新注册), Number(today.活跃)].every((count) => count > 0)).toBe(true)
  await expect(page.getByText('已经注销的不算', { exact: false })).toBeVisible()

  await page.getByRole('link', { name: '按渠道', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: '注册渠道' })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出表格' }).click()
  const lines = linesOf({ text: await readFile(await (await downloading).path(), 'utf8') })
  expect(lines).toHaveLength((await rows.count()) - 1)
  expect(lines.some((line) => Number(line.新注册) > 0)).toBe(true)
})
