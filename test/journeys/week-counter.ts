import { expect, type Page } from '@playwright/test'
import { goTo } from './week-opening.ts'

/** Somebody who telephones, or stands there, is registered at the counter and booked for with a doctor on a day. */
export const bookAtCounter = async (
  desk: Page,
  who: { name: string; idCard: string; mobile?: string },
  place: { doctor: string; day?: string },
): Promise<void> => {
  await goTo(desk, '人工窗口')
  await desk.getByLabel('手机号、证件号、就诊卡号或姓名').fill(who.idCard)
  await desk.getByRole('button', { name: '查找' }).click()
  await desk.getByRole('button', { name: '登记新患者' }).click()
  const form = desk.getByRole('dialog', { name: '登记新患者' })
  await form.getByLabel('姓名').fill(who.name)
  if (who.mobile) {
    await form.getByLabel('手机号', { exact: true }).fill(who.mobile)
    await form.getByLabel('手机号是谁的').selectOption({ label: '患者本人的' })
  }
  await form.getByLabel('证件号').fill(who.idCard)
  await form.getByLabel(/患者看过并同意/).check()
  await form.getByRole('button', { name: '登记' }).click()
  await expect(desk).toHaveURL(/\/desk\/person\?/)
  await desk.getByRole('link', { name: '挂号' }).click()
  if (place.day) await desk.getByLabel('日期').fill(place.day)
  await desk.getByRole('navigation', { name: '科室' }).getByRole('link', { name: '心内科' }).click()
  await desk
    .getByRole('listitem')
    .filter({ hasText: place.doctor })
    .getByRole('button', { name: /^\d\d:\d\d 余/ })
    .first()
    .click()
  await desk.getByRole('dialog').getByRole('button', { name: '挂号' }).click()
  await expect(desk).toHaveURL(/\/desk\/person\?/)
  await expect(desk.getByRole('row').filter({ hasText: place.doctor })).toBeVisible()
}

/** Begins a shift with what lies in the drawer. */
export const openShift = async (desk: Page, yuan: string): Promise<void> => {
  await goTo(desk, '收费班次')
  await desk.getByLabel('钱箱里的备用金').fill(yuan)
  await desk.getByRole('button', { name: '开班' }).click()
  await expect(desk.getByRole('button', { name: '交班' })).toBeVisible()
}

/** Who was booked for at the counter pays there, in cash, and is here. */
export const payAndArrive = async (desk: Page, doctor: string): Promise<void> => {
  const row = desk.getByRole('row').filter({ hasText: doctor })
  await row.getByRole('button', { name: /^收费/ }).click()
  await desk.getByRole('dialog').getByRole('button', { name: /^已收/ }).click()
  await expect(row.getByText('待就诊')).toBeVisible()
  await row.getByRole('button', { name: '签到' }).click()
  await expect(desk.getByText('已签到').first()).toBeVisible()
}

/** Ends the shift with what was counted. */
export const closeShift = async (desk: Page, yuan: string): Promise<void> => {
  await goTo(desk, '收费班次')
  await desk.getByRole('button', { name: '交班' }).click()
  const form = desk.getByRole('dialog', { name: '交班' })
  await form.getByLabel('清点出来的现金').fill(yuan)
  await form.getByRole('button', { name: '点好了，交班' }).click()
  await expect(desk.getByLabel('钱箱里的备用金')).toBeVisible()
}

/** Who booked by themselves is found by their telephone, and is here. */
export const arrive = async (desk: Page, mobile: string): Promise<void> => {
  await goTo(desk, '人工窗口')
  await desk.getByLabel('手机号、证件号、就诊卡号或姓名').fill(mobile)
  await desk.getByRole('button', { name: '查找' }).click()
  await desk.getByRole('table').getByRole('link').first().click()
  await desk.getByRole('button', { name: '签到' }).click()
  await expect(desk.getByText('已签到').first()).toBeVisible()
}
