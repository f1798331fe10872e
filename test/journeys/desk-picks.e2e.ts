import { expect, type Page } from '@playwright/test'
import { signInAtDesk } from './at-the-desk.ts'
import { test } from './journey.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

/** What is made here is there again in another try: each has a name of its own. */
const TRY = ['甲', '乙', '丙']

test.beforeEach(({ page }) => signInAtDesk(page, 'editor1'))

const openWords = async (page: Page) => {
  await page.goto('/desk/search-words')
  await expect(page.getByRole('heading', { level: 1, name: '搜索词' })).toBeVisible()
  return page.getByRole('dialog')
}

const addWord = async (page: Page, word: string) => {
  await page.getByRole('button', { name: '新增搜索词' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('词', { exact: true }).fill(word)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toHaveCount(0)
}

const openWord = (page: Page, word: string) =>
  page.getByRole('row').filter({ hasText: word }).getByRole('button', { name: '修改' }).click()

const pick = async (page: Page, label: string, words: string, found: string) => {
  const form = page.getByRole('dialog')
  await form.getByRole('searchbox', { name: label }).fill(words)
  await form.getByRole('button', { name: found }).click()
}

test('what is typed and not picked is not sent as nothing: the form says so; where nothing is found, or no answer comes, too', async ({
  page,
}) => {
  const form = await openWords(page)
  await page.getByRole('button', { name: '新增搜索词' }).click()
  await form.getByLabel('词', { exact: true }).fill(`给谁看${TRY[test.info().retry]}`)
  const box = form.getByRole('searchbox', { name: '渠道' })
  await box.fill('没有这样的')
  await expect(form.getByText('没有找到这样的渠道，换几个字试试')).toBeVisible()
  await form.getByRole('button', { name: '保存' }).click()
  await expect(box).toBeFocused()
  expect(await box.evaluate((one: HTMLInputElement) => one.validationMessage)).toBe('请从下面选一个，或清空')
  await page.route('**/api/desk/picks?*', (route) => route.abort())
  await box.fill('微信')
  await expect(form.getByText('网络连接不上，请检查后再试')).toBeVisible()
  await page.unroute('**/api/desk/picks?*')
  await pick(page, '渠道', '微', '微信')
  await box.fill('微')
  await expect(form.getByText('找到的渠道都已经选了')).toBeVisible()
  await box.fill('')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toHaveCount(0)
})

test('who comes second reads by its name that what is picked was changed', async ({ page }) => {
  const word = `同改渠道${TRY[test.info().retry]}`
  const form = await openWords(page)
  await addWord(page, word)
  const other = await page.context().newPage()
  const theirs = await openWords(other)
  await openWord(other, word)
  await openWord(page, word)
  await pick(page, '渠道', '微信', '微信')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toHaveCount(0)
  await theirs.getByRole('button', { name: '保存' }).click()
  const notice = theirs.getByRole('alert').filter({ hasText: '您填的还在' })
  await expect(notice.getByRole('listitem')).toHaveText(['渠道'])
})

test('what was picked comes back with a draft, also where what it is for was chosen first, and goes with it', async ({
  page,
}) => {
  await page.goto('/desk/adverts')
  await page.getByRole('button', { name: '新增广告' }).click()
  await page.getByRole('dialog').getByLabel('推广的是').selectOption({ label: '商品' })
  await page.getByRole('dialog').getByRole('searchbox', { name: '推广哪一个' }).fill('护')
  const goods = page.getByRole('dialog').getByRole('group', { name: '推广哪一个' }).getByRole('listitem').first()
  const name = await goods.innerText()
  await goods.getByRole('button').click()
  await pick(page, '渠道', '微信', '微信')
  const again = await page.context().newPage()
  await page.close()

  await again.goto('/desk/adverts')
  await again.getByRole('button', { name: '新增广告' }).click()
  const form = again.getByRole('dialog')
  await expect(form.getByRole('status')).toContainText('上次没有保存的内容已经填回来了')
  await expect(form.getByRole('button', { name: '去掉微信' })).toBeVisible()
  await expect(form.getByRole('button', { name: `去掉${name}` })).toBeVisible()
  await form.getByRole('button', { name: '不要了' }).click()
  await expect(form.getByRole('button', { name: /^去掉/ })).toHaveCount(0)
  await expect(form.getByLabel('推广的是')).toHaveValue('701')
  await expect(form.getByRole('searchbox', { name: '推广哪一个' })).toHaveCount(0)
})

test('a form that was closed while its list was fetched does not close the next one when that comes', async ({
  page,
}) => {
  const [first, second] = ['先存', '后开'].map((word) => `${word}${TRY[test.info().retry]}`) as [string, string]
  const form = await openWords(page)
  await addWord(page, first)
  await addWord(page, second)

  const fetched = Promise.withResolvers<void>()
  await openWord(page, first)
  await page.route('**/api/desk/search-words?*', async (route) => {
    await fetched.promise
    await route.continue()
  })
  await form.getByLabel('词', { exact: true }).fill(`${first}了`)
  const saved = page.waitForResponse(/\/change/)
  await form.getByRole('button', { name: '保存' }).click()
  await saved
  await form.getByRole('button', { name: '关闭' }).click()
  await openWord(page, second)
  await form.getByLabel('词', { exact: true }).fill('写到一半')
  fetched.resolve()
  await expect(page.locator('tr', { hasText: `${first}了` })).toBeVisible()
  await expect(form.getByLabel('词', { exact: true })).toHaveValue('写到一半')
})
