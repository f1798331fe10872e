import { expect, type Page } from '@playwright/test'
import { addDays, dayOf } from '#kit/time/day.ts'
import { DOCTORS, goTo } from './week-opening.ts'

/** The doctor calls who is next, writes what was found, and is done with them. */
export const seeNext = async (bench: Page, now: Date): Promise<void> => {
  await goTo(bench, '门诊')
  await bench.getByRole('button', { name: '叫下一位' }).click()
  await expect(bench).toHaveURL(/\/workbench\/visit/)
  await bench.getByLabel('加一个诊断').fill('高血压')
  await bench.getByRole('button', { name: '添加', exact: true }).click()
  await bench.getByLabel('所见').fill('血压 152/96，心律齐。')
  await bench.getByLabel('建议').fill('低盐饮食，早晚各量一次血压。')
  await bench.getByLabel('复诊日期').fill(addDays(dayOf(now), 14))
  await bench.getByRole('button', { name: '写好了，发给患者' }).click()
  await expect(bench.getByText('小结已保存')).toBeVisible()
  await bench.getByRole('button', { name: '看完了' }).click()
}

/** The doctor's clinic of tomorrow morning is closed, with another doctor in their place. */
export const stopTomorrow = async (desk: Page): Promise<void> => {
  await goTo(desk, '排班')
  await desk.getByLabel('科室').selectOption({ label: '心内科' })
  await desk.getByLabel('医生', { exact: true }).selectOption({ label: DOCTORS[0] })
  const clinic = desk.getByRole('row').filter({ hasText: '明天' }).filter({ hasText: '上午' })
  await clinic.getByRole('link', { name: /停诊/ }).click()
  await desk.getByLabel('原因（患者会看到）').fill('医生外出会诊')
  await desk.getByRole('radio', { name: new RegExp(`${DOCTORS[1]}.*上午`) }).check()
  await desk.getByRole('button', { name: '停诊并通知' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: '停诊并通知' }).click()
  await expect(desk.getByText(/已停诊，通知了 1 人/)).toBeVisible()
}

/** A patient reads at the home that the clinic is stopped, and takes the other doctor. */
export const takeSubstitute = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page
    .getByRole('complementary', { name: '接下来' })
    .getByRole('link', { name: /停诊了/ })
    .click()
  await page
    .getByRole('radio', { name: new RegExp(DOCTORS[1]) })
    .first()
    .check()
  await page.getByRole('button', { name: '就换成这个' }).click()
  await expect(page.getByRole('main')).toContainText(DOCTORS[1])
}
