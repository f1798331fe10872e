import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { addressAdd } from '#app/areas/orders/addresses/contract.ts'
import { createGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { prescriptionDetail, prescriptionList } from '#app/areas/prescriptions/contract.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { callAs } from './calls.ts'
import { answerAtWorkbench } from './consulting.ts'
import { test } from './journey.ts'
import { keyOf, signInTo } from './people.ts'

const DRUG = '盐酸二甲双胍缓释片'
const home = { province_id: 440_000, city: 440_300, area: 440_305, detail: '示例路 1 号' }
const wide = { viewport: { width: 1280, height: 900 } }

/** A pharmacist of the demonstration at their desk. */
const openDesk = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const desk = await browser.newPage({ baseURL: baseURL ?? '', ...wide })
  await desk.goto('/desk/login')
  await desk.getByRole('button', { name: 'pharmacist1' }).click()
  await expect(desk).toHaveURL(/\/desk\/prescriptions/)
  return desk
}

/** Opens what was handed in last for a drug. */
const openLast = async (desk: Page, drug: string) => {
  await desk.reload()
  await desk
    .getByRole('button', { name: `审核 ${drug}` })
    .last()
    .click()
  return desk.getByRole('dialog', { name: '审核处方' })
}

const photograph = async () => {
  const picture = sharp({ create: { width: 600, height: 800, channels: 3, background: '#e8e8e0' } })
  return { name: 'prescription.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

/** Of those that sell the drug the platform: its desk looks at what is handed in. */
const platformsOwn = async (page: Page, callApi: CallApi): Promise<Locator> => {
  const links = page.getByRole('link', { name: new RegExp(DRUG) })
  await expect(links.first()).toBeVisible()
  for (const link of await links.all()) {
    const goods_id = Number((await link.getAttribute('href'))?.match(/goods_id=(\d+)/)?.[1])
    if ((await callApi(goodsDetail, { goods_id })).unit_id === null) return link
  }
  throw new Error('the platform does not sell it')
}

/** Fills the form in which a prescription is handed in, and sends it. */
const handIn = async (page: Page) => {
  await page.getByLabel('处方照片：添加图片').setInputFiles(await photograph())
  await expect(page.getByRole('button', { name: '移除第 1 张图片' })).toBeVisible()
  await page.getByRole('textbox', { name: '过敏史' }).fill('磺胺')
  await page.getByText('我同意审方的药师查看').click()
  await expect(async () => {
    await page.getByRole('button', { name: '提交审核' }).click()
    await expect(page).toHaveURL(/\/yiyao\/prescription\?prescription_id=/, { timeout: 2_000 })
  }).toPass()
}

test('a prescription is handed in, refused with a reason, handed in anew, approved, ordered with, and not a second time', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await signInTo(page, '/account/index', '13800000008')
  const ask = callAs(baseURL, await keyOf(page))
  const [member] = (await ask(memberListApi, {})).list
  await ask(addressAdd, { ...home, name: member?.truename ?? '', mobile: '13800000008' })

  await page.goto(`/health/productlist?keyword=${encodeURIComponent('二甲双胍')}`)
  await (await platformsOwn(page, ask)).click()
  await expect(page.getByText('处方药，审方通过后展示图片和说明书')).toBeVisible()
  await expect(page.getByRole('link', { name: '立即购买' })).toHaveCount(0)
  const product = page.url()
  await page.getByRole('link', { name: '上传处方' }).click()
  await expect(page.getByText('处方药须凭处方在药师指导下购买和使用')).toBeVisible()
  await handIn(page)
  await expect(page.getByText('待审核').first()).toBeVisible()

  const desk = await openDesk(browser, baseURL)
  const first = await openLast(desk, DRUG)
  await expect(first.getByText('磺胺')).toBeVisible()
  await expect(first.getByRole('img', { name: /处方照片 1/ })).toBeVisible()
  await first.getByRole('button', { name: '退回' }).click()
  await first.getByLabel('退回原因').fill('照片看不清，请重新拍摄')
  await first.getByRole('button', { name: '确认退回' }).click()
  await expect(desk.getByText('已退回，患者会收到原因')).toBeVisible()

  await page.reload()
  await expect(page.getByText('药师说：照片看不清，请重新拍摄')).toBeVisible()
  await page.getByRole('link', { name: '重新上传' }).click()
  await handIn(page)

  const second = await openLast(desk, DRUG)
  await second.getByRole('button', { name: '通过' }).click()
  await expect(desk.getByText('已通过，患者会收到消息')).toBeVisible()

  await page.goto(product)
  await expect(page.getByText('随晚餐整片吞服')).toBeVisible()
  await expect(page.getByRole('img', { name: `${DRUG}，第 1 张图` })).toBeVisible()
  await page.getByRole('link', { name: '立即购买' }).click()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).not.toHaveURL(/orderconfirm/)

  const [used] = (await ask(prescriptionList, { state: 'usable' })).list
  expect(used).toMatchObject({ state: 'held', drug_name: expect.stringContaining(DRUG) })
  const wish = { goods_id: used?.goods_id ?? 0, special_id: used?.special_id ?? 0 }
  const again = await ask(createGoodsOrder, wish).catch((thrown: unknown) => thrown)
  expect(again instanceof RefusedError && again.reason).toBe('prescription')
  await page.goto(product)
  await expect(page.getByText('下单中')).toBeVisible()
  await expect(page.getByRole('link', { name: '立即购买' })).toHaveCount(0)

  await openOwn(page)
  await page.getByRole('link', { name: '看订单' }).click()
  await page.getByRole('link', { name: '去付款' }).click()
  await page.getByRole('button', { name: /去支付/ }).click()
  await page.getByRole('button', { name: '确认' }).click()
  await expect(page.getByRole('link', { name: '看订单' })).toBeVisible()
  await askAnew(page)
  const third = await openLast(desk, DRUG)
  await expect(third.getByText(/^再次购买：照片是/)).toBeVisible()
  await third.getByRole('button', { name: '通过' }).click()
  await expect(desk.getByText('已通过，患者会收到消息')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: '凭处方下单' })).toBeVisible()
  await desk.close()
})

