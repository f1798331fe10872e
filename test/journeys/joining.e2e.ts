import { type Browser, expect, type Page } from '@playwright/test'
import { unitHotDeps } from '#app/areas/guahao/departments/contract.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { doctorSchedule, doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import { aCreditCode } from '#test/support/joining.ts'
import { timeAt } from './at-the-desk.ts'
import { callAs } from './calls.ts'
import { PICTURE } from './consult-steps.ts'
import { test } from './journey.ts'
import { keepKeys, keyOf, newMobile, signInTo } from './people.ts'
import { addMember, bookAndPay, tapSlot, tapToSlots } from './tapping.ts'
import { signInFirst } from './week-opening.ts'

const FIRST_PASSWORD = /\w{4}-\w{4}-\w{4}/
const LICENCE = 'PDY60055444030419D1102'
const held = (page: Page) => page.getByRole('alert')
const goOn = (page: Page) => page.getByRole('button', { name: '下一步' }).click()
/** Waits until a field has been saved, by nobody's press. */
const isSaved = (page: Page, field: string) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/hospital_audit/save') && (response.request().postData() ?? '').includes(field),
  )

test('a hospital goes from its application to its first booking: held back where something is missing, saved for another device, audited by two, opened, booked [X018]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const at = Math.floor(Date.now() / 1_000) % 1_000_000_000
  const unit = `深圳启明第${at % 100_000}门诊部`
  const login = `qiming-${at % 100_000}`

  await signInTo(page, '/account/index')
  await page.getByRole('link', { name: '医院入驻' }).click()
  await page.getByRole('link', { name: '开始申请' }).click()
  await expect(page).toHaveURL(/\/health\/join\/step1/)
  await goOn(page)
  await expect(held(page)).toHaveText('还有 3 处要补：联系人、联系电话、工作台登录名')
  await expect(page.getByLabel('联系人')).toBeFocused()
  await page.getByLabel('联系人').fill('程入驻')
  await page.getByLabel('联系电话').fill(newMobile())
  await goOn(page)
  await expect(held(page)).toHaveText(/工作台登录名：登录名用 3 到 40 个/)
  await page.getByLabel('工作台登录名').fill(login)
  await goOn(page)
  await expect(page).toHaveURL(/\/health\/join\/step2/)
  await page.getByLabel('机构名称').fill(unit)
  const saved = isSaved(page, '"address"')
  await page.getByLabel('详细地址').fill('广东省深圳市福田区红荔路 1 号')
  await saved

  const desktop = await onAnotherDevice(browser, baseURL, await keyOf(page))
  await fillTheRest(desktop, at, unit)
  await page.goto('/health/joinStepProcess')
  await expect(page.getByText('申请审核中')).toBeVisible()

  await approve(browser, baseURL, 'operator', unit, '初审通过', /初审通过，等另一位复审/)
  await approve(browser, baseURL, 'admin1', unit, '复审通过，开通医院', /已通过，医院和管理员账号已建好/)
  await page.goto('/audit/hospital')
  await page.getByRole('button', { name: '领取管理员首次密码' }).click()
  await expect(page.getByRole('main')).toContainText(FIRST_PASSWORD)
  const first = FIRST_PASSWORD.exec(await page.getByRole('main').innerText())?.[0] ?? ''
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 900 } })
  const admin = await context.newPage()
  await signInFirst(admin, { login, first }, () => timeAt(baseURL), '/desk/opening')
  await expect(admin).toHaveURL(/\/desk\/opening/)
  await openTheHospital(admin)
  await page.goto('/audit/hospital')
  await page.getByRole('link', { name: '看看患者看到的主页' }).click()
  await expect(page.getByRole('main').getByRole('heading', { name: unit })).toBeVisible()
  const unitId = Number(new URL(page.url()).searchParams.get('unit_id'))

  const patient = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() })).newPage()
  await signInTo(patient, '/')
  const place = await firstPlace(baseURL, unitId, unit)
  await tapToSlots(patient, place)
  await tapSlot(patient, place.slot)
  await addMember(patient, '顾一诺', '110101199003070038')
  await bookAndPay(patient)
})

/** Goes on with what the first device left, on a computer. */
const onAnotherDevice = async (browser: Browser, baseURL: string | undefined, user_key: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await keepKeys(page, { user_key })
  await page.goto('/health/joinindex')
  await page.getByRole('link', { name: '接着填申请' }).click()
  await expect(page.getByLabel('联系人')).toHaveValue('程入驻')
  await goOn(page)
  return page
}

