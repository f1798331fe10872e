import { expect } from '@playwright/test'
import { getSmsToken, loginBySms, sendMobileSms } from '#app/areas/access/patients/contract.ts'
import { agreeUserProtocol } from '#app/areas/account/consents/contract.ts'
import { userStatistics } from '#app/areas/analytics/contract.ts'
import { searchDocArticle } from '#app/areas/content/articles/contract.ts'
import { entityGoodsList } from '#app/areas/mall/goods/contract.ts'
import { sandboxSms } from '#app/areas/sandbox/contract.ts'
import { parseTime } from '#kit/time/day.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keepKeys, newMobile } from './people.ts'

test('each page view is reported, with a request a page at most, and closing the page loses none [X074]', async ({
  page,
  baseURL,
}) => {
  const [mobile, asVisitor] = [newMobile(), callAs(baseURL)]
  await asVisitor(sendMobileSms, { mobile, token: (await asVisitor(getSmsToken, { mobile })).token })
  const [sms] = (await asVisitor(sandboxSms, { mobile })).list
  const { user_id: id, user_key } = await asVisitor(loginBySms, { mobile, code: sms?.code ?? '' })
  const ask = callAs(baseURL, user_key)
  await ask(agreeUserProtocol, {})
  const visits = async () => (await ask(userStatistics, { id, action: 'visit' })).count

  // The product's clock stands in the morning: what a phone of another time sends is refused as too late.
  await page.clock.setFixedTime(parseTime(sms?.add_time ?? ''))
  await keepKeys(page, { user_key })
  await page.goto('/account/index')
  await expect.poll(visits, { timeout: 20_000 }).toBe(1)

  let requests = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/user_actions/add') requests += 1
  })
  const tab = (name: string) =>
    page.getByRole('navigation', { name: '主要页面' }).getByRole('link', { name, exact: true })
  for (let at = 0; at < 10; at++) {
    await tab('挂号').click()
    await expect(page).toHaveTitle('预约挂号')
    await tab('我的').click()
    await expect(page).not.toHaveTitle('预约挂号')
  }
  await page.close({ runBeforeUnload: true })
  await expect.poll(visits).toBe(1 + 20)
  expect(requests).toBeLessThanOrEqual(20)
})

test('what an advert led to is told with its kind: goods that are seen, an article that is read [X143]', async ({
  page,
  baseURL,
}) => {
  const ask = callAs(baseURL)
  const [goods] = (await ask(entityGoodsList, {})).list
  const [article] = (await ask(searchDocArticle, {})).list
  const toldAfter = async (path: string) => {
    const told = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/ad/conversion')
    await page.goto(path)
    return Object.fromEntries(new URLSearchParams((await told).postData() ?? ''))
  }
  const cameBy = { account_id: 'advert-1', click_id: 'click-1' }
  const query = (more: object) => new URLSearchParams({ ...cameBy, ...more })
  expect(await toldAfter(`/health/product?${query({ goods_id: goods?.goods_id })}`)).toMatchObject({
    ...cameBy,
    action_type: 'view',
    item_type: '2',
    item_id: String(goods?.goods_id),
  })
  // The click is remembered for the visit.
  expect(await toldAfter(`/article/detail?id=${article?.article_id}`)).toMatchObject({
    ...cameBy,
    action_type: 'read',
    item_type: '202',
    item_id: String(article?.article_id),
  })
})

test('who taps a block of the home comes by it, with every call, until they go through another function', async ({
  page,
}) => {
  const askedBy = (functionId: string) =>
    page.waitForRequest((request) => new URL(request.url()).searchParams.get('from_function_id') === functionId)
  await page.goto('/h5/register/main/index')
  const [byGrid] = await Promise.all([askedBy('H02'), page.getByRole('link', { name: '体检套餐' }).first().click()])
  expect(byGrid.method()).toBe('GET')
  await page.goto('/shop/index')
  // The page itself is the function now [X027].
  await Promise.all([askedBy('B01'), page.getByRole('link', { name: '知道要做什么？' }).click()])
})
