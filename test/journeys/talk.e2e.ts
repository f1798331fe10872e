import { expect, type Page } from '@playwright/test'
import { signInAtDesk } from './at-the-desk.ts'
import { showAtDesk, tapDiscussions, titleAtDesk } from './discussing.ts'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'
import { newMobile, signInPage } from './people.ts'

const SAID = '照着做了一周，睡得踏实多了。'
const ANSWER = '我也是，配合散步更好。'

test('an article is read and talked about; what is said is looked at, answered, reported and hidden', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const open = (width: number) => browser.newPage({ baseURL: baseURL ?? '', viewport: { width, height: 812 } })
  const [other, desk] = [await open(375), await open(1280)]
  const title = await test.step('the desk knows an article of a doctor of its own', async () => {
    await signInAtDesk(desk, 'nurse1')
    return titleAtDesk(desk, '文章')
  })
  await test.step('a reader finds the talk below the article, and says something that they alone read', async () => {
    await tapToArticle(page, title)
    await page.getByRole('link', { name: /说两句/ }).click()
    await expect(page.getByText('评论区不看病')).toBeVisible()
    await page.getByRole('link', { name: '登录后说两句' }).click()
    await signInPage(page, newMobile())
    await page.getByLabel('说两句').fill(SAID)
    await page.getByRole('button', { name: '发表' }).click()
    await expect(page.getByText('谢谢，审核后大家就能看到')).toBeVisible()
    await expect(page.getByText('正在审核，暂时只有您看得到')).toBeVisible()
    await expect(page.getByLabel('说两句')).toHaveValue('')
  })
  await test.step('nobody else reads it', async () => {
    await tapToArticle(other, title)
    await other.getByRole('link', { name: /说两句/ }).click()
    await other.getByRole('link', { name: '登录后说两句' }).click()
    await signInPage(other, newMobile())
    await expect(other.getByLabel('说两句')).toBeVisible()
    await expect(other.getByText(SAID)).toHaveCount(0)
  })
  await test.step('the desk shows it', () => showAtDesk(desk, SAID))
  const said = other
    .getByRole('main')
    .locator('div')
    .filter({ hasText: SAID })
    .filter({ has: other.getByRole('button', { name: '回复' }) })
    .last()
  await test.step('another reader answers, and the answer waits at the same gate', async () => {
    await comesTo(other, SAID, 1)
    await said.getByRole('button', { name: '回复' }).click()
    await other.getByLabel('我的回复').fill(ANSWER)
    await other.getByRole('button', { name: '发送' }).click()
    await expect(other.getByText('正在审核，暂时只有您看得到')).toBeVisible()
    await showAtDesk(desk, ANSWER)
  })
  await test.step('they report what was said first', async () => {
    await comesTo(other, SAID, 1)
    await said.getByRole('button', { name: /^举报/ }).click()
    await other.getByRole('button', { name: '提交举报' }).click()
    await expect(other.getByText('谢谢，我们会在 48 小时内核实')).toBeVisible()
  })
  await test.step('the desk takes the report and hides it', async () => {
    await tapDiscussions(desk)
    const row = desk.getByRole('row').filter({ hasText: SAID })
    await expect(row).toContainText('1 人举报')
    await row.getByRole('link', { name: '查看处理' }).click()
    await desk.getByRole('button', { name: '我来处理' }).click()
    await expect(desk.getByText('由您处理')).toBeVisible()
    await desk.getByRole('button', { name: '隐藏', exact: true }).first().click()
    await desk.getByLabel('原因，作者会看到').fill('与内容无关')
    await desk.getByRole('dialog').getByRole('button', { name: '隐藏', exact: true }).click()
    await expect(desk.getByText('好了，作者和举报的人会收到通知')).toBeVisible()
  })
  await test.step('nobody reads it any more but its author, who reads why', async () => {
    await comesTo(other, SAID, 0)
    await comesTo(page, SAID, 1)
    await expect(page.getByText('已不再展示，只有您看得到：与内容无关')).toBeVisible()
  })
})

/** From home to an article, by its title in the search. */
const tapToArticle = async (page: Page, title: string) => {
  await openPage(page, '/')
  await page.getByRole('searchbox').first().fill(title)
  await page.getByRole('searchbox').first().press('Enter')
  await page.getByRole('navigation', { name: '结果的种类' }).getByRole('link', { name: '文章' }).click()
  await page.getByRole('main').getByRole('link').filter({ hasText: title }).first().click()
  await expect(page).toHaveURL(/\/article\/detail/)
}

/** A page that any visitor sees is kept for some seconds: it is pulled down until it shows what is true now. */
const comesTo = (page: Page, words: string, count: number) =>
  expect(async () => {
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByText(words)).toHaveCount(count, { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