const fillTheRest = async (page: Page, at: number, unit: string) => {
  await expect(page.getByLabel('机构名称')).toHaveValue(unit)
  await goOn(page)
  await expect(held(page)).toHaveText('还有 3 处要补：机构类型、医院等级、对外电话')
  await page.getByLabel('机构类型').selectOption({ index: 1 })
  await page.getByLabel('医院等级').selectOption({ index: 1 })
  await page.getByLabel('对外电话').fill('0755-12345678')
  await goOn(page)
  await expect(page).toHaveURL(/\/health\/join\/step3/)

  const code = aCreditCode(at)
  await page.getByLabel('统一社会信用代码').fill(`${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`)
  await page.getByLabel('执业许可证登记号').fill(LICENCE)
  await page.getByLabel('许可证有效期至').fill('2036-12-31')
  await goOn(page)
  await expect(held(page)).toHaveText('还有 2 处要补：统一社会信用代码、执业许可证照片')
  await expect(page.getByText('这个代码的校验位不对，请照营业执照或法人证书逐位核对')).toBeVisible()
  await page.getByLabel('统一社会信用代码').fill(code)
  await page.locator('input[type="file"]').first().setInputFiles(PICTURE)
  await expect(held(page)).toHaveCount(0)
  await goOn(page)
  await expect(page).toHaveURL(/\/health\/join\/step4/)

  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(held(page)).toHaveText('想开通的服务：请至少选一项')
  await page.getByRole('checkbox', { name: '预约挂号' }).check()
  await page.getByRole('checkbox', { name: '健康商城' }).check()
  await expect(held(page)).toHaveCount(0)
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请已提交')).toBeVisible()
}

/** Somebody of the platform opens the application from its queue, and decides. */
const approve = async (
  browser: Browser,
  baseURL: string | undefined,
  who: string,
  unit: string,
  action: string,
  said: RegExp,
) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 900 } })
  const desk = await context.newPage()
  await desk.goto('/desk/login')
  await desk.getByRole('button', { name: new RegExp(`^${who} `) }).click()
  await expect(desk).not.toHaveURL(/\/desk\/login/)
  await desk.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: '入驻审核' }).click()
  // The page that is left has a search of its own.
  await expect(desk.getByRole('heading', { name: '入驻审核' })).toBeVisible()
  await desk.getByRole('searchbox').fill(unit)
  await desk.getByRole('searchbox').press('Enter')
  await desk.getByRole('link', { name: unit }).click()
  await desk.getByRole('button', { name: action }).click()
  await expect(desk.getByRole('status').filter({ hasText: said })).toBeVisible()
  await context.close()
}

/** First department, doctor, plan and goods in one form. */
const openTheHospital = async (desk: Page) => {
  await desk.getByLabel('科室').selectOption({ index: 1 })
  await desk.getByLabel('医生姓名').fill('周开业')
  await desk.getByLabel('职称').selectOption({ index: 1 })
  for (const name of ['周六', '周日']) await desk.getByRole('checkbox', { name }).check()
  await desk.getByLabel('第一件服务商品').fill('上门量血压一次')
  await desk.getByRole('button', { name: '开业，开始接受预约' }).click()
  await expect(desk.getByText('开店要同时填商品名称、分类、价格和件数')).toBeVisible()
  await desk.getByLabel('分类').selectOption({ index: 1 })
  await desk.getByLabel('价格').fill('30')
  await desk.getByLabel('可以卖几件').fill('10')
  await desk.getByRole('button', { name: '开业，开始接受预约' }).click()
  await expect(desk.getByText(/患者可以预约/).first()).toBeVisible()
}

/** The first slot of the new hospital that can be booked. */
const firstPlace = async (baseURL: string | undefined, unitId: number, unit_name: string) => {
  const ask = callAs(baseURL)
  const [dep] = (await ask(unitHotDeps, { id: unitId })).list
  const [doctor] = (await ask(doctorList, { unit_id: unitId })).list
  const { doctor_id = 0 } = doctor ?? {}
  for (const { date } of (await ask(doctorSchedule, { doctor_id })).list) {
    const slot = (await ask(doctorSlots, { doctor_id, date })).list.find(({ state }) => state === 'bookable')
    if (slot)
      return { doctor: { doctor_id, dep_id: dep?.dep_id ?? 0, unit_id: unitId, unit_name }, slot: { ...slot, date } }
  }
  throw new Error('nothing can be booked at the new hospital')
}
