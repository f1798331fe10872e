import { expect, type Page } from '@playwright/test'
import { signInAtDesk } from './at-the-desk.ts'
import { test } from './journey.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true } as const

/** What is made here is there again in another try: each has a name of its own. */
const TRY = ['甲', '乙', '丙']
const SLUGS = ['huzhou', 'jiaxing', 'quzhou']

const goTo = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** What the desk changed is there at once in its process, and in a browser that asks anew. */
const soon = { timeout: 60_000, intervals: [2_000] }

test('an operator keeps signs of emergencies, words to search, cities and partner cities; a patient finds each', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const retry = test.info().retry
  const word = `狸花猫抓伤${TRY[retry]}`
  await signInAtDesk(page, 'operator')
  const phone = await browser.newPage({ baseURL: baseURL ?? '', ...PHONE })
  const isWarned = async () => {
    await phone.goto(`/search/index?keyword=${encodeURIComponent(word)}`)
    await expect(phone.getByRole('heading', { level: 1 })).toContainText('搜索结果')
    return phone.getByRole('region', { name: '先看是不是急症' }).isVisible()
  }

  await goTo(page, '急症提示')
  await page.getByLabel('患者会怎么说').fill(word)
  await expect(page.getByText('这句话不会出现急症提示')).toBeVisible()
  await page.getByRole('button', { name: '新增提示' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('名称').fill(`抓伤${TRY[retry]}`)
  await form.getByLabel('危险词').fill(word)
  await form.getByLabel('什么时候是急症').fill('皮肤被抓破了')
  await form.getByLabel('先做什么').fill('马上用流动的清水和肥皂冲洗 15 分钟。')
  await form.getByLabel('依据').fill('《狂犬病暴露预防处置工作规范（2023 年版）》')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('region', { name: '先看是不是急症' })).toContainText('冲洗 15 分钟')
  await expect.poll(isWarned, soon).toBe(true)
  const row = page.getByRole('row').filter({ hasText: word })
  await row.getByRole('button', { name: '停用' }).click()
  await expect(row).toContainText('已停用')
  await expect.poll(isWarned, soon).toBe(false)

  await goTo(page, '搜索词')
  await page.getByRole('button', { name: '新增搜索词' }).click()
  await form.getByLabel('词', { exact: true }).fill(`打流感针${TRY[retry]}`)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('row').filter({ hasText: `打流感针${TRY[retry]}` })).toContainText('显示中')
  const isSuggested = async () => {
    await phone.goto('/search/index')
    await expect(phone.getByRole('heading', { name: '试试搜索' })).toBeVisible()
    return phone.getByRole('link', { name: `打流感针${TRY[retry]}` }).isVisible()
  }
  await expect.poll(isSuggested, soon).toBe(true)

  await goTo(page, '城市')
  const box = page.getByRole('search')
  await box.getByRole('searchbox').fill('嘉峪关')
  await box.getByRole('button', { name: '搜索' }).click()
  const city = page.getByRole('row').filter({ hasText: '嘉峪关市' })
  const switchShown = async (says: string) => {
    await city.getByRole('button', { name: '修改' }).click()
    await form.getByRole('checkbox', { name: /^显示/ }).setChecked(says === '显示中')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(city).toContainText(says)
  }
  const isThere = async () => {
    await phone.goto('/city/index')
    await expect(phone.getByRole('heading', { name: '热门城市' })).toBeVisible()
    return (await phone.getByText('嘉峪关', { exact: true }).count()) > 0
  }
  await switchShown('已隐藏')
  await expect.poll(isThere, soon).toBe(false)
  await switchShown('显示中')
  await expect.poll(isThere, soon).toBe(true)

  await goTo(page, '合作城市')
  await page.getByRole('button', { name: '新增合作城市' }).click()
  await form.getByLabel('地址名').fill(SLUGS[retry] ?? '')
  await form.getByLabel('首页名称').fill('湖边就医通')
  await form.getByLabel('一句话').fill('先约再去')
  await form.getByLabel('城市').selectOption({ label: '湖州' })
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toHaveCount(0)
  const see = page.getByRole('row').filter({ hasText: '湖边就医通' }).getByRole('link', { name: '看它的首页' }).last()
  await phone.goto((await see.getAttribute('href')) ?? '')
  await expect(phone.getByRole('heading', { level: 1, name: '湖边就医通' })).toBeVisible()
  await phone.close()
})

test('an operator finds care abroad in the menu of the platform’s own desk', async ({ page }) => {
  await signInAtDesk(page, 'operator')
  await goTo(page, '海外名录')
  await expect(page.getByRole('table').first()).toBeVisible()
})
