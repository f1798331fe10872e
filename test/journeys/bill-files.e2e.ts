import { expect } from '@playwright/test'
import { addDays, dayOf } from '#kit/time/day.ts'
import { signInAtDesk, timeAt } from './at-the-desk.ts'
import { test } from './journey.ts'
import { goTo } from './week-opening.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('an accountant brings the statement of a counter’s terminals, sees what stands in it, and settles what differs', async ({
  page,
  baseURL,
}) => {
  const day = addDays(dayOf(await timeAt(baseURL)), -1)
  const number = `J${Date.now()}`
  const statement = (rows: string[]) => ({
    name: '刷卡机对账单.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['交易时间,类型,流水号,金额', ...rows].join('\r\n')),
  })
  const came = `${day} 09:31:05,消费,${number},50.00`
  await signInAtDesk(page, 'accountant1')
  await goTo(page, '对账与退款')
  const form = page.getByRole('dialog', { name: '上传账单文件' })
  const bring = async (file: ReturnType<typeof statement>, of: string) => {
    await page.getByRole('button', { name: '上传账单文件' }).click()
    await form.getByLabel('哪个商户').selectOption({ label: '刷卡机（本院）' })
    await form.getByLabel('哪一天的账单').fill(of)
    await form.locator('input[type="file"]').setInputFiles(file)
    await expect(form.getByText(file.name)).toBeVisible()
    await form.getByRole('button', { name: '看看里面有什么' }).click()
  }
  await bring(statement([came]), addDays(day, -1))
  await expect(form.getByText(`文件里有 ${day} 的交易`)).toBeVisible()
  await form.getByRole('button', { name: '关闭' }).click()

  await bring(statement([came, '合计,,,50.00']), day)
  const read = page.getByRole('dialog', { name: '核对后收下' })
  await expect(read.getByText('1 笔，共 50.00 元')).toBeVisible()
  await expect(read.getByText('第 3 行读不出来')).toBeVisible()
  await read.getByRole('button', { name: '收下并核对' }).click()
  await expect(page.getByText('已收下，差异列在对账差异里')).toBeVisible()

  const difference = page.getByRole('table', { name: '对账差异' }).getByRole('row').filter({ hasText: number })
  await expect(difference).toContainText('对方有，我方没有')
  await difference.getByRole('button', { name: '处理' }).click()
  await page.getByLabel('怎么处理的').fill('是门诊药房的收款，另有一套系统')
  await page.getByRole('button', { name: '确认并记录' }).click()
  await expect(difference).toHaveCount(0)

  // The same file once more changes nothing.
  await bring(statement([came, '合计,,,50.00']), day)
  await read.getByRole('button', { name: '知道了' }).click()
  await expect(page.getByText('这份账单以前收过，没有重复记')).toBeVisible()
  await expect(difference).toHaveCount(0)
  const row = page.getByRole('table', { name: '每日账单' }).getByRole('row').filter({ hasText: '刷卡机' })
  await row.getByRole('link', { name: '看账单' }).first().click()
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('对方有，我方没有')
})

test('a hospital’s own merchant is asked for by one and agreed to by another', async ({ browser, page, baseURL }) => {
  await signInAtDesk(page, 'accountant1')
  await goTo(page, '收款商户号')
  const row = page.getByRole('row').filter({ hasText: '演示收银台' }).last()
  const hospital = await row.getByRole('cell').first().innerText()
  await expect(row).toContainText('平台代收')
  const number = `J${Date.now()}`
  await row.getByRole('button', { name: '更换' }).click()
  await page.getByLabel('医院自己的商户号').fill('不是号码')
  await page.getByRole('button', { name: '申请更换' }).click()
  await expect(page.getByText('没有这样的商户号')).toBeVisible()
  await page.getByLabel('医院自己的商户号').fill(number)
  await page.getByRole('button', { name: '申请更换' }).click()
  await expect(page.getByText('已申请，等另一位')).toBeVisible()

  const desk = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1280, height: 900 },
    isMobile: false,
  })
  const other = await desk.newPage()
  await signInAtDesk(other, 'admin1')
  await goTo(other, '申请和同意')
  const asked = other.getByRole('row').filter({ hasText: `${hospital}的演示收银台改用商户号 ${number} 收款` })
  await asked.getByRole('button', { name: '同意', exact: true }).click()
  await other.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click()
  await expect(other.getByText('已同意，马上生效')).toBeVisible()
  await desk.close()

  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: hospital }).filter({ hasText: number })).toHaveCount(1)
})
