import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { isIdCard } from '#kit/check/id-card.ts'
import { systemClock } from '#kit/time/clock.ts'
import { addDays, type Day, dayOf } from '#kit/time/day.ts'
import { newIdNumber } from '../generated/honest-members.ts'
import {
  agreeToHealthData,
  inviteGrandmother,
  measureChild,
  openChild,
  tapToAccount,
  tapToRecords,
  writeMilk,
} from './child-steps.ts'
import { test } from './journey.ts'
import { newMobile, signInPage } from './people.ts'
import { openElsewhere, shareByCode, takeBack } from './share-steps.ts'
import { addMember, bookAndPay } from './tapping.ts'

const ago = (days: number) => addDays(dayOf(systemClock.now()), -days)

// Nothing is asked beside the pages and no address is typed: from the home page on, everything is tapped.

test('a woman logs four cycles, is pregnant, dated by a scan, her child is born, grows, is booked a vaccine, cared for with its grandmother and shown to a doctor; another’s ends quietly', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await tapToOwnRecords(page)
  await page.getByRole('link', { name: /记周期、备孕/ }).click()
  await page.getByLabel('最近一次月经的第一天').fill(ago(120))
  await page.getByRole('button', { name: '开始记录' }).click()
  await agreeToHealthData(page)
  await expect(page.getByText('不能用来避孕')).toBeVisible()
  for (const days of [90, 61, 30]) {
    await page.getByRole('button', { name: '补记别的日子' }).click()
    await page.getByRole('dialog').getByLabel('日期').fill(ago(days))
    await page.getByRole('dialog').getByRole('button', { name: '记下' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expect(page.getByText('30 天（最近 29–31 天）')).toBeVisible()

  await page.getByRole('link', { name: /怀孕了/ }).click()
  await page.getByLabel('末次月经第一天').fill(ago(70))
  await page.getByLabel('身高').fill('160')
  await page.getByLabel('怀孕前的体重').fill('52')
  await page.getByRole('button', { name: '开始记录' }).click()
  await expect(page.getByText('孕 10 周', { exact: true })).toBeVisible()

  await page.getByText('怎么算的，补记 B 超').click()
  await page.getByLabel('做 B 超那天').fill(ago(2))
  await page.getByLabel('单子上的孕周').fill('8')
  await page.getByRole('button', { name: '记下这次 B 超' }).click()
  await expect(page.getByText('孕 8 周 2 天', { exact: true })).toBeVisible()

  await page.getByLabel('今天的体重').fill('105')
  await page.getByRole('button', { name: '记下', exact: true }).first().click()
  await expect(page.getByText('是不是填成了斤')).toBeVisible()
  await page.getByLabel('今天的体重').fill('52.5')
  await page.getByRole('button', { name: '没错，就是这样' }).click()
  await expect(page.getByText('您长了 0.5 公斤，在建议的范围里')).toBeVisible()

  await page.getByRole('checkbox', { name: /早孕 B 超/ }).click()
  await expect(page.getByRole('checkbox', { name: /早孕 B 超/ })).toBeChecked()
  await page.getByRole('link', { name: /孕早期产检套餐/ }).click()
  await expect(page).toHaveURL(/\/health\/product\?goods_id=/)
  await page.getByRole('link', { name: '返回' }).click()
  await bookVisit(page)

  // She has been there; weeks later a doctor has said another day, and the child comes five days before it.
  await tapToRecords(page)
  await page.getByRole('link', { name: /怀孕记录|孕 \d+ 周/ }).click()
  await expect(page.getByText('第 1 次产检').first()).toBeVisible()
  await page.getByRole('button', { name: '做过了' }).click()
  await expect(page.getByRole('checkbox', { name: /第 1 次产检/ })).toBeChecked()
  await page.getByRole('link', { name: /修改资料/ }).click()
  await page.getByRole('radio', { name: '预产期' }).check()
  await page.locator('input[type=date]:visible').last().fill(ago(-5))
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('孕 39 周 2 天', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /宝宝出生了/ }).click()
  await page.getByLabel('名字').fill('林小满')
  await page.getByRole('radio', { name: '女' }).check()
  await page.getByLabel('出生日期').fill(ago(0))
  await page.getByRole('checkbox', { name: /我是监护人/ }).check()
  await page.getByRole('button', { name: '开始宝宝的档案' }).click()
  await expect(page.getByText('新生儿期')).toBeVisible()
  await expect(page.getByText(/孕 39 周 2 天/)).toBeVisible()

  // The child stands first among the records, until another is chosen.
  await tapToRecords(page)
  const first = page.locator('section').filter({ has: page.getByRole('heading', { name: '正在看' }) })
  await expect(first.getByRole('link', { name: /林小满/ })).toBeVisible()
  await first.getByRole('button', { name: '换一份先看' }).click()
  const crowd = page.waitForRequest((request) => /\/users\/\d+\/crowd\/prepare/.test(request.url()))
  await page.getByRole('radio', { name: '备孕' }).click()
  await expect(first.getByRole('link', { name: /周期/ })).toBeVisible()
  expect((await crowd).method()).toBe('PUT')
  await page.getByRole('link', { name: /怀孕记录/ }).click()
  await page.getByRole('link', { name: /林小满/ }).click()
  await expect(page.getByText('新生儿期')).toBeVisible()

  // The child grows; its vaccine is booked in two taps, for it is a member of the family by now.
  await measureChild(page, { grams: 3300, cm: 49.5 })
  await addChildToFamily(page, '林小满满')
  await openChild(page, '林小满')
  await page.getByRole('link', { name: '孩子的资料' }).click()
  await page.getByLabel('是哪位就诊人').selectOption({ label: '林小满满，0 岁' })
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('新生儿期')).toBeVisible()
  await page.getByRole('link', { name: '全部疫苗' }).click()
  await page.locator('a[href^="/guahao/confirm"]').first().click()
  await expect(page.getByRole('radio', { name: '林小满满' })).toBeChecked()
  // A place of today cannot be given back on the phone: where it is one, that is ticked.
  const hasNoWayBack = page.getByRole('checkbox', { name: /不能在手机上取消/ })
  if (await hasNoWayBack.isVisible()) await hasNoWayBack.check()
  await page.getByRole('button', { name: '确认预约' }).click()
  await expect(page).toHaveURL(/\/(pay\/index|guahao\/success)/)

  await openChild(page, '林小满')
  const grandmother = await inviteGrandmother(page, browser, '新生儿期', { consents: false })
  await grandmother.getByRole('link', { name: /日常记录/ }).click()
  await writeMilk(grandmother, 60)
  await expect(grandmother.getByText('喝奶 60 毫升')).toBeVisible()

  // A doctor without an account reads it on one page; the mother sees that they did, and takes it back.
  await openChild(page, '林小满')
  await page.getByRole('link', { name: /给医生看、打印/ }).click()
  const code = await shareByCode(page, '张医生')
  const doctor = await openElsewhere(browser, code, '社区医院的张医生', '体重 3.3 公斤')
  await expect(doctor.getByText('喝奶')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('社区医院的张医生')).toBeVisible()
  await takeBack(page)
  await endQuietly(await (await browser.newContext()).newPage())
})