/** From what is theirs to the newest prescription. */
const openOwn = async (page: Page) => {
  await page.goto('/account/index')
  await page
    .getByRole('main')
    .getByRole('link', { name: /我的处方/ })
    .click()
  await page.getByRole('main').locator('a[href*="prescription_id="]').first().click()
  await expect(page).toHaveURL(/\/yiyao\/prescription\?/)
}

/** Asks the pharmacist for the same drug anew, from the prescription that is used. */
const askAnew = async (page: Page) => {
  await openOwn(page)
  await expect(page.getByText('已使用').first()).toBeVisible()
  await page.getByRole('button', { name: '再次购买' }).click()
  const sheet = page.getByRole('dialog', { name: '请药师再审一次' })
  await sheet.getByRole('button', { name: '提交审核' }).click()
  await expect(sheet.getByRole('alert')).toContainText('请先勾选同意')
  await sheet.getByText('我同意审方的药师查看').click()
  await sheet.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('待审核').first()).toBeVisible()
}

test('a doctor prescribes in a consultation; it stands in the talk, and a pharmacist approves what they signed', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await signInTo(page, '/account/index', '13800000009')
  const ask = callAs(baseURL, await keyOf(page))
  const { ask_id, login_name } = await answerAtWorkbench(ask)
  await page.goto(`/ask/chat?ask_id=${ask_id}`)
  await expect(page.getByText('医生已接诊').first()).toBeVisible()

  const doctor = await browser.newPage({ baseURL: baseURL ?? '', ...wide })
  await doctor.goto(`/workbench/login?redirect_url=${encodeURIComponent(`/workbench/prescriptions?ask_id=${ask_id}`)}`)
  await doctor.getByRole('button', { name: login_name }).click()
  await doctor.getByLabel('药品').fill('缬沙坦')
  await doctor.getByRole('button', { name: /缬沙坦胶囊.*医路商城/ }).click()
  await doctor.getByLabel('诊断').fill('原发性高血压')
  await doctor.getByLabel('用法用量').fill('口服，每日一次，每次 80 毫克')
  await doctor.getByRole('button', { name: '核对并签名' }).click()
  await doctor.getByRole('dialog').getByRole('button', { name: '确认签名' }).click()
  await expect(doctor.getByText('已签名，等药师审核')).toBeVisible()

  const card = page.getByRole('link', { name: /电子处方/ })
  await expect(card).toContainText('缬沙坦胶囊')
  await expect(card).toContainText('待审核')
  const desk = await openDesk(browser, baseURL)
  const seen = await openLast(desk, '缬沙坦胶囊')
  await expect(seen.getByText(/一致$/)).toBeVisible()
  await seen.getByRole('button', { name: '通过' }).click()
  await expect(desk.getByText('已通过，患者会收到消息')).toBeVisible()
  await expect(card).toContainText('审核通过')
  await card.click()
  await expect(page.getByText('每次 80 毫克')).toBeVisible()
  await expect(page.getByRole('link', { name: '凭处方下单' })).toBeVisible()
  const [approved] = (await ask(prescriptionList, { state: 'usable' })).list
  expect(await ask(prescriptionDetail, { prescription_id: approved?.prescription_id ?? '' })).toMatchObject({ ask_id })
  await Promise.all([doctor.close(), desk.close()])
})
