import { type Browser, expect, type Page } from '@playwright/test'
import { deskRegister } from '#app/areas/desk/counter/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { address } from '#kit/wire/address.ts'
import { askAsStaff, findDeskPlace, signInAtDesk, timeAt } from './at-the-desk.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { signInTo } from './people.ts'
import { placeOf } from './week-opening.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

/** A second desk beside the page, as somebody else of the same hospital. */
const deskOf = async (browser: Browser, login: string): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await signInAtDesk(page, login)
  return page
}

/** Finds who has this number at the counter, and opens what the desk knows of them. */
const openPatient = async (page: Page, mobile: string) => {
  await placeOf(page, '人工窗口').click()
  await page.getByLabel('手机号、证件号、就诊卡号或姓名').fill(mobile)
  await page.getByRole('button', { name: '查找' }).click()
  await page.getByRole('link', { name: '为这位办理' }).first().click()
  await page.getByRole('link', { name: '档案' }).click()
  await expect(page).toHaveURL(/\/desk\/patient\?/)
}

test('a patient is found, tagged, noted, blocked and let go again; points that one asks for another gives', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const phone = await (
    await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true })
  ).newPage()
  const mobile = await signInTo(phone, '/account/index')
  const askDesk = await askAsStaff(baseURL, 'nurse3')
  const papers = { id_type: 'passport', id_card: 'E40081207' } as const
  const said = {
    truename: '单于秋白',
    ...papers,
    sex: 1,
    birthday: '1990-03-07',
    relation: 'self',
    has_agreed: 1,
  } as const
  await askDesk(deskRegister, { ...said, mobile })
  // Far enough away to be given back, which needs no tick.
  const day = addDays(dayOf(await timeAt(baseURL)), 4)
  const { slot, doctor } = await findDeskPlace(askDesk, callAs(baseURL), ({ state }) => state === 'bookable', day)
  const seat = { unit_id: doctor.unit_id, dep_id: doctor.dep_id, doc_id: doctor.doctor_id }
  const confirm = address('/guahao/confirm', { slot_id: slot.slot_id, ...seat, date: day })

  await test.step('an admin makes a tag for the desk', async () => {
    await signInAtDesk(page, 'admin3')
    await placeOf(page, '患者').click()
    await page.getByLabel('新标签').fill('需要轮椅')
    await page.getByRole('button', { name: '添加标签' }).click()
    await expect(page.getByRole('list', { name: '本院的标签' })).toContainText('需要轮椅')
  })

  const nurse = await deskOf(browser, 'nurse3')
  await test.step('the nurse finds the patient, tags them and writes a note', async () => {
    await openPatient(nurse, mobile)
    await nurse.getByRole('button', { name: /需要轮椅/ }).click()
    await expect(nurse.getByRole('button', { name: /需要轮椅.*去掉|去掉.*需要轮椅/ })).toBeVisible()
    await nurse.getByLabel('写一条备注').fill('听力不好，叫号时请走近些')
    await nurse.getByRole('button', { name: '记下' }).click()
    await expect(nurse.getByRole('list', { name: '备注' })).toContainText('听力不好')
    await expect(nurse.getByRole('button', { name: '暂停功能' })).toHaveCount(0)
  })

  await test.step('the admin finds them by the tag, and keeps them from booking here', async () => {
    await placeOf(page, '患者').click()
    await page
      .getByRole('navigation', { name: '按标签找' })
      .getByRole('link', { name: /需要轮椅/ })
      .click()
    await page.getByRole('table', { name: '患者' }).getByRole('link').first().click()
    await page.getByRole('button', { name: '暂停功能' }).click()
    const form = page.getByRole('dialog', { name: '暂停功能' })
    await form.getByRole('button', { name: '多次占号不来' }).click()
    await form.getByRole('button', { name: '暂停', exact: true }).click()
    await expect(page.getByRole('list', { name: '暂停的功能' })).toContainText('生效中')
  })

  await test.step('the patient is told, and refused with the reason where they book', async () => {
    await phone.goto('/account/messages')
    await expect(phone.getByText('部分功能已暂停').first()).toBeVisible()
    await phone.goto(confirm)
    await phone.getByRole('button', { name: '确认预约' }).click()
    await expect(phone.getByText(/暂停了您在本院网上挂号.*多次占号不来/)).toBeVisible()
  })

  await test.step('it is lifted, and the patient books', async () => {
    await page.getByRole('button', { name: '提前恢复' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox').fill('患者已说明')
    await form.getByRole('button', { name: '恢复', exact: true }).click()
    await expect(page.getByRole('list', { name: '暂停的功能' })).toContainText('已解除')
    await phone.goto(confirm)
    await phone.getByRole('button', { name: '确认预约' }).click()
    await expect(phone).not.toHaveURL(/\/guahao\/confirm/)
  })

  await test.step('the nurse asks for points; the admin agrees', async () => {
    await nurse.getByRole('button', { name: '申请赠送' }).click()
    const form = nurse.getByRole('dialog', { name: '申请赠送' })
    await form.locator('input[name="amount"]').fill('120')
    await form.getByRole('button', { name: '等候太久，表示歉意' }).click()
    await form.getByRole('button', { name: '提交申请' }).click()
    await expect(nurse.getByRole('list', { name: '赠送' })).toContainText('等待同意')
    await placeOf(page, '申请和同意').click()
    const row = page.getByRole('row').filter({ hasText: '120 积分' })
    await row.getByRole('button', { name: '同意' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: '120 积分' })).toHaveCount(0)
  })

  await test.step('the patient has them, and reads from whom and why', async () => {
    await phone.goto('/vue/userpoint/index')
    await expect(phone.getByText('医院或平台赠送的积分')).toBeVisible()
    await phone.goto('/account/messages')
    await expect(phone.getByText(/送给您120 积分/).first()).toBeVisible()
  })
})