/** From the home page to the records of somebody who signs in on the way. */
const tapToOwnRecords = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: '主要页面' }).getByRole('link', { name: '我的' }).click()
  if (!/user\/login/.test(page.url())) await page.getByRole('link', { name: /登录/ }).first().click()
  await signInPage(page, newMobile(), false)
  await tapToRecords(page)
}

/** From what falls due next in a pregnancy to a doctor's place, where she becomes one of her family, and pays. */
const bookVisit = async (page: Page) => {
  await page.getByRole('link', { name: '去预约产科' }).click()
  await expect(page).toHaveURL(/\/search\/index\?keyword=/)
  await page
    .getByRole('link', { name: /产科 · .*最早/ })
    .first()
    .click()
  await page.locator('a[href*="/guahao/confirm"]').first().click()
  await addMember(page, '林晓月', newIdNumber())
  await bookAndPay(page)
}

/** Makes the child one of the family, on the page of its people. */
const addChildToFamily = async (page: Page, name: string) => {
  await tapToAccount(page)
  await page
    .getByRole('link', { name: /就诊人/ })
    .first()
    .click()
  await page.getByRole('link', { name: /添加就诊人/ }).click()
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('证件号码').fill(numberOf(ago(0)))
  await page.getByLabel('和您的关系').selectOption({ label: '子女' })
  await page.getByRole('checkbox', { name: /我是监护人/ }).check()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(name)).toBeVisible()
}

/** An identity number of a girl who was born on a day. */
const numberOf = (birthday: Day): string => {
  const begin = `440304${birthday.replaceAll('-', '')}${String(randomInt(500) * 2).padStart(3, '0')}`
  return [...'0123456789X'].map((last) => begin + last).find(isIdCard) ?? ''
}

/** Somebody else's pregnancy ends in three taps, and nothing speaks of it any more. */
const endQuietly = async (page: Page) => {
  await tapToOwnRecords(page)
  await page.getByRole('link', { name: /怀孕了/ }).click()
  await page.getByLabel('末次月经第一天').fill(ago(70))
  await page.getByRole('button', { name: '开始记录' }).click()
  await agreeToHealthData(page)
  await expect(page.getByText('孕 10 周', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: '结束这份记录' }).click()
  await page.getByText('删掉').click()
  await page.getByRole('button', { name: '结束' }).click()
  await expect(page.getByText('已经停了，不会再提醒您。')).toBeVisible()
  await expect(page.getByRole('link', { name: /全国心理援助热线/ })).toHaveAttribute('href', 'tel:12356')
  await tapToRecords(page)
  await expect(page.getByText('记周期、备孕')).toBeVisible()
  await expect(page.getByText(/孕 \d|已经结束/)).toHaveCount(0)
}
