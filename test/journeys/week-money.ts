import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { monthAfter } from '#app/areas/pay/rules/months.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { linesOf } from '../support/exported.ts'
import { PICTURE } from './consult-steps.ts'
import { goTo, UNIT } from './week-opening.ts'

/** The month is settled with the hospital, and its payout proposed; how much it is. */
export const settle = async (desk: Page): Promise<string> => {
  await goTo(desk, '结算与付款')
  await desk.getByRole('row').filter({ hasText: UNIT }).getByRole('button', { name: '出结算单' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: '出结算单' }).click()
  await desk.getByRole('link', { name: '看结算单' }).first().click()
  await expect(desk.getByText('不再改变')).toBeVisible()
  const due = await desk.getByRole('strong').innerText()
  await desk.getByRole('button', { name: '申请付款' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: '申请付款' }).click()
  await expect(desk.getByText('已申请，等另一位同意')).toBeVisible()
  return due
}

/** Somebody else agrees to it. */
export const agree = async (desk: Page, due: string): Promise<void> => {
  await goTo(desk, '申请和同意')
  await desk
    .getByRole('row')
    .filter({ hasText: `付款 ${due} 元` })
    .getByRole('button', { name: '同意', exact: true })
    .click()
  await desk.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click()
  await expect(desk.getByText('已同意，马上生效')).toBeVisible()
}

/** Whoever proposed it enters that it was paid, with the bank's number and a picture of its slip. */
export const payOut = async (desk: Page, number: string, now: Date): Promise<void> => {
  await desk.reload()
  await desk.getByRole('button', { name: '登记已付款…' }).click()
  await desk.getByLabel('银行流水号').fill(number)
  await desk.getByLabel('付款日期').fill(dayOf(now))
  await desk.locator('input[type="file"]').first().setInputFiles(PICTURE)
  await expect(desk.getByRole('dialog').getByRole('img', { name: '第 1 张图片，已上传' })).toBeVisible()
  await desk.getByRole('dialog').getByRole('button', { name: '登记', exact: true }).click()
  await expect(desk.getByText('已登记付款，账上已记')).toBeVisible()
}

/** The first month that is not is closed, once the provider's bills have come; which it is. */
export const closeMonth = async (desk: Page): Promise<string> => {
  await goTo(desk, '月结')
  const close = desk.getByRole('button', { name: /^月结 \d{4}-\d\d/ })
  const month = (await close.innerText()).slice(-7)
  // Every hour they come by themselves; who does not want to wait fetches them.
  const missing = desk.getByRole('list', { name: '还没有核对的账单' }).getByRole('link')
  for (let left = await missing.count(); left > 0; left--) {
    await missing.first().click()
    await desk.getByRole('button', { name: '重新核对' }).click()
    await expect(desk.getByText('已重新核对')).toBeVisible()
    await goTo(desk, '月结')
    await expect(missing).toHaveCount(left - 1)
  }
  await close.click()
  await desk.getByRole('dialog').getByRole('button', { name: '月结', exact: true }).click()
  await expect(desk.getByText(/已月结，共 \d+ 笔分录/)).toBeVisible()
  return month
}

/** What the month's page says of the platform's income, and what the exported journal adds up to: out and in, in fen. */
export const platformIncome = async (desk: Page, month: string) => {
  await goTo(desk, '流水账')
  await desk.getByLabel('从').fill(`${month}-01`)
  await desk.getByLabel('到').fill(addDays(`${monthAfter(month)}-01`, -1))
  await expect(desk).toHaveURL(/[?&]to=/)
  const downloading = desk.waitForEvent('download')
  await desk.getByRole('button', { name: '导出表格' }).click()
  const lines = linesOf({ text: await readFile(await (await downloading).path(), 'utf8') })
  const sumOf = (side: '借方' | '贷方') =>
    lines.filter((line) => line[side] === '平台收入').reduce((fen, line) => fen + fenOf(line.金额), 0)
  await goTo(desk, '月结')
  await desk.getByRole('row').filter({ hasText: month }).getByRole('link').first().click()
  await expect(desk.getByText('已月结：和月结那一刻一模一样。')).toBeVisible()
  const cells = desk.getByRole('row').filter({ hasText: '平台收入' }).getByRole('cell')
  const [, out, into] = await cells.allInnerTexts()
  return { lines: lines.length, journal: [sumOf('借方'), sumOf('贷方')], month: [fenOf(out), fenOf(into)] }
}

const fenOf = (yuan = ''): number => Math.round(Number(yuan.replaceAll(',', '')) * 100)
