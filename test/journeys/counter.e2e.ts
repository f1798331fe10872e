import { expect, type Page } from '@playwright/test'
import { giftCardList } from '#app/areas/activities/gift-cards/contract.ts'
import { deskCounterBook, deskCounterSlots, deskPerson, deskRegister } from '#app/areas/desk/counter/contract.ts'
import { personAddress } from '#app/areas/desk/counter/parts/person-address.ts'
import { deskTillOpen } from '#app/areas/desk/till/contract.ts'
import { isIdCard } from '#kit/check/id-card.ts'
import { askAsStaff, callUpTo, signInAtDesk } from './at-the-desk.ts'
import { callBeside } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInAsKnown } from './people.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

const NURSE = 'nurse3'

const place = (page: Page, name: string) => page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name })

/** The number of somebody born in 1958. */
const idNumber = (born = '03'): string => {
  const begin = `4403041958${born}12117`
  const number = [...'0123456789X'].map((last) => begin + last).find(isIdCard)
  if (!number) throw new Error('no such number')
  return number
}

test('who walks in without a telephone is registered, booked for, pays cash, gets a slip, is called, and the shift is counted', async ({
  page,
  baseURL,
}) => {
  const askDesk = await askAsStaff(baseURL, NURSE)
  const { departments } = await askDesk(deskCounterSlots, {})
  const found = await findPaid(askDesk, departments)

  await signInAtDesk(page, NURSE)
  await place(page, '收费班次').click()
  await page.getByLabel('钱箱里的备用金').fill('200')
  await page.getByRole('button', { name: '开班' }).click()
  await expect(page.getByText('备用金')).toBeVisible()

  await place(page, '人工窗口').click()
  await page.getByLabel('手机号、证件号、就诊卡号或姓名').fill(idNumber())
  await page.getByRole('button', { name: '查找' }).click()
  await expect(page.getByText('没有按证件号找到人')).toBeVisible()
  await page.getByRole('button', { name: '登记新患者' }).click()
  const form = page.getByRole('dialog', { name: '登记新患者' })
  await form.getByLabel('姓名').fill('程大川')
  await form.getByLabel('证件号').fill(idNumber())
  await form.getByLabel(/患者看过并同意/).check()
  await form.getByRole('button', { name: '登记' }).click()
  await expect(page).toHaveURL(/\/desk\/person\?/)
  await expect(page.getByText('没有手机号')).toBeVisible()

  await page.getByRole('link', { name: '挂号' }).click()
  await page.getByRole('navigation', { name: '科室' }).getByRole('link', { name: found.dep_name }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: found.doctor_name })
    .getByRole('button', { name: /^\d\d:\d\d 余/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: '挂号' }).click()
  await expect(page).toHaveURL(/\/desk\/person\?/)
  const row = page.getByRole('row').filter({ hasText: found.doctor_name })
  await row.getByRole('button', { name: /^收费/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^已收/ }).click()
  await expect(row.getByText('待就诊')).toBeVisible()

  await row.getByRole('link', { name: '就诊单' }).click()
  await expect(page.getByRole('article', { name: '就诊单' })).toContainText('程大川')
  await page.getByRole('radio', { name: '腕带' }).check()
  await expect(page.getByRole('article', { name: '腕带' })).toContainText('程大川')
  await page.goBack()
  await page.getByRole('row').filter({ hasText: found.doctor_name }).getByRole('button', { name: '签到' }).click()
  await expect(page.getByText('已签到').first()).toBeVisible()
  const person = new URL(page.url()).searchParams.get('person') ?? ''
  const [appointment] = (await askDesk(deskPerson, { person })).list
  await callUpTo(askDesk, found.schedule_id, appointment?.number ?? 0)
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: found.doctor_name })).toContainText('请就诊')

  await place(page, '收费班次').click()
  await page.getByRole('button', { name: '交班' }).click()
  const close = page.getByRole('dialog', { name: '交班' })
  await close.getByLabel('清点出来的现金').fill('1.00')
  await close.getByRole('button', { name: '点好了，交班' }).click()
  await expect(close.getByRole('alert')).toContainText('差')
  await close.getByLabel('清点出来的现金').fill((200 + Number(found.fee)).toFixed(2))
  await close.getByRole('button', { name: '点好了，交班' }).click()
  await expect(page.getByLabel('钱箱里的备用金')).toBeVisible()
})

test('who pays by gift card shows its code: what is left is seen before it is taken, and the shift has it apart from the money', async ({
  page,
  baseURL,
}) => {
  const askDesk = await askAsStaff(baseURL, NURSE)
  const { departments } = await askDesk(deskCounterSlots, {})
  const found = await findPaid(askDesk, departments)
  await askDesk(deskTillOpen, { float: '0' })
  const newcomer = { truename: '柯礼', id_card: idNumber('04'), has_agreed: 1 as const }
  const { person } = await askDesk(deskRegister, newcomer)
  const slot_id = found.slots.find(({ left_num }) => left_num > 0)?.slot_id ?? 0
  await askDesk(deskCounterBook, { person, slot_id })
  await signInAsKnown(page, '/activity/giftcards', '13800000001')
  const [card] = (await callBeside(page, await keyOf(page))(giftCardList, { state: 'usable' })).list

  await signInAtDesk(page, NURSE)
  await page.goto(personAddress(person))
  const row = page.getByRole('row').filter({ hasText: found.doctor_name })
  await row.getByRole('button', { name: /^收费/ }).click()
  const form = page.getByRole('dialog', { name: /^收挂号费/ })
  await form.getByText('用礼品卡付（可以付一部分）').click()
  const code = form.getByLabel('礼品卡付款码')
  await code.fill('6000 0000 0000 0000 123456')
  await code.press('Enter')
  await expect(form.getByText(/付款码不对/)).toBeVisible()
  await code.fill(card?.pay_code ?? '')
  await form.getByRole('button', { name: '查余额' }).click()
  await expect(form.getByText(`付 ${found.fee} 元，还要收 0.00 元`)).toBeVisible()
  await expect(form.getByText('怎么付')).toBeHidden()
  await form.getByRole('button', { name: `用礼品卡付 ${found.fee} 元` }).click()
  await expect(row.getByText('待就诊')).toBeVisible()

  await place(page, '收费班次').click()
  const taken = page.getByRole('table', { name: '收退明细' }).getByRole('row').filter({ hasText: '礼品卡' })
  await expect(taken).toContainText(found.fee)
  await page.getByRole('button', { name: '交班' }).click()
  const close = page.getByRole('dialog', { name: '交班' })
  await close.getByLabel('清点出来的现金').fill('0')
  await close.getByRole('button', { name: '点好了，交班' }).click()
  await expect(page.getByLabel('钱箱里的备用金')).toBeVisible()
})

/** A clinic of today with a fee and a place left. */
const findPaid = async (
  askDesk: Awaited<ReturnType<typeof askAsStaff>>,
  departments: readonly { dep_id: number; dep_name: string }[],
) => {
  for (const { dep_id, dep_name } of departments) {
    const { list } = await askDesk(deskCounterSlots, { dep_id })
    const clinic = list.find(({ fee, left_num }) => fee !== '0.00' && left_num > 0)
    if (clinic) return { ...clinic, dep_name }
  }
  throw new Error('the demonstration has no place with a fee today')
}
