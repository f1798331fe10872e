import { expect, type Page } from '@playwright/test'
import { benchDemoDoctors, benchSignIn } from '#app/areas/access/doctors/contract.ts'
import { benchArticle } from '#app/areas/workbench/articles/contract.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { onePixel } from '#test/support/a-picture.ts'
import { callAs } from './calls.ts'
import { FROM_WORD, piecesFromWord } from './from-word.ts'
import { test } from './journey.ts'

/** A doctor of the demonstration, as a caller beside the browser. */
const askAsDoctor = async (baseURL: string | undefined, login: string): Promise<CallApi> => {
  const { list } = await callAs(baseURL)(benchDemoDoctors, {})
  const { password = '' } = list.find(({ login_name }) => login_name === login) ?? {}
  return callAs(baseURL, (await callAs(baseURL)(benchSignIn, { login_name: login, password })).doctor_key)
}

const openNew = async (page: Page, title: string) => {
  await page.goto('/workbench/login')
  await page.getByRole('button', { name: 'doctor2' }).click()
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/workbench/article')
  await page.getByLabel('标题').fill(title)
  await page.getByLabel('一句话说清楚').fill('坐五分钟再量，量两次。')
  await page.getByLabel('栏目').selectOption({ label: '心脑血管' })
}

const bodyOf = (page: Page) => page.getByRole('textbox', { name: '正文' })

/** Pastes as the browser does, with what stands on the clipboard untouched. */
const paste = (page: Page, html: string) =>
  bodyOf(page).evaluate((body, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', given)
    body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

const save = async (page: Page): Promise<number> => {
  const answered = page.waitForResponse(/\/api\/workbench\/article\/(add|change)/)
  await page.getByRole('button', { name: '保存草稿' }).click()
  expect((await answered).status()).toBe(200)
  await expect(page).toHaveURL(/article_id=\d+/)
  return Number(new URL(page.url()).searchParams.get('article_id'))
}

test('what is pasted from Word becomes pieces and nothing else; opened and saved again they are the same', async ({
  page,
  baseURL,
}) => {
  const faults: string[] = []
  // What is pasted brings styles and handlers along: that the page's policy refuses them is as it should be.
  page.on(
    'console',
    (line) => line.type() === 'error' && !/Content Security Policy/.test(line.text()) && faults.push(line.text()),
  )
  page.on('pageerror', (error) => faults.push(error.message))
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openNew(page, '在家量血压')
  await bodyOf(page).click()
  await paste(page, FROM_WORD)
  await expect(bodyOf(page).getByRole('heading', { name: '准备什么' })).toBeVisible()
  await page.getByLabel('参考资料').fill('中国高血压防治指南（2024 年修订版）')
  const article_id = await save(page)

  const ask = await askAsDoctor(baseURL, 'doctor2')
  const written = [...piecesFromWord, { type: 'references', items: ['中国高血压防治指南（2024 年修订版）'] }]
  expect((await ask(benchArticle, { article_id })).content).toEqual(written)
  expect(await page.evaluate(() => 'wordRan' in window)).toBe(false)
  expect(fetched.filter((url) => /tracker\.example|^file:/.test(url))).toEqual([])

  await page.reload()
  await expect(bodyOf(page).getByRole('cell', { name: '128/82' })).toBeVisible()
  await page.getByLabel('标题').fill('在家怎么量血压')
  const again = page.waitForResponse(/\/api\/workbench\/article\/change/)
  await page.getByRole('button', { name: '保存草稿' }).click()
  await again
  await expect(page.getByRole('heading', { name: '以前的版本' })).toBeVisible()
  expect(await ask(benchArticle, { article_id })).toMatchObject({ version: 2, content: written })
  expect(faults).toEqual([])
})

test('by the toolbar and the keyboard: a heading, a list, a table, a picture, and back to what was there before', async ({
  page,
  baseURL,
}) => {
  await openNew(page, '睡前泡脚')
  const bar = page.getByRole('toolbar', { name: '正文工具' })
  await bodyOf(page).click()
  await bar.getByRole('button', { name: '小标题' }).click()
  await expect(bar.getByRole('button', { name: '小标题' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('水温')
  await page.keyboard.press('Enter')
  await bar.getByRole('button', { name: '列表', exact: true }).click()
  await page.keyboard.type('四十度')
  await page.keyboard.press('Enter')
  await page.keyboard.type('二十分钟')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  // One stop of the Tab key: the arrows go from button to button.
  await bar.getByRole('button', { name: '引用' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(bar.getByRole('button', { name: '插入表格' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('button', { name: '删表格' })).toBeVisible()
  await page.keyboard.type('谁')
  await bar.getByRole('button', { name: '删这列' }).click()
  await bar.getByRole('button', { name: '删这行' }).click()
  await page.keyboard.type('老人')
  await bodyOf(page).locator('p').last().click()
  const picture = Buffer.from(await onePixel().arrayBuffer())
  await page.getByLabel('选图片').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
  await expect(bodyOf(page).locator('img')).toBeVisible()
  await bodyOf(page).locator('img').click()
  await page.getByLabel('图片说明').fill('泡到微微出汗')
  const article_id = await save(page)
  const ask = await askAsDoctor(baseURL, 'doctor2')
  const { content } = await ask(benchArticle, { article_id })
  expect(content.map(({ type }) => type)).toEqual(['heading', 'list', 'table', 'picture'])
  expect(content[1]).toEqual({ type: 'list', items: ['四十度', '二十分钟'] })
  expect(content[3]).toMatchObject({ caption: '泡到微微出汗', image: expect.stringMatching(/^\/files\//) })

  await bodyOf(page).press('ControlOrMeta+a')
  await page.keyboard.type('全写错了')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await page.getByText(/^第 1 版/).click()
  await page.getByRole('button', { name: '用回这一版' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '用回这一版' }).click()
  await expect(bodyOf(page).getByText('四十度')).toBeVisible()
  expect((await ask(benchArticle, { article_id })).content).toEqual(content)
})

test('patients’ pages fetch nothing of the editor', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => /\.(js|css)(\?|$)/.test(request.url()) && scripts.push(request.url()))
  await page.goto('/news/index')
  await page.getByRole('main').locator('a[href^="/article/detail"]').first().click()
  await expect(page.locator('article')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((url) => /editor/.test(url))).toEqual([])
})
