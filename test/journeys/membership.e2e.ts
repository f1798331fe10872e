import { expect, type Page } from '@playwright/test'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { myMemberDetail } from '#app/areas/membership/contract.ts'
import { systemClock } from '#kit/time/clock.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInTo } from './people.ts'
import { addMember } from './tapping.ts'

/** Buys a package on the page that offers them. */
const buy = async (page: Page, name: RegExp) => {
  await page.getByRole('radio', { name }).check()
  await page.getByRole('button', { name: '立即开通' }).click()
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: '确认' }).click()
  await page.getByRole('link', { name: '查看详情' }).click()
}

test('a patient buys a package, sees level, package, plan, points and growth, books a benefit and cancels it [X007]', async ({
  page,
  baseURL,
}) => {
  const mobile = await signInTo(page, '/member/index')
  const ask = callAs(baseURL, await keyOf(page))
  await ask(saveMember, { truename: '安宁', sex: 2, birthday: '1980-01-01', relation: 'self' })
  await expect(page.getByRole('heading', { name: '注册用户' })).toBeVisible()
  await page.getByRole('link', { name: '看看套餐' }).click()
  await buy(page, /季卡/)

  const { growth, points } = await ask(myMemberDetail, {})
  await expect(page.getByRole('heading', { name: '银卡会员' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'VIP 季卡' })).toBeVisible()
  await expect(page.getByText('健康计划')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText(`成长值${growth}`)
  await expect(main).toContainText(`积分${points}`)

  await page.getByRole('link', { name: /专家门诊协助/ }).click()
  await page.getByLabel('科室').selectOption('心血管内科')
  await page.getByLabel('希望的日期').fill(addDays(dayOf(systemClock.now()), 3))
  await page.getByLabel('希望的时间').selectOption('上午')
  await page.getByLabel('联系电话').fill(mobile)
  await page.getByRole('button', { name: '提交预约' }).click()
  await expect(page).toHaveURL(/member\/appointments/)
  await expect(main).toContainText('待确认')
  await expect(main).toContainText('心血管内科')
  await page.getByRole('button', { name: '取消预约' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消预约' }).click()
  await expect(main).toContainText('已取消')
  const left = async () => (await ask(myMemberDetail, {})).benefits.find(({ title }) => title === '专家门诊协助')?.left
  expect(await left()).toBe(2)

  await page.goto('/vue/userpoint/index')
  await expect(main).toContainText('成长值')
  await expect(main).toContainText('积分')

  // Nothing was used: it goes back.
  await page.goto('/member/index')
  await page.getByRole('button', { name: '申请退款' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '申请退款' }).click()
  await expect(page.getByRole('link', { name: '看看套餐' })).toBeVisible()
  await expect(page.getByText('已退款')).toBeVisible()
})

test('where the membership cannot be asked for, nobody is VIP or a member, and nothing is said of it [X297]', async ({
  page,
}) => {
  // The third patient of the demonstration has a package; the first is looked at by another journey.
  await signInTo(page, '/account/index', '13800000003')
  const cell = page.getByRole('link', { name: /会员中心/ })
  await expect(cell).toContainText('VIP')
  for (const answer of [
    { status: 500, json: { err_msg: '系统出错了', traceid: 'x' } },
    {
      status: 200,
      json: { result_code: 0, error_code: 0, error_msg: '没有找到这位用户', reason: 'not-found', data: {} },
    },
    'abort',
  ] as const) {
    const asked: string[] = []
    await page.route(/\/api\/isVipMember/, (route) => {
      asked.push(route.request().url())
      return answer === 'abort' ? route.abort() : route.fulfill(answer)
    })
    await page.reload()
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await expect(page.getByText('138****0003')).toBeVisible()
    await expect(cell).not.toContainText(/VIP|^会员$/)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: /出错|没有找到|失败|网络/ })).toHaveCount(0)
    await page.unroute(/\/api\/isVipMember/)
  }
})

test('a member buys a package, extends it before it ends, and reads until when all of it lasts', async ({ page }) => {
  await signInTo(page, '/member/index')
  await page.getByRole('link', { name: '看看套餐' }).click()
  await buy(page, /季卡/)
  const until = page.getByText(/有效期到 \d{4}-\d{2}-\d{2}/)
  await expect(until).toBeVisible()
  const first = /\d{4}-\d{2}-\d{2}/.exec(await until.innerText())?.[0] ?? ''
  await page.getByRole('link', { name: '续费' }).click()
  await buy(page, /季卡/)
  // It begins where the first one ends, and takes nothing of it away.
  await expect(until).toContainText(first)
  await expect(page.getByText(/接着是 .*季卡/)).toBeVisible()
  const all = page.getByText(/会员一共到 \d{4}-\d{2}-\d{2}/)
  await expect(all).toBeVisible()
  expect((/\d{4}-\d{2}-\d{2}/.exec(await all.innerText())?.[0] ?? '') > first).toBe(true)
})

test('a member is shown the member’s price of a consultation, and pays no more', async ({ page }) => {
  await signInTo(page, '/member/index')
  await page.getByRole('link', { name: '看看套餐' }).click()
  await buy(page, /月卡/)
  await expect(page.getByText(/有效期到 \d{4}-\d{2}-\d{2}/)).toBeVisible()
  await page.getByRole('link', { name: /问诊会员价/ }).click()
  await expect(page.getByText('您已开通，不限次')).toBeVisible()
  await page.goto('/')
  await page
    .getByRole('navigation', { name: '看病' })
    .getByRole('link', { name: /问医生/ })
    .click()
  await expect(page).toHaveURL(/\/ask\/index/)
  await page.locator('main a[href^="/ask/select?doctor_id="]').first().click()
  const way = page.getByRole('link', { name: /图文问诊.*会员价/ })
  const [, usual = '', price = ''] = /¥([\d.]+).*会员价\s*¥([\d.]+)/s.exec(await way.innerText()) ?? []
  expect(Number(price)).toBeLessThan(Number(usual))
  await way.click()
  await addMember(page, '秦月', '110101198806060023')
  await expect(page.getByText(`¥${price}`, { exact: true })).toBeVisible()
  await expect(page.getByText(`¥${usual}`, { exact: true })).toHaveCount(0)
  await page.getByLabel('哪里不舒服').fill('最近一周早上起来总是头晕，量了两次血压都偏高。')
  await page.getByRole('button', { name: '提交并支付' }).click()
  await expect(page).toHaveURL(/\/pay\/index/)
  await expect(page.getByRole('button', { name: '去支付' })).toContainText(`¥${price}`)
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: '确认' }).click()
  await expect(page).toHaveURL(/\/ask\/order/)
  await expect(page.getByText(`¥${price}`, { exact: true })).toBeVisible()
})
