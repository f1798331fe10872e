import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { signInAtDesk } from './at-the-desk.ts'
import { test } from './journey.ts'

const WIDE = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false } as const
test.use(WIDE)

/** What is made here is there again in another try: each has a name of its own. */
const TRY = ['甲', '乙', '丙']

/** A code of the operator's is taken once: they sign in once, and every browser here is theirs. */
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>
test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', ...WIDE })
  await signInAtDesk(page, 'operator')
  signedIn = await page.context().storageState()
  await page.close()
})

const asOperator = (browser: Browser, baseURL: string | undefined) =>
  browser.newContext({ baseURL: baseURL ?? '', storageState: signedIn, ...WIDE })

const openWords = async (page: Page) => {
  await page.goto('/desk/search-words')
  await expect(page.getByRole('heading', { level: 1, name: '搜索词' })).toBeVisible()
}

const openWord = async (page: Page, word: string) => {
  await page.getByRole('row').filter({ hasText: word }).getByRole('button', { name: '修改' }).click()
  return page.getByRole('dialog')
}

test('of two who change the same row the second reads whose change and which fields, keeps what they typed, and saves it then', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const word = `同改一词${TRY[test.info().retry]}`
  const page = await (await asOperator(browser, baseURL)).newPage()
  await openWords(page)
  await page.getByRole('button', { name: '新增搜索词' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('词', { exact: true }).fill(word)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toHaveCount(0)

  const other = await (await asOperator(browser, baseURL)).newPage()
  await openWords(other)
  const theirs = await openWord(other, word)
  await openWord(page, word)
  await form.getByLabel('排序', { exact: false }).fill('7')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toHaveCount(0)

  await theirs.getByLabel('词', { exact: true }).fill(`${word}了`)
  await theirs.getByRole('button', { name: '保存' }).click()
  const told = theirs.getByRole('alert').filter({ hasText: '您填的还在' })
  await expect(told).toContainText('改过')
  await expect(told).toContainText('→ 7')
  await expect(theirs.getByLabel('词', { exact: true })).toHaveValue(`${word}了`)
  await theirs.getByRole('button', { name: '保存' }).click()
  await expect(theirs).toHaveCount(0)
  await expect(other.getByRole('row').filter({ hasText: `${word}了` })).toBeVisible()
  await other.close()
})

test('a browser that is closed in the middle of a form keeps the draft of that row alone; of a patient a reload does', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const context = await asOperator(browser, baseURL)
  const page = await context.newPage()
  await openWords(page)
  await page.getByRole('button', { name: '新增搜索词' }).click()
  await page.getByRole('dialog').getByLabel('词', { exact: true }).fill('写到一半的词')
  await page.close()

  const again = await context.newPage()
  await openWords(again)
  const form = again.getByRole('dialog')
  await again.getByRole('row').getByRole('button', { name: '修改' }).first().click()
  await expect(form.getByLabel('词', { exact: true })).not.toHaveValue('写到一半的词')
  await again.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await again.getByRole('button', { name: '新增搜索词' }).click()
  await expect(form.getByRole('status')).toContainText('上次没有保存的内容已经填回来了')
  await expect(form.getByLabel('词', { exact: true })).toHaveValue('写到一半的词')
  await form.getByRole('button', { name: '不要了' }).click()
  await expect(form.getByLabel('词', { exact: true })).toHaveValue('')
})

test('what is typed about a patient comes back after a reload, not after the dialog was closed, and never from this device', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signInAtDesk(page, 'nurse1')
  const open = async () => {
    await page.goto('/desk/counter')
    await page.getByRole('button', { name: '登记新患者' }).first().click()
    return page.getByRole('dialog')
  }
  const form = await open()
  await form.getByLabel('姓名', { exact: true }).fill('草稿甲')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('草稿甲')
  await page.reload()
  await open()
  await expect(form.getByLabel('姓名', { exact: true })).toHaveValue('草稿甲')
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await open()
  await expect(form.getByLabel('姓名', { exact: true })).toHaveValue('')
})

test('an operator words a message: sees it with examples, is refused a variable that it lacks, and cannot switch off a stop', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const page = await (await asOperator(browser, baseURL)).newPage()
  await page.goto('/desk/message-templates')
  const row = page.getByRole('row').filter({ hasText: '就诊前一天晚上提醒' })
  await row.getByRole('button', { name: '修改' }).click()
  const form = page.getByRole('dialog')
  const words = form.getByLabel('内容', { exact: true })
  await words.fill('{时间} {医生}医生，{楼层}，{号} 号。')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('{楼层} 不是这条消息的变量')).toBeVisible()
  await words.fill('明天见：{时间} {医生}医生，{号} 号。')
  await expect(form.getByRole('region', { name: '预览' })).toContainText('明天见：')
  await expect(form.getByRole('region', { name: '预览' })).not.toContainText('{')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toHaveCount(0)
  await expect(row).toContainText('明天见：{时间}')

  await page.getByRole('row').filter({ hasText: '停诊，请患者选择' }).getByRole('button', { name: '修改' }).click()
  await form.getByLabel('发短信').uncheck()
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByRole('alert')).toContainText('停诊通知不能关')
})
