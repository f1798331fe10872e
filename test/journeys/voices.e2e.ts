import { expect, type Locator, type Page } from '@playwright/test'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { deskArrive, deskDone } from '#app/areas/desk/clinic/contract.ts'
import { createOrder } from '#app/areas/guahao/booking/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { askAsStaff, findDeskPlace } from './at-the-desk.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'
import { keyOf, signInTo } from './people.ts'

const HELD = '看得很仔细，就是门口黄牛太多。'

/** A visit of today that is over, of who is signed in on the page; the page on which they say how it was. */
const visitOver = async (page: Page, baseURL: string | undefined): Promise<string> => {
  const askNurse = await askAsStaff(baseURL, 'nurse1')
  const { doctor, slot } = await findDeskPlace(
    askNurse,
    callAs(baseURL),
    ({ state, left_num }) => state === 'bookable' && left_num > 2,
  )
  const ask = callAs(baseURL, await keyOf(page))
  const { member_id } = await ask(saveMember, {
    truename: '卫明月',
    id_card: '110101199003070433',
    mobile: '13900007788',
  })
  const { order_id, out_trade_no } = await ask(createOrder, { slot_id: slot.slot_id, member_id })
  if (out_trade_no) await ask(sandboxPay, { out_trade_no })
  await askNurse(deskArrive, { order_id })
  await askNurse(deskDone, { order_id })
  return `/comment/list?kind=doctor&id=${doctor.doctor_id}&order_id=${order_id}`
}

const signInAtDesk = async (page: Page) => {
  await page.goto('/desk/login')
  await page.getByRole('button', { name: 'nurse1' }).click()
  await expect(page).not.toHaveURL(/\/desk\/login/)
}

/** A page that any visitor sees is kept for some seconds: it is asked for until it shows what is true now. */
const comesTo = (page: Page, address: string, isTrue: (said: Locator) => Promise<void>) =>
  expect(async () => {
    await page.goto(address, { waitUntil: 'networkidle' })
    await isTrue(page.getByText(HELD))
  }).toPass({ timeout: 60_000 })

test('what a rule holds is shown by the desk, reported by another patient, taken and hidden; its author and who reported it read so', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await signInTo(page, '/')
  const address = await visitOver(page, baseURL)
  await test.step('the author writes a word of the list, and alone reads it', async () => {
    await openPage(page, address)
    await expect(() => page.getByRole('radio', { name: /5/ }).check({ force: true, timeout: 1_000 })).toPass()
    await page.getByLabel('写点什么').fill(HELD)
    await page.getByRole('button', { name: '发表评价' }).click()
    await expect(page.getByText('谢谢，医院看过后就会展示')).toBeVisible()
    await expect(page.getByText('正在审核，暂时只有您看得到')).toBeVisible()
  })
  const other = await (await browser.newContext()).newPage()
  const list = `${baseURL}${address.replace(/&order_id.*/, '')}`
  await signInTo(other, list)
  await expect(other.getByText(HELD)).toHaveCount(0)

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await test.step('the desk finds it among what is to do, and shows it', async () => {
    await signInAtDesk(desk)
    await desk.getByRole('link', { name: '患者评价' }).click()
    const row = desk.getByRole('row').filter({ hasText: HELD })
    await expect(row).toContainText('含有词表里的词')
    await row.getByRole('link', { name: '查看处理' }).click()
    await desk.getByRole('button', { name: '展示', exact: true }).click()
    await expect(desk.getByText('已展示，作者会收到通知')).toBeVisible()
  })
  await test.step('another patient reads it and reports it', async () => {
    await comesTo(other, list, (said) => expect(said).toBeVisible({ timeout: 2_000 }))
    await other.getByRole('button', { name: '举报' }).first().click()
    // The words, once the sheet that rises stands still.
    await other.getByRole('dialog').getByText('内容不实').click()
    await expect(other.getByRole('radio', { name: '内容不实' })).toBeChecked()
    await other.getByRole('button', { name: '提交举报' }).click()
    await expect(other.getByText('谢谢，我们会尽快核实')).toBeVisible()
  })
  await test.step('the desk takes the report, hides the comment and says why', async () => {
    await desk.reload()
    await expect(desk.getByText('1 人举报')).toBeVisible()
    await desk.getByRole('button', { name: '我来处理' }).click()
    await expect(desk.getByText('由您处理')).toBeVisible()
    await desk.getByRole('button', { name: '隐藏', exact: true }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('button', { name: '与这次经历无关' }).click()
    await dialog.getByRole('button', { name: '隐藏', exact: true }).click()
    await expect(desk.getByText('已告诉作者：与这次经历无关')).toBeVisible()
  })
  await test.step('both are told, and nobody else reads it', async () => {
    await comesTo(other, list, (said) => expect(said).toHaveCount(0, { timeout: 2_000 }))
    await other.goto(`${baseURL}/account/messages`)
    await expect(other.getByText('举报处理结果').first()).toBeVisible()
    await page.goto('/account/messages', { waitUntil: 'networkidle' })
    await page.getByText('您的评价不再展示').first().click()
    await expect(page.getByText('已不再展示，只有您看得到：与这次经历无关')).toBeVisible()
  })
})
