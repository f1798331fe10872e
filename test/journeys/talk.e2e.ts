import { expect, type Page, test } from '@playwright/test'
import { deskDiscussions } from '#app/areas/content/comments/desk/contract.ts'
import { askAsStaff } from './at-the-desk.ts'
import { openPage } from './open-page.ts'
import { signInTo } from './people.ts'

const SAID = '照着做了一周，睡得踏实多了。'
const ANSWER = '我也是，配合散步更好。'

/** An article of the hospital at whose desk the nurse works. */
const findArticle = async (baseURL: string | undefined): Promise<number> => {
  const askNurse = await askAsStaff(baseURL, 'nurse1')
  const { list } = await askNurse(deskDiscussions, { list: 'all', kind: 'article' })
  const [first] = list
  if (!first) throw new Error('the demonstration says nothing below an article of the hospital')
  return first.object_id
}

/** A page that any visitor sees is kept for some seconds: it is asked for until it shows what is true now. */
const comesTo = (page: Page, address: string, words: string, count: number) =>
  expect(async () => {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByText(words)).toHaveCount(count, { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })

/** The desk finds something in its list, and shows it. */
const showAtDesk = async (desk: Page, words: string) => {
  await desk.goto('/desk/discussions')
  await desk.getByRole('row').filter({ hasText: words }).getByRole('link', { name: '查看处理' }).click()
  await desk.getByRole('button', { name: '展示', exact: true }).first().click()
  await expect(desk.getByText('已展示，作者会收到通知')).toBeVisible()
}

test('an article is read and talked about; what is said is looked at, answered, reported and hidden', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const id = await findArticle(baseURL)
  const address = `${baseURL}/article/comments?kind=article&id=${id}`
  await test.step('a reader finds the talk below the article, and says something that they alone read', async () => {
    await signInTo(page, '/')
    await openPage(page, `/article/detail?id=${id}`)
    await page.getByRole('link', { name: /说两句/ }).click()
    await expect(page.getByText('评论区不看病')).toBeVisible()
    await page.getByLabel('说两句').fill(SAID)
    await page.getByRole('button', { name: '发表' }).click()
    await expect(page.getByText('谢谢，医院看过后大家就能看到')).toBeVisible()
    await expect(page.getByText('正在审核，暂时只有您看得到')).toBeVisible()
    await expect(page.getByLabel('说两句')).toHaveValue('')
  })
  const other = await (await browser.newContext()).newPage()
  await signInTo(other, address)
  await expect(other.getByText(SAID)).toHaveCount(0)

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await test.step('the desk shows it', async () => {
    await desk.goto('/desk/login')
    await desk.getByRole('button', { name: 'nurse1' }).click()
    await expect(desk).not.toHaveURL(/\/desk\/login/)
    await showAtDesk(desk, SAID)
  })
  const said = other
    .getByRole('main')
    .locator('div')
    .filter({ hasText: SAID })
    .filter({ has: other.getByRole('button', { name: '回复' }) })
    .last()
  await test.step('another reader answers, and the answer waits at the same gate', async () => {
    await comesTo(other, address, SAID, 1)
    await said.getByRole('button', { name: '回复' }).click()
    await other.getByLabel('我的回复').fill(ANSWER)
    await other.getByRole('button', { name: '发送' }).click()
    await expect(other.getByText('正在审核，暂时只有您看得到')).toBeVisible()
    await showAtDesk(desk, ANSWER)
  })
  await test.step('they report what was said first', async () => {
    await comesTo(other, address, SAID, 1)
    await said.getByRole('button', { name: /^举报/ }).click()
    await other.getByRole('button', { name: '提交举报' }).click()
    await expect(other.getByText('谢谢，我们会在 48 小时内核实')).toBeVisible()
  })
  await test.step('the desk takes the report and hides it', async () => {
    await desk.goto('/desk/discussions')
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
    await comesTo(other, address, SAID, 0)
    await comesTo(page, address, SAID, 1)
    await expect(page.getByText('已不再展示，只有您看得到：与内容无关')).toBeVisible()
  })
})
