import { type Browser, expect, type Page } from '@playwright/test'
import { totpAt } from '#kit/seal/server/totp.ts'
import { PICTURE } from './consult-steps.ts'
import type { InProduction } from './production.ts'

/** The hospital of the week, and who works there. */
export const UNIT = '深圳明湖医院'
export const DOCTORS = ['周知夏', '何清野'] as const
const PASSWORD = 'a lamp behind 2 hills'

/** A place in the navigation of the desk, or the workbench; behind its name may stand how many wait there. */
export const placeOf = (page: Page, place: string) =>
  page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: new RegExp(`^${place}( ?\\d.*)?$`) })

/** Goes to a place of the desk, or the workbench, by its navigation. */
export const goTo = async (page: Page, place: string): Promise<void> => {
  await placeOf(page, place).click()
  await isAt(page, place)
}

/** A page has come in, not its address alone. */
export const isAt = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** A desk of its own in the browser, as wide as a computer's. */
export const openDesk = async (browser: Browser, { baseURL, now }: InProduction): Promise<Page> => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 }, isMobile: false })
  return atItsTime(await context.newPage(), now)
}

/** A page whose clock shows what the product's does, and that does not wait for ever. */
export const atItsTime = async (page: Page, now: () => Date): Promise<Page> => {
  page.setDefaultTimeout(30_000)
  await page.clock.setSystemTime(now())
  return page
}

/** Somebody of the staff or a doctor, with what they sign in by. */
export interface Person {
  login: string
  /** The password that was given for once. */
  first: string
  /** What their authenticator holds. */
  secret?: string
}

/**
 * Signs in with the password that was given for once, chooses one, and where the post needs it binds an authenticator. `now` is
 * what the product's clock shows; a `path` behind the door is where one comes to.
 */
export const signInFirst = async (
  page: Page,
  who: Person,
  now: () => Date | Promise<Date>,
  path = '/desk/login',
): Promise<Person> => {
  await page.goto(path)
  await page.getByLabel('登录名').fill(who.login)
  await page.getByLabel('密码').fill(who.first)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByLabel('新密码').fill(PASSWORD)
  await page.getByLabel('再输一遍').fill(PASSWORD)
  await page.getByRole('button', { name: '设置密码' }).click()
  const shown = page.getByText(/^[A-Z2-7 ]{39}$/)
  await expect(shown.or(page.getByRole('navigation', { name: '工作台' }))).toBeVisible()
  if (!(await shown.isVisible())) return who
  const secret = (await shown.innerText()).replaceAll(' ', '')
  await page.getByLabel('动态验证码').fill(totpAt(secret, await now()))
  await page.getByRole('button', { name: '绑定并登录' }).click()
  await expect(page).not.toHaveURL(/\/login/)
  return { ...who, secret }
}

/** Signs in on another morning. */
export const signInAgain = async (page: Page, who: Person, now: () => Date, path = '/desk/login'): Promise<void> => {
  await atItsTime(page, now)
  await page.goto(path)
  await page.getByLabel('登录名').fill(who.login)
  await page.getByLabel('密码').fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  if (who.secret) {
    await page.getByLabel('动态验证码').fill(totpAt(who.secret, now()))
    await page.getByRole('button', { name: '登录', exact: true }).click()
  }
  await expect(page).not.toHaveURL(/\/login/)
}

/** The operator writes the hospital and goes to its desk. */
export const makeHospital = async (desk: Page): Promise<void> => {
  await goTo(desk, '医院资料')
  await desk.getByRole('link', { name: '新增医院' }).click()
  await isAt(desk, '新增医院')
  await desk.getByLabel('医院名称').fill(UNIT)
  await desk.getByLabel('等级').selectOption({ label: '三级甲等' })
  await desk.getByLabel('地址').fill('广东省深圳市福田区莲花路 1 号')
  await desk.getByLabel('门诊时间').fill('周一至周日 8:00–12:00，14:00–17:30')
  await desk.getByLabel('医院介绍').fill('一家新的综合医院，挨着明湖。')
  await addPicture(desk)
  await desk.getByRole('button', { name: '保存医院资料' }).click()
  await expect(desk.getByText('医院资料已保存')).toBeVisible()
  await enterHospital(desk)
}

/** Whoever works at several desks goes to that of the hospital. */
export const enterHospital = async (desk: Page): Promise<void> => {
  await desk.getByRole('link', { name: /，切换$/ }).click()
  await desk.getByRole('row').filter({ hasText: UNIT }).getByRole('button', { name: '切换到这里' }).click()
  await expect(desk.getByRole('link', { name: `${UNIT}，切换` })).toBeVisible()
}

const addPicture = async (desk: Page) => {
  await desk.locator('input[type="file"]').first().setInputFiles(PICTURE)
  await expect(desk.getByRole('img', { name: '第 1 张图片，已上传' })).toBeVisible()
}

/** A department, and doctors with pictures who know an illness. */
export const makeDoctors = async (desk: Page): Promise<void> => {
  await goTo(desk, '科室')
  await desk.getByRole('button', { name: '新增科室' }).click()
  const department = desk.getByRole('dialog')
  await department.getByLabel('科室名称').fill('心内科')
  await department.getByLabel('位置').fill('门诊楼 3 层')
  await department.getByRole('button', { name: '保存' }).click()
  await expect(desk.getByText('科室已保存')).toBeVisible()
  for (const name of DOCTORS) {
    await goTo(desk, '医生')
    await desk.getByRole('link', { name: '新增医生' }).click()
    await isAt(desk, '新增医生')
    await desk.getByLabel('姓名').fill(name)
    await desk.getByLabel('第一执业科室').selectOption({ label: '心内科' })
    await desk.getByLabel('诊室').fill('3 诊室')
    await desk.getByLabel('擅长', { exact: true }).fill('高血压、心律失常')
    await desk.getByLabel('擅长的疾病').fill('高血压')
    await addPicture(desk)
    await desk.getByRole('button', { name: '保存医生资料' }).click()
    await expect(desk.getByText('医生资料已保存')).toBeVisible()
    await expect(desk.getByRole('row').filter({ hasText: name })).toBeVisible()
  }
}

/** Somebody of the staff is given a post; the password for once. */
export const addStaff = async (desk: Page, name: string, login: string, role: string): Promise<string> => {
  await goTo(desk, '员工')
  await desk.getByRole('button', { name: '新增员工' }).click()
  const form = desk.getByRole('dialog')
  await form.getByLabel('姓名').fill(name)
  await form.getByLabel('登录名').fill(login)
  await form.getByLabel('角色').selectOption({ label: role })
  await form.getByRole('button', { name: '保存' }).click()
  const given = desk.getByRole('dialog', { name: `${name} 的初始密码` })
  await expect(given).toBeVisible()
  const [password = ''] = /\w{4}-\w{4}-\w{4}/.exec(await given.innerText()) ?? []
  await given.getByRole('button', { name: '我记下了' }).click()
  return password
}
