import { expect, type Page } from '@playwright/test'
import { detailDynamic } from '#app/areas/mall/goods/contract.ts'
import { itemTypes } from '#app/areas/mall/goods/rules.ts'
import { projectList } from '#app/areas/mall/shelf/contract.ts'
import { callAs } from './calls.ts'
import { chooseMorning, findExam, payExam } from './exam-steps.ts'
import { test } from './journey.ts'
import { keyOf, newMobile, signInAsKnown, signInPage } from './people.ts'

test('an exam for one’s parents: three are compared, coupons are used, it is paid, and a fasting morning is chosen for a parent', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await test.step('from the home to the packages for older people, and one of them', () => findExam(page))
  await test.step('puts two more beside it, and reads what is in which', () => compareThree(page))
  await test.step('takes one, signs in on the way, and pays with the best coupons', async () => {
    await page.getByRole('link', { name: '选这个' }).first().click()
    await page.getByRole('link', { name: '立即购买' }).click()
    await expect(page).toHaveURL(/\/user\/login/)
    await signInPage(page, newMobile())
    await expect(page).toHaveURL(/\/health\/orderconfirm/)
    await expect(page.getByRole('button', { name: /优惠券/ })).toContainText('−¥')
    await expect(page.getByText(/已为您领到：/)).toBeVisible()
    await expect(page.getByText('送给别人')).toBeVisible()
    await payExam(page)
  })
  await test.step('chooses a day for a parent: who comes fasting comes in the morning', async () => {
    await chooseMorning(page, '江国强')
  })
})

const compareThree = async (page: Page) => {
  await page.getByRole('link', { name: /和别的套餐比一比/ }).click()
  await expect(page).toHaveURL(/\/health\/compare/)
  const table = page.getByRole('table', { name: '套餐对比' })
  for (const many of [2, 3]) {
    await page
      .getByRole('link', { name: /加入对比/ })
      .first()
      .click()
    await expect(table.getByRole('columnheader')).toHaveCount(many)
  }
  await expect(page.getByRole('link', { name: /加入对比/ })).toHaveCount(0)
  await expect(table.getByRole('rowheader', { name: '适合谁' }).or(table.getByText('适合谁'))).toBeVisible()
  const hasEach = await table.getByRole('img', { name: '有', exact: true }).count()
  const lacks = await table.getByRole('img', { name: '没有', exact: true }).count()
  expect([hasEach > 0, lacks > 0]).toEqual([true, true])
}

test('whose report has come finds it among their own, and takes it to a doctor; a gift card pays what they buy next, without a cashier', async ({
  page,
  baseURL,
}) => {
  // The first patient of the demonstration was at an exam, and has two gift cards.
  await signInAsKnown(page, '/account/index', '13800000001')
  await test.step('opens the report by its tile, and asks a doctor about it', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /检查报告/ })
      .click()
    await page.getByRole('main').locator('a[href*="/health/reportDetail"]').first().click()
    await page.getByRole('button', { name: '拿报告问医生' }).click()
    await expect(page).toHaveURL(/\/ask\/index/)
    await page.goto('/ask/index?service=text')
    await page.locator('main a[href^="/ask/select"]').first().click()
    await page.getByRole('link', { name: /图文问诊/ }).click()
    await expect(page.getByLabel('哪里不舒服')).toHaveValue(/要留意的有：|各项都在参考范围内/)
  })
  await test.step('buys a service with a gift card alone', async () => {
    const ask = callAs(baseURL, await keyOf(page))
    await page.goto(`/shop/projectDetail?project_id=${await cheapProject(ask)}`)
    await page.getByRole('link', { name: '立即购买' }).click()
    await page.getByRole('button', { name: /礼品卡/ }).click()
    const sheet = page.getByRole('dialog', { name: '用礼品卡付款' })
    await sheet.getByRole('checkbox').first().check()
    await expect(sheet.getByText(/这次付 ¥/)).toBeVisible()
    await sheet.getByRole('button', { name: '选好了' }).click()
    await expect(page.getByRole('button', { name: /礼品卡/ })).toContainText('−')
    await page.getByRole('button', { name: '提交订单' }).click()
    await expect(page).toHaveURL(/\/health\/orderdetail/)
    await expect(page.getByRole('heading', { name: '待使用' })).toBeVisible()
    await expect(page.getByText('礼品卡', { exact: true })).toBeVisible()
  })
})

/** A service that one card pays: paid whole, for less than is on it. */
const cheapProject = async (ask: ReturnType<typeof callAs>): Promise<number> => {
  for (const { goods_id, pay_type, item_type } of (await ask(projectList, { sort: 'price_up', page_size: 50 })).list) {
    if (item_type !== itemTypes.project) continue
    const { specials, may_buy } = await ask(detailDynamic, { goods_id })
    const first = specials.find(({ isDefault }) => isDefault === 1)
    if (pay_type === 0 && may_buy > 0 && first && Number(first.price) < 200) return goods_id
  }
  throw new Error('the demonstration sells no service for less than a card holds')
}
