import { expect, type Locator, type Page } from '@playwright/test'
import { dayOf } from '#kit/time/day.ts'
import { startApart } from './apart.ts'
import { signInAtDesk } from './at-the-desk.ts'
import { filmingScreen } from './filming.ts'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'
import { newMobile, signInPage } from './people.ts'
import { addMember, tapTab } from './tapping.ts'

const TITLE = '血压怎么量：开放日'
const POINTS = 20
const FIRST = '许青禾'
const SECOND = '纪小舟'
/** From eight in the morning, when the product apart begins, until the open day is over. */
const UNTIL_OVER_HOURS = 4

test('an open day is full, somebody waits, a place comes free and is taken; the code on their phone is scanned at the door, and have points and a certificate', async ({
  browser,
}) => {
  test.setTimeout(420_000)
  const apart = await startApart()
  const open = async (width: number) =>
    (await browser.newContext({ baseURL: apart.baseURL, viewport: { width, height: 812 }, locale: 'zh-CN' })).newPage()
  try {
    const desk = await open(1280)
    await test.step('the desk announces it, with one place', () => announce(desk))
    const [first, second] = [await open(375), await open(375)]
    await test.step('the first takes the place', async () => {
      await tapToSignUp(first, '报名')
      await fillSignUp(first, FIRST, '110101198506070174', '确认报名')
      await expect(first.locator('[data-code]')).toHaveText(/^\d{6}$/)
    })
    await test.step('it is full: the second stands in line', async () => {
      await tapToSignUp(second, '排队候补')
      await expect(second.getByText('名额满了。有人取消时')).toBeVisible()
      await fillSignUp(second, SECOND, '110101199003070134', '排队候补')
      await expect(second.getByText('您排在第一位')).toBeVisible()
    })
    await test.step('the first gives it up, and the second is told and takes it', async () => {
      await first.getByRole('button', { name: '取消报名' }).click()
      await first.getByRole('dialog').getByRole('button', { name: '取消报名' }).click()
      await expect(first.locator('[data-code]')).toBeHidden()
      await tapMessage(second, '候补到名额了')
      await second.getByRole('button', { name: '确认参加' }).click()
      await expect(second.locator('[data-code]')).toHaveText(/^\d{6}$/)
    })
    await test.step('the desk checks nobody in by another code', async () => {
      const code = await second.locator('[data-code]').innerText()
      await desk.reload()
      await expect(desk.getByRole('table', { name: '报名的人' }).getByRole('row')).toHaveCount(2)
      await desk.getByLabel('签到码').fill(code === '000000' ? '000001' : '000000')
      await desk.getByRole('button', { name: '签到', exact: true }).click()
      await expect(desk.getByText('没有这个签到码')).toBeVisible()
    })
    await test.step('a nurse’s phone scans the code on theirs, and scanned again it says that they are in', () =>
      scanIn(desk, second, apart.baseURL))
    await test.step('when it is over they are thanked with points, and have a certificate that anybody checks', async () => {
      apart.moveHours(UNTIL_OVER_HOURS)
      await tapMessage(second, '谢谢您来参加')
      await second.getByRole('link', { name: '参加证明' }).click()
      await expect(second.getByText(SECOND).first()).toBeVisible()
      await second.getByRole('link', { name: '打开核对页' }).click()
      await expect(second.getByText('是真的')).toBeVisible()
      await expect(second.getByText(TITLE)).toBeVisible()
      await tapTab(second, '我的')
      await second.getByRole('navigation', { name: '我的资产' }).getByRole('link', { name: /积分/ }).click()
      await expect(second).toHaveURL(/userpoint/)
      await expect(second.getByText(String(POINTS)).first()).toBeVisible()
    })
  } finally {
    await apart.stop()
  }
})

const announce = async (desk: Page) => {
  await signInAtDesk(desk, 'keeper1')
  await desk.getByRole('link', { name: '线下活动' }).first().click()
  await desk.getByRole('link', { name: '新增活动' }).click()
  await desk.getByLabel('名称').fill(TITLE)
  await desk.getByLabel('主办科室').selectOption({ index: 1 })
  await desk.getByLabel('地点').fill('门诊楼 3 层')
  await desk.getByRole('textbox', { name: '内容' }).fill('讲讲在家怎么量血压，量完当场答疑。')
  await desk.getByLabel('日期').fill(dayOf(new Date()))
  await desk.getByLabel('开始前几小时截止报名').fill('0')
  await desk.getByLabel('开始', { exact: true }).fill('10:00')
  await desk.getByLabel('结束', { exact: true }).fill('11:00')
  await desk.getByLabel('名额', { exact: true }).fill('1')
  await desk.getByLabel(/到场的人得多少积分/).fill(String(POINTS))
  await desk.getByRole('button', { name: '发布，开始报名' }).click()
  await expect(desk).toHaveURL(/\/desk\/offline\/one\?event_id=/)
  await expect(desk.getByRole('heading', { name: TITLE })).toBeVisible()
}

/** The camera of who works at the door sees what the other's phone shows. */
const scanIn = async (desk: Page, second: Page, baseURL: string) => {
  // What was said last lies over the code until it goes.
  await expect(second.getByText('已确认，名额是您的了')).toBeHidden()
  const filming = await filmingScreen(await second.getByRole('img', { name: /^签到码/ }).screenshot())
  try {
    const context = await filming.newContext({
      baseURL,
      permissions: ['camera'],
      locale: 'zh-CN',
      viewport: { width: 375, height: 812 },
      storageState: await desk.context().storageState(),
    })
    const door = await context.newPage()
    await door.goto(desk.url())
    await door.getByRole('button', { name: '扫码签到' }).click()
    await expect(door.getByText(`${SECOND} 已签到，共到场 1 人`).first()).toBeVisible()
    await door.getByRole('button', { name: '扫下一位' }).click()
    await expect(door.getByText('这位已经签到过了')).toBeVisible()
  } finally {
    await filming.close()
  }
}

/** From home by the mall's shortcut to the event, and on to signing up; pages that are kept show it some seconds later. */
const tapToSignUp = async (page: Page, word: string) => {
  await openPage(page, '/')
  await tapTab(page, '商城')
  await page.getByRole('navigation', { name: '活动' }).getByRole('link', { name: '线下活动' }).click()
  await expect(page).toHaveURL(/\/activity\/offline$/)
  await pullDownTo(page, page.getByRole('link', { name: new RegExp(TITLE) }))
  await expect(page).toHaveURL(/\/activity\/offlinedetail/)
  await pullDownTo(page, page.getByRole('link', { name: word, exact: true }))
  await signInPage(page, newMobile())
  await expect(page).toHaveURL(/\/activity\/offlinesignup/)
}

const fillSignUp = async (page: Page, name: string, idCard: string, word: string) => {
  await addMember(page, name, idCard)
  await page.getByRole('button', { name: word }).click()
  await expect(page).toHaveURL(/\/activity\/offlinedetail/)
}

/** Opens a message that is on its way, and what it leads to. */
const tapMessage = async (page: Page, title: string) => {
  await tapTab(page, '消息')
  await expect(page).toHaveURL(/\/account\/messages/)
  await pullDownTo(page, page.getByRole('link', { name: new RegExp(title) }).first())
}

/** Waits for something that may be on its way, pulls the page down until it is there, and taps it. */
const pullDownTo = async (page: Page, link: Locator) => {
  await expect(async () => {
    if (await link.isVisible()) return
    await page.reload({ waitUntil: 'networkidle' })
    await expect(link).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 120_000 })
  await link.click()
}
