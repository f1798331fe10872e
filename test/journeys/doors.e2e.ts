import { expect, type Page } from '@playwright/test'
import { findRows } from '#server/pages/find-rows.ts'
import { openTheShop } from './at-the-store.ts'
import { test } from './journey.ts'
import { signInAsKnown, signInTo } from './people.ts'

test('who chose a doctor to ask finds what is open of their answers', async ({ page }) => {
  await page.goto('/ask/index')
  await page.getByRole('article').or(page.locator('a[href*="/ask/select?doctor_id"]')).first().click()
  await page.getByRole('link', { name: /擅长和公开问答/ }).click()
  await expect(page).toHaveURL(/\/health\/service\/doctor\?doctor_id=/)
  await expect(page.getByRole('heading', { name: '擅长' })).toBeVisible()
})

test('who looks for help of the mind finds what is offered face to face', async ({ page }) => {
  await page.goto('/shop/psychologyIndex')
  await page.getByRole('link', { name: /面对面谈谈/ }).click()
  await expect(page).toHaveURL(/\/shop\/offlineOrder/)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/goods_id=|project_id=/)
})

test('an address without its number says what is to be chosen, and leads to the list of just that', async ({
  page,
  baseURL,
}) => {
  await signInTo(page, '/account/index')
  const lists = [
    ['/guahao/orderdetail', '预约', '/guahao/orderlist'],
    ['/health/orderdetail', '订单', '/health/orderlist'],
    ['/health/logistics', '订单', '/health/orderlist'],
    ['/integral/order', '兑换', '/integral/orderList'],
  ] as const
  for (const [path, what, list] of lists)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByText(`先选择${what}，`)).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText('这个地址')
      await page.getByRole('main').getByRole('link').click()
      await expect(page).toHaveURL(`${baseURL}${list}`)
    })
})

/** Taps a link of the page, looks where it leads, and goes back. */
const tapAndBack = async (page: Page, name: RegExp | string, leadsTo: RegExp, shows: RegExp | string) => {
  const from = page.url()
  await page.getByRole('main').getByRole('link', { name }).click()
  await expect(page).toHaveURL(leadsTo)
  await expect(page.getByText(shows).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(from)
}

test('the first patient of the demonstration finds how far their hospitals are, what they bought abroad, and what many look for', async ({
  page,
}) => {
  await signInAsKnown(page, '/account/index', '13800000001')
  await test.step('goes on at each step of an application, and sees what became of another', () => lookAtJoining(page))
  await test.step('finds an order abroad among all', async () => {
    await page.goto('/health/orderlist')
    await page.locator('main a[href^="/gjyl/orderdetail"]').first().click()
    await expect(page).toHaveURL(/\/gjyl\/orderdetail\?order_id=/)
    await expect(page.getByRole('heading', { name: '价目明细' })).toBeVisible()
  })
  await test.step('searches by a word that many look for', async () => {
    await page.goto('/gjyl/index')
    await page.getByRole('navigation', { name: '热门搜索' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/gjyl\/search\?keyword=/)
    await expect(page.getByRole('searchbox')).not.toHaveValue('')
  })
})

const lookAtJoining = async (page: Page) => {
  await page.getByRole('link', { name: '医院入驻' }).click()
  await expect(page).toHaveURL(/\/health\/joinindex/)
  for (const [at, shows] of ['联系人', '机构名称', '统一社会信用代码', '想开通的服务'].entries())
    await tapAndBack(page, new RegExp(`第 ${at + 1} 步`), new RegExp(`/health/join/step${at + 1}`), shows)
  await tapAndBack(page, '已填的内容', /\/health\/join\/detail$/, '填写中')
  await tapAndBack(page, '提交的内容', /\/health\/join\/detail\?unit_id=/, '已通过')
  await tapAndBack(page, '提交回执', /\/health\/JoinStepSuccess\?unit_id=/, '申请已提交')
  await tapAndBack(page, '审核进度', /\/health\/joinStepProcess\?unit_id=/, '每一步')
  await tapAndBack(page, '审核结果', /\/audit\/hospital\?unit_id=/, '医院工作台')
}

test('from the counter every page of the store app is reached by tapping, the way out too', async ({ page }) => {
  const { rows } = await findRows()
  const wanted = new Set(rows.map(({ path }) => path).filter((path) => path.startsWith('/store/')))
  await openTheShop(page, 'keeper1')
  const [queue, seen] = [['/store/checks'], new Set<string>()]
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const { pathname } = new URL(at, page.url())
    if (seen.has(pathname)) continue
    seen.add(pathname)
    await page.goto(at)
    await expect(page.getByRole('navigation', { name: '门店' })).toBeVisible()
    await expect(page.getByText('正在加载')).toHaveCount(0)
    queue.push(
      ...(await page
        .locator('a[href^="/store/"]')
        .evaluateAll((links) => links.map((a) => a.getAttribute('href') ?? ''))),
    )
  }
  await page.goto('/store/index')
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出', exact: true }).click()
  await expect(page).toHaveURL(/\/store\/login/)
  seen.add(new URL(page.url()).pathname)
  expect([...wanted].filter((path) => !seen.has(path))).toEqual([])
})
