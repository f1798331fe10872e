import { expect, type Page } from '@playwright/test'
import { addDays, dayOf } from '#kit/time/day.ts'
import { PICTURE } from './consult-steps.ts'
import { DOCTORS, goTo, isAt } from './week-opening.ts'

/** Somebody enters a doctor's licence. */
export const enterLicence = async (desk: Page, now: Date): Promise<void> => {
  await goTo(desk, '执业证书')
  await desk.getByRole('link', { name: '登记证书' }).click()
  await isAt(desk, '登记执业证书')
  await desk.getByLabel('医生', { exact: true }).selectOption({ label: `${DOCTORS[0]}（心内科，未认证）` })
  await desk.getByLabel('证书类别').selectOption({ index: 0 })
  await desk.getByLabel('证书编码').fill('110440300004521')
  await desk.getByLabel('执业范围').fill('内科专业')
  await desk.getByLabel('发证日期').fill(addDays(dayOf(now), -2_000))
  await desk.locator('input[type="file"]').first().setInputFiles(PICTURE)
  await expect(desk.getByRole('img', { name: '第 1 张图片，已上传' })).toBeVisible()
  await desk.getByRole('button', { name: '提交审核' }).click()
  await expect(desk.getByText('已提交，等另一位同事审核')).toBeVisible()
  await expect(desk.getByText('要由另一位同事审核')).toBeVisible()
}

/** Somebody else certifies it and opens the doctor's workbench; the password for once. */
export const certifyDoctor = async (desk: Page, login: string): Promise<string> => {
  await goTo(desk, '执业证书')
  await desk.getByRole('row').filter({ hasText: DOCTORS[0] }).getByRole('link').first().click()
  await isAt(desk, `${DOCTORS[0]}的执业证书`)
  await desk.getByRole('button', { name: '审核通过' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click()
  await expect(desk.getByText('已通过，马上生效')).toBeVisible()
  await desk.getByLabel('登录名').fill(login)
  await desk.getByRole('button', { name: '开通工作台' }).click()
  const given = desk.getByText(new RegExp(`${login} / \\S+`))
  const [, password = ''] = /\/ (\S+)/.exec(await given.innerText()) ?? []
  return password
}

/** A doctor is there every morning and afternoon of the week, for a fee. */
export const planWeek = async (desk: Page, doctor: string, fee: string): Promise<void> => {
  await goTo(desk, '排班')
  await desk.getByLabel('科室').selectOption({ label: '心内科' })
  await desk.getByLabel('医生', { exact: true }).selectOption({ label: doctor })
  // It says so once the plans of that doctor are there.
  await expect(desk.getByLabel('医生', { exact: true }).locator('option:checked')).toHaveText(doctor)
  for (const half of ['上午', '下午']) {
    await desk.getByRole('region', { name: '周一' }).getByRole('button', { name: half }).click()
    const form = desk.getByRole('dialog', { name: `周一${half}的排班` })
    for (const day of ['周二', '周三', '周四', '周五', '周六', '周日']) await form.getByLabel(day).check()
    await form.getByLabel('每半小时号源').fill('2')
    await form.getByLabel('挂号费').fill(fee)
    await form.getByLabel('门诊类型').selectOption({ label: '专家门诊' })
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toHaveCount(0)
  }
}
