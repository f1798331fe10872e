import { expect, type Page } from '@playwright/test'

/** Where somebody is going. */
interface Wanted {
  doctor: { doctor_id: number; dep_id: number; unit_id: number; unit_name: string }
  slot: { date: string }
}

/** From the home to the slots of a doctor on a day, by what stands on the pages: hospital, department, day, doctor. */
export const tapToSlots = async (page: Page, { doctor, slot }: Wanted): Promise<void> => {
  await page.goto('/')
  await page
    .getByRole('navigation', { name: '看病' })
    .getByRole('link', { name: /预约挂号/ })
    .click()
  await expect(page).toHaveURL(/\/guahao\/index/)
  await page.getByRole('region', { name: '深圳的医院' }).getByRole('link', { name: '全部' }).click()
  await expect(page).toHaveURL(/\/unit\/list/)
  // The address comes before the page, and the page that is left has a search of its own.
  await expect(page.getByRole('heading', { name: '选择医院' })).toBeVisible()
  await page.getByRole('searchbox').fill(doctor.unit_name)
  await page.getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL(/keyword=./)
  await page.getByRole('main').locator(`a[href$="unit_id=${doctor.unit_id}"]`).first().click()
  await page.getByRole('link', { name: '全部科室' }).click()
  await expect(page).toHaveURL(/\/unit\/dep/)
  await tapDepartment(page, doctor.dep_id)
  // With the day: until its doctors have come, those of another are shown.
  await page.locator(`a[href*="date=${slot.date}"]`).first().click()
  await page.locator(`a[href*="doc_id=${doctor.doctor_id}"][href*="date=${slot.date}"]`).first().click()
  await expect(page).toHaveURL(/doc_id=/)
}

/** The departments stand under their classes: one class after the other is opened until it is there. */
const tapDepartment = async (page: Page, depId: number) => {
  const link = page.getByRole('main').locator(`a[href*="dep_id=${depId}"]`)
  const classLinks = page.getByRole('navigation', { name: '科室分类' }).getByRole('link')
  await expect(classLinks.first()).toBeVisible()
  for (const one of await classLinks.all()) {
    const name = await one.innerText()
    await one.click()
    await expect(page.getByRole('main').getByRole('region', { name, exact: true })).toBeVisible()
    if ((await link.count()) > 0) return link.first().click()
  }
  throw new Error(`no department ${depId} is shown`)
}

/** A slot's tile begins with its time. */
export const tapSlot = (page: Page, { begin_time }: { begin_time: string }): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${begin_time.slice(11, 16)}`) })
    .click()

/** Adds somebody on the confirming page who has no members yet. */
export const addMember = async (page: Page, name: string, idCard: string): Promise<void> => {
  await page
    .getByRole('link', { name: /添加就诊人|去添加/ })
    .first()
    .click()
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('证件号码').fill(idCard)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('radio', { name })).toBeChecked()
}

/** Confirms, pays where something is to pay, and is shown the number. */
export const bookAndPay = async (page: Page): Promise<void> => {
  const knows = page.getByRole('checkbox', { name: /不能在手机上取消/ })
  if (await knows.isVisible()) await knows.check()
  await page.getByRole('button', { name: '确认预约' }).click()
  await page.getByRole('button', { name: /去支付/ }).click()
  await page.getByRole('button', { name: '确认' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: /^就诊号\s*\d+\s*号$/ })).toBeVisible()
}

/** Opens one of the tabs at the bottom; the way there is the page's own, `返回` as often as there are no tabs. */
export const tapTab = async (page: Page, name: string): Promise<void> => {
  const tab = page.getByRole('navigation', { name: '主要页面' }).getByRole('link', { name: new RegExp(name) })
  await expect(async () => {
    if (!(await tab.isVisible())) await page.getByRole('link', { name: '返回' }).first().click({ timeout: 2_000 })
    await expect(tab).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await tab.click()
}

/** From a page with tabs to goods of the mall, found by their name in the mall's own search. */
export const tapToGoods = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name: '商城', exact: true }).click()
  await expect(page).toHaveURL(/\/health\/index/)
  await page.getByPlaceholder('搜体检、项目、商品').fill(name)
  await page.getByPlaceholder('搜体检、项目、商品').press('Enter')
  await page.getByRole('main').getByRole('link').filter({ hasText: name }).first().click()
}
