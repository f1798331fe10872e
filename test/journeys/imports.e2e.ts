import { expect } from '@playwright/test'
import { signInAtDesk } from './at-the-desk.ts'
import { test } from './journey.ts'

test('an operator brings a file, sees which rows are wrong, corrects them, and patients find what came in', async ({
  page,
}) => {
  const name = `导入试用医院${Date.now()}`
  const file = (...rows: string[]) => ({
    name: '医院.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['医院编码,医院名称,地址,等级', ...rows].join('\r\n')),
  })
  const good = `${name},${name},广东省深圳市南山区示例路8号,三级甲等`
  await signInAtDesk(page, 'operator')
  const bring = async (brought: ReturnType<typeof file>) => {
    await page.goto('/desk/imports')
    await page.getByLabel('导入什么').selectOption({ label: '医院' })
    await page.locator('input[type="file"]').setInputFiles(brought)
    await page.getByRole('button', { name: '上传并检查' }).click()
    await expect(page).toHaveURL(/\/desk\/imports\/one/)
    // The address comes before the page, and the list that is left names states, too.
    await expect(page.getByRole('table', { name: '导入记录' })).toBeHidden()
  }
  await bring(file(good, `${name}二,${name}二,,四级`))
  await expect(page.getByText('等您确认')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('table', { name: '不能导入的行' })).toContainText('3')
  await expect(page.getByRole('button', { name: '导入其余 1 行' })).toBeVisible()
  await page.getByRole('button', { name: '取消导入' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消导入' }).click()
  await expect(page.getByText('已取消，一行也没有导入。')).toBeVisible()

  await bring(file(good, `${name}二,${name}二,广东省深圳市福田区示例街2号,未定级`))
  await page.getByRole('button', { name: '导入 2 行' }).click({ timeout: 60_000 })
  await page.getByRole('dialog').getByRole('button', { name: '导入', exact: true }).click()
  await expect(page.getByText('已经导入，患者端现在看到的就是导入后的资料。')).toBeVisible({ timeout: 60_000 })
  await page.goto('/desk/imports')
  await expect(
    page.getByRole('table', { name: '导入记录' }).getByRole('row').filter({ hasText: '已导入' }).first(),
  ).toBeVisible()

  await page.goto(`/search/index?keyword=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name: new RegExp(`${name}(?!二)`) }).first()).toBeVisible()
})
