import { type Browser, expect, type Page } from '@playwright/test'
import { rows } from '#app/areas/desk/settlements/routes.ts'
import { dayOf } from '#kit/time/day.ts'
import { readPdf } from '../support/pdf-text.ts'
import { signInAtDesk, timeAt } from './at-the-desk.ts'
import { PICTURE } from './consult-steps.ts'
import { test } from './journey.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('a month is settled, its payout proposed by one, agreed to by another, paid with proof, and stands in the journal', async ({
  browser,
  page,
  baseURL,
}) => {
  test.setTimeout(300_000)
  expect(rows).toHaveLength(3)
  await signInAtDesk(page, 'accountant1')
  await page.goto('/desk/settlements')
  await expect(heading(page, '结算与付款')).toBeVisible()
  const settled = page.getByRole('link', { name: '看结算单' })
  await expect(settled).not.toHaveCount(0)
  const before = await settled.count()
  await page.getByRole('button', { name: '出结算单' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '出结算单' }).click()
  await expect(page.getByText(/已出结算单，应付 \d/)).toBeVisible()
  await expect(settled).toHaveCount(before + 1)
  await settled.first().click()
  await expect(page).toHaveURL(/\/desk\/settlement\?settlement_id=/)
  await expect(page.getByText('不再改变')).toBeVisible()
  const address = page.url()
  const due = await page.getByRole('strong').innerText()
  expect(Number(due)).toBeGreaterThan(0)
  const number = /S\d{6}-hospital-\d+/.exec(await page.getByText('不再改变').innerText())?.[0] ?? 'no number'
  const party = (await page.getByRole('heading', { level: 1 }).innerText()).split(' ')[0]

  const [paper] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/papers/settlement-')),
    page.getByRole('button', { name: '打印 PDF' }).click(),
  ])
  expect(paper.headers()['content-type']).toBe('application/pdf')
  const { text } = readPdf(await (await page.request.get(paper.url())).body())
  expect(text).toContain(number)
  expect(text).toContain(due)

  await page.goto(address)
  await page.getByRole('button', { name: '申请付款' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '申请付款' }).click()
  await expect(page.getByText('已申请，等另一位同意')).toBeVisible()
  await expect(page.getByText('待同意', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '申请付款' })).toHaveCount(0)

  await agreedByAnother(browser, `付款 ${due} 元给${party}`)

  await page.reload()
  await page.getByRole('button', { name: '登记已付款…' }).click()
  await page.getByLabel('银行流水号').fill('2026112800017')
  await page.getByLabel('付款日期').fill(dayOf(await timeAt(baseURL)))
  await page.locator('input[type="file"]').first().setInputFiles(PICTURE)
  await expect(page.getByRole('dialog').getByRole('img', { name: '第 1 张图片，已上传' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '登记', exact: true }).click()
  await expect(page.getByText('已登记付款，账上已记')).toBeVisible()
  await expect(page.getByText('2026112800017')).toBeVisible()
  await expect(page.getByText('已付款', { exact: true })).toBeVisible()

  await page.goto('/desk/journal?kind=payout')
  await expect(heading(page, '流水账')).toBeVisible()
  await expect(page.getByText('银行存款').first()).toBeVisible()
  await expect(page.getByText(due).first()).toBeVisible()
})

test('what a hospital owes is written down when the bank says it came, agreed to by another, and then nothing is open', async ({
  browser,
  page,
  baseURL,
}) => {
  test.setTimeout(300_000)
  await signInAtDesk(page, 'accountant1')
  await page.goto('/desk/settlements')
  await page.getByLabel('应收').selectOption({ label: '待收' })
  await expect(page).toHaveURL(/[?&]claim=open/)
  await page.getByRole('link', { name: '看结算单' }).first().click()
  const claim = page.getByRole('heading', { name: /欠平台 [\d.]+ 元/ })
  const [, owed = ''] = /欠平台 ([\d.]+) 元/.exec(await claim.innerText()) ?? []
  expect(Number(owed)).toBeGreaterThan(0)

  await page.getByRole('button', { name: '登记收款…' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('收到金额')).toHaveValue(owed)
  await form.getByLabel('银行流水号').fill('2026112800018')
  await form.getByLabel('收款日期').fill(dayOf(await timeAt(baseURL)))
  await form.locator('input[type="file"]').setInputFiles(PICTURE)
  await expect(form.getByRole('img', { name: '第 1 张图片，已上传' })).toBeVisible()
  await form.getByRole('button', { name: '登记', exact: true }).click()
  await expect(page.getByText('已登记，等另一位同意')).toBeVisible()
  await expect(page.getByRole('button', { name: '登记收款…' })).toHaveCount(0)

  await agreedByAnother(browser, `${owed} 元`)
  await page.reload()
  await expect(page.getByText('已收', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: `收款 ${owed} 元` })).toBeVisible()
  await page.goto('/desk/journal?kind=receipt')
  await expect(page.getByRole('row').filter({ hasText: owed }).first()).toBeVisible()
})

/** Somebody else of the platform agrees to what was asked in these words. */
const agreedByAnother = async (browser: Browser, words: string) => {
  const other = await browser.newPage()
  await signInAtDesk(other, 'admin1')
  await other.goto('/desk/requests')
  await expect(heading(other, /申请/)).toBeVisible()
  const asked = other.getByRole('row').filter({ hasText: words })
  await asked.getByRole('button', { name: '同意', exact: true }).click()
  await other.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click()
  await expect(other.getByText('已同意，马上生效')).toBeVisible()
  await other.close()
}
