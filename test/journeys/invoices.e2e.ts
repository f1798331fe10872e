import { expect, type Page } from '@playwright/test'
import { entityGoodsList, goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { createGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { invoiceFile, invoiceGet } from '#app/areas/orders/invoices/contract.ts'
import { rows } from '#app/areas/orders/invoices/routes.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { TITLES_OF_TROUBLE } from '#kit/outside/invoice.ts'
import { readPdf } from '../support/pdf-text.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInTo } from './people.ts'

const COMPANY = '杭州市示例贸易有限公司'
const TAX_NO = '91350100M000100Y43'

/** Something of the demonstration that this patient buys and pays at the stand-in. */
const buy = async (page: Page, baseURL: string | undefined) => {
  const ask = callAs(baseURL, await keyOf(page))
  for (const { goods_id } of (await ask(entityGoodsList, { sort: 'price_up' })).list) {
    const { specials } = await ask(goodsDetail, { goods_id })
    const made = await ask(createGoodsOrder, { goods_id, special_id: specials[0]?.special_id ?? 0 }).catch(() => null)
    if (!made?.out_trade_no) continue
    await ask(sandboxPay, { out_trade_no: made.out_trade_no })
    return { callApi: ask, order_id: made.order_id }
  }
  throw new Error('the demonstration sells nothing to this patient')
}

test('a company’s invoice is asked for in a form that waits, is refused with a reason, corrected, issued, and opens [X008] [X020] [X224] [X225]', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(300_000)
  await signInTo(page, '/account/index', '13800000010')
  const { callApi, order_id } = await buy(page, baseURL)
  await page.goto(`/health/orderdetail?order_id=${order_id}`)
  await page.getByRole('link', { name: '发票' }).click()
  await expect(page).toHaveURL(`/health/InvoiceDetails?order_id=${order_id}`)
  // There is none yet: a form, and no word of a failure.
  await expect(page.getByRole('button', { name: '提交开票申请' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.getByRole('radio', { name: '企业或单位' }).check()
  await page.getByLabel('单位全称').fill(TITLES_OF_TROUBLE.refused)
  await page.getByLabel('税号').fill('91350100M000100Y44')
  await page.getByRole('button', { name: '提交开票申请' }).click()
  await expect(page.getByText('税号不正确')).toBeVisible()

  // Away to the book of titles and back: what was typed is still there.
  await page.getByRole('link', { name: '添加' }).click()
  await expect(page).toHaveURL(/\/invoice\/addInvoice/)
  await page.getByLabel('姓名').filter({ visible: true }).fill('周明')
  await page.getByRole('link', { name: '返回' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/health\/InvoiceDetails/)
  await expect(page.getByLabel('单位全称')).toHaveValue(TITLES_OF_TROUBLE.refused)
  await expect(page.getByLabel('税号')).toHaveValue('91350100M000100Y44')

  await page.getByLabel('税号').fill(TAX_NO)
  await page.getByRole('button', { name: '提交开票申请' }).click()
  await expect(page).toHaveURL(`/invoice/success?order_id=${order_id}`)
  await expect(page.getByRole('heading', { name: '发票没有开成' })).toBeVisible({ timeout: 100_000 })
  await expect(page.getByText('购买方名称与税号不一致')).toBeVisible()
  await page.getByRole('link', { name: '修改抬头' }).click()
  const late = await context.newPage()
  await late.goto(`/invoice/create?order_id=${order_id}`)
  await expect(late.getByLabel('单位全称')).toHaveValue(TITLES_OF_TROUBLE.refused)

  await page.bringToFront()
  await page.getByLabel('单位全称').fill(COMPANY)
  await page.getByRole('button', { name: '保存修改' }).click()
  await expect(page).toHaveURL(`/invoice/success?order_id=${order_id}`)
  await expect(page.getByRole('heading', { name: '发票开好了' })).toBeVisible({ timeout: 100_000 })
  const told = page.waitForResponse((response) => response.url().includes('/invoice/file'))
  await page.getByRole('button', { name: '查看发票 PDF' }).click()
  expect((await told).ok()).toBe(true)
  const { number } = await callApi(invoiceGet, { order_id })
  const { url } = await callApi(invoiceFile, { order_id, number })
  const fetched = await context.request.get(url)
  const { pages, text } = readPdf(await fetched.body())
  expect([fetched.headers()['content-type'], pages]).toEqual(['application/pdf', 1])
  for (const words of ['样张', number, COMPANY, TAX_NO]) expect(text).toContain(words)

  // Whoever comes too late with a change reads why, and is not told that it went well.
  await late.bringToFront()
  await late.getByRole('button', { name: '保存修改' }).click()
  await expect(late.getByText('发票已开具，不能再修改')).toBeVisible()
  await expect(late).toHaveURL(/\/invoice\/create/)

  await late.goto('/health/InvoiceDetails?order_id=nosuchorder')
  await expect(late.getByRole('button', { name: '提交开票申请' })).toHaveCount(0)
  await expect(late.getByText('这个页面找不到了')).toBeVisible()
})

test('a visitor signs in where an invoice or a title is made; the other pages are open [X026]', async ({ page }) => {
  const signedIn = ['/invoice/create', '/invoice/addInvoice']
  for (const { path } of rows.filter((row) => row.path.startsWith('/invoice/'))) {
    await page.goto(`${path}?order_id=someorder&title_id=1`)
    if (signedIn.includes(path)) await expect(page).toHaveURL(/\/user\/login/)
    else await expect(page.getByText('登录后就能看到')).toBeVisible()
  }
})
