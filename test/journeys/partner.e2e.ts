import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

const CHANNELS = ['9450', '9451', '9452']
const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true } as const

const enter = async (page: Page, name: string) => {
  await page.goto('/desk/login')
  await page.getByRole('button', { name }).click()
  await page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: '合作渠道' }).click()
}

/** What the desk changed is there after some seconds, and pages that were asked before are kept as long. */
const soon = { timeout: 60_000, intervals: [2_000] }

test('a partner’s page is made at the desk, written by its own editor, and opened on a phone with its flags [X100]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const CHANNEL = CHANNELS[test.info().retry] ?? ''
  await enter(page, 'admin1')
  await page.getByRole('button', { name: '新增渠道' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('渠道号').fill(CHANNEL)
  await form.getByLabel('页面标题').fill('云杉健康')
  await form.getByLabel('品牌').fill('云杉集团')
  await form.getByRole('button', { name: '新增', exact: true }).click()
  await expect(page.getByText('现在从这个渠道来的人看到的是平常的医路')).toBeVisible()

  await page.getByLabel('启用这个渠道').check()
  await page.getByLabel('不显示顶部栏').check()
  await page.getByLabel('显示群聊入口').check()
  await page.getByRole('button', { name: '保存规则' }).click()
  await expect(page.getByText('要显示群聊入口，请填群的名称和链接')).toBeVisible()
  await page.getByLabel('群的名称').fill('云杉病友群')
  await page.getByLabel('群的链接').fill('/ask/index')
  await page.getByRole('button', { name: '保存规则' }).click()
  await expect(
    page.getByAltText('渠道页面的二维码').or(page.getByRole('img', { name: '渠道页面的二维码' })),
  ).toBeVisible()
  await page.getByLabel('从这个渠道来，首页是').selectOption({ label: '这个渠道的页面' })
  await page.getByRole('button', { name: '保存首页' }).click()
  await page.getByLabel('登录名').fill('editor1')
  await page.getByRole('button', { name: '添加', exact: true }).click()
  await expect(page.getByText('（editor1）')).toBeVisible()

  const editor = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 900 } })
  await enter(editor, 'editor1')
  await expect(editor.getByRole('row')).toHaveCount(2)
  await editor.getByRole('link', { name: '云杉健康' }).click()
  await expect(editor.getByRole('button', { name: '保存规则' })).toHaveCount(0)
  await editor.getByLabel('一句话').fill('同事的家庭医生')
  await editor.getByRole('button', { name: '上移推荐医生' }).click()
  await editor.getByRole('button', { name: '保存页面' }).click()
  await expect(editor.getByText('已保存，十几秒后所有人都能看到')).toBeVisible()
  await editor.getByLabel('找医院').fill('医院')
  await editor.getByLabel('找医院').press('Enter')
  const found = editor
    .getByRole('listitem')
    .filter({ has: editor.getByRole('button', { name: '加入' }) })
    .first()
  const hospital = (await found.locator('span').first().innerText()).trim()
  await found.getByRole('button', { name: '加入' }).click()
  await expect(editor.getByRole('button', { name: `移除${hospital}` })).toBeVisible()
  await editor.close()

  const phone = await browser.newPage({ baseURL: baseURL ?? '', ...PHONE })
  await expect(async () => {
    await phone.goto(`/?cid=${CHANNEL}`)
    await expect(phone.getByText('同事的家庭医生')).toBeVisible({ timeout: 1_000 })
    await expect(phone.getByText(hospital).first()).toBeVisible({ timeout: 1_000 })
  }).toPass(soon)
  await expect(phone).toHaveURL(/\/channel\/index/)
  await expect(phone).toHaveTitle(/云杉健康/)
  await expect(phone.getByRole('link', { name: '返回' })).toHaveCount(0)
  await expect(phone.getByRole('heading', { level: 1, name: '云杉健康' })).toBeAttached()
  await phone.getByText(hospital).first().click()
  await expect(phone).toHaveURL(/\/unit\/index/)
  await expect(phone.getByRole('link', { name: '云杉病友群', exact: true })).toBeVisible()
  await expect(phone.getByRole('heading', { level: 1, name: hospital })).toBeAttached()
  await expect(phone.getByRole('link', { name: '返回' })).toHaveCount(0)
  await phone.close()

  const other = await browser.newPage({ baseURL: baseURL ?? '', ...PHONE })
  const answer = await other.goto('/channel/index?cid=9459')
  expect(answer?.status()).toBe(404)
  await expect(other.getByText('这个页面找不到了')).toBeVisible()
  await other.getByRole('link', { name: '回到首页' }).click()
  await expect(other).toHaveURL(/\/h5\/register\/main\/index/)
  // Who comes by no partner is told where its page opens from, and goes on.
  expect((await other.goto('/channel/index'))?.status()).toBe(200)
  await expect(other.getByText('您不是从合作方进来的')).toBeVisible()
  await other.getByRole('link', { name: '预约挂号' }).click()
  await expect(other).toHaveURL(/\/guahao\/index/)
  await other.close()
})
