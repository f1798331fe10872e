import { expect } from '@playwright/test'
import { signInAtDesk } from './at-the-desk.ts'
import { test } from './journey.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true } as const
/** What the desk changed is there after some seconds, and pages that were asked before are kept as long. */
const soon = { timeout: 60_000, intervals: [2_000] }

test('an editor builds a special subject, looks at it, publishes it, and a patient taps to it from home and shares it [X099]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const title = `春天少过敏 ${test.info().retry}`
  await signInAtDesk(page, 'editor1')
  await page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: '健康专题' }).click()
  await page.getByRole('button', { name: '新增专题' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('标题').fill(title)
  await form.getByLabel('一句话').fill('花粉多的日子怎么过')
  await form.getByRole('button', { name: '新增', exact: true }).click()
  await expect(page).toHaveURL(/\/desk\/subject\?subject_id=/)

  const add = async (kind: string) => {
    await page.getByLabel('添加一个板块').selectOption({ label: kind })
    await page.getByRole('button', { name: '添加板块' }).click()
  }
  await add('目录')
  await add('文字')
  const words = page.getByRole('group', { name: /^文字 2/ })
  await words.getByLabel('板块标题（可不填）').fill('先说结论')
  await words.getByLabel('文字', { exact: true }).fill('出门戴口罩，回家先洗脸。')
  await add('医生')
  const doctors = page.getByRole('group', { name: /^医生 3/ })
  await doctors.getByLabel('板块标题（可不填）').fill('可以问的医生')
  await doctors.getByRole('button', { name: '找', exact: true }).click()
  const found = doctors.getByRole('listitem').filter({ has: page.getByRole('button', { name: '加入' }) })
  const doctor = ((await found.first().locator('span').first().innerText()).split(' · ')[0] ?? '').trim()
  await found.first().getByRole('button', { name: '加入' }).click()
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByText('草稿已保存，发布后读者才看到')).toBeVisible()

  await page.getByRole('link', { name: '预览' }).click()
  const preview = page.getByRole('region', { name: '手机预览' })
  await expect(preview.getByRole('heading', { name: title })).toBeVisible()
  await expect(preview.getByText('出门戴口罩，回家先洗脸。')).toBeVisible()
  await expect(preview.getByText(doctor).first()).toBeVisible()
  await page.getByRole('link', { name: '返回编辑' }).click()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText('已发布，十几秒后读者就能看到')).toBeVisible()

  const context = await browser.newContext({ baseURL: baseURL ?? '', ...PHONE })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const phone = await context.newPage()
  await expect(async () => {
    await phone.goto('/')
    await expect(phone.getByRole('link', { name: title })).toBeVisible({ timeout: 1_000 })
  }).toPass(soon)
  await phone.getByRole('link', { name: title }).click()
  await expect(phone).toHaveURL(/\/subject\/detail\?subjectId=/)
  await expect(phone.getByRole('heading', { name: title })).toBeVisible()
  await phone.getByRole('navigation', { name: '目录' }).getByRole('link', { name: '可以问的医生' }).click()
  await expect(phone.getByText(doctor).first()).toBeInViewport()
  await expect(phone.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
  await phone.getByRole('button', { name: '分享', exact: true }).click()
  const sheet = phone.getByRole('dialog', { name: '分享给家人朋友' })
  await expect(sheet.getByRole('img', { name: new RegExp(title) })).toBeVisible()
  await sheet.getByRole('button', { name: '复制链接' }).click()
  await expect(phone.getByRole('status').filter({ hasText: '链接已复制' })).toBeVisible()
  expect(await phone.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/subject\/detail\?subjectId=\d+&fromshare=1$/,
  )
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/分享 1 次/)).toBeVisible({ timeout: 1_000 })
  }).toPass(soon)
  await context.close()

  await page.getByRole('button', { name: '下线' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '下线' }).click()
  await expect(page.getByText('已下线', { exact: true }).first()).toBeVisible()
})
