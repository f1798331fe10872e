import { type Browser, expect, type Page } from '@playwright/test'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { askDoctors } from '#app/areas/consult/doctors/contract.ts'
import { sandboxAnswer } from '#app/areas/sandbox/contract.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { callAs } from './calls.ts'
import { addPicture, sendAndPay } from './consult-steps.ts'
import { answerAtWorkbench, consultThisDoctor } from './consulting.ts'
import { expectInSight } from './in-sight.ts'
import { test } from './journey.ts'
import { keyOf, signInPage, signInTo } from './people.ts'

test('a patient chooses a doctor, describes what is wrong with a picture, pays, sees it wait, and gets everything back when they cancel [X003]', async ({
  page,
  baseURL,
}) => {
  await signInTo(page, '/ask/index')
  const ask = callAs(baseURL, await keyOf(page))
  await ask(saveMember, { truename: '周明', id_card: '440304198001010017', relation: 'self' })

  await page.goto('/ask/index?service=text')
  await expect(page).toHaveTitle('问医生')
  await page.locator('main a[href^="/ask/select"]').first().click()
  await page.getByRole('link', { name: /图文问诊/ }).click()
  await expect(page).toHaveURL(/\/ask\/create/)

  const send = page.getByRole('button', { name: '提交并支付' })
  await page.getByLabel('哪里不舒服').fill('头晕')
  await send.click()
  await expect(page.getByText('请至少写 10 个字')).toBeVisible()
  await page.getByLabel('哪里不舒服').fill('最近一周早上起来总是头晕，量了两次血压都偏高。')
  await addPicture(page)
  await sendAndPay(page)
  await expect(page.getByRole('heading', { name: '等待接诊' })).toBeVisible()
  await expect(page.getByText('超时自动全额退款').first()).toBeVisible()
  await expect(page.getByRole('img', { name: '病情图片 1' })).toBeVisible()

  await page.goto('/ask/list?state=waiting')
  await expect(page.getByText('为周明问')).toBeVisible()
  await page.locator('main a[href^="/ask/order"]').first().click()
  await page.getByRole('button', { name: '取消问诊' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消问诊' }).click()
  await expect(page.getByRole('heading', { name: '已取消' })).toBeVisible()
  await expect(page.getByText('已原路退回')).toBeVisible()
})

test('what others let be read is read by all, shows nobody’s name, and leads to its doctor', async ({ page }) => {
  await page.goto('/health/question')
  await page.locator('main a[href^="/ask/detail"]').first().click()
  await expect(page).toHaveTitle(/实录 · /)
  await expect(page.getByText('已隐去个人信息')).toBeVisible()
  await page.getByRole('link', { name: '我也问这位医生' }).click()
  await expect(page).toHaveURL(/\/ask\/select\?doctor_id=/)
})

test('who begins with what is wrong finds the doctor afterwards, and need not write it again', async ({ page }) => {
  await page.goto('/ask/index')
  await page.getByRole('link', { name: /大家在问/ }).click()
  await expect(page).toHaveURL(/\/health\/consult/)
  await page.getByLabel('您的问题').fill('右边膝盖下楼的时候疼，一个星期了。')
  await page.getByRole('button', { name: '按科室快速提问' }).click()
  await page.locator('main a[href^="/ask/select?dep_id"]').first().click()
  await page.getByRole('link', { name: /图文问诊/ }).click()
  await signInPage(page)
  await expect(page.getByLabel('哪里不舒服')).toHaveValue('右边膝盖下楼的时候疼，一个星期了。')
  await page.goto('/health/consult')
  await page.locator('main a[href^="/health/askdetail"]').first().click()
  await page.getByRole('button', { name: '收藏' }).click()
  await expect(page.getByRole('button', { name: '已收藏' })).toBeVisible()
})

test('a refusal is seen without scrolling where the button was pressed, and leads to what is in the way', async ({
  page,
  baseURL,
}) => {
  await signInTo(page, '/account/index')
  const ask = callAs(baseURL, await keyOf(page))
  const doctorId = await doctorByText(ask)
  const open = await consultThisDoctor(ask, doctorId, 'text')
  for (const viewport of [
    { width: 375, height: 600 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto(`/ask/create?doctor_id=${doctorId}&type=text`)
    const words = page.getByLabel('哪里不舒服')
    await words.fill('头晕')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.getByRole('button', { name: /^提交/ }).click()
    await expectInSight(page.getByText('请至少写 10 个字，医生才好判断'))
    await expect(words).toBeFocused()
    await words.fill('最近一周早上起来总是头晕，量了两次血压都偏高。')
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('button', { name: /^提交/ }).click()
    await expectInSight(page.getByText('还有一次图文问诊没有结束'))
  }
  await page.getByRole('link', { name: '去看看' }).click()
  await expect(page).toHaveURL(new RegExp(`ask_id=${open}`))
})

test('who is not content asks for their money where they read what was said, and a desk of the hospital decides', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInTo(page, '/account/index')
  const ask = callAs(baseURL, await keyOf(page))
  const { ask_id } = await answerAtWorkbench(ask)
  await ask(sandboxAnswer, { ask_id, act: 'say', content: '请先量血压' })
  await ask(sandboxAnswer, { ask_id, act: 'end' })
  await page.goto(`/ask/order?ask_id=${ask_id}`)
  await expect(page.getByRole('heading', { name: '医生小结' })).toBeVisible()
  await page.getByRole('link', { name: /申请退款或投诉/ }).click()
  await page.setViewportSize({ width: 320, height: 568 })
  const send = page.getByRole('button', { name: '申请退款', exact: true })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await send.click()
  await expectInSight(page.getByText('请选择一个原因'))
  await page.getByRole('radio', { name: '没有解答我的问题' }).check()
  await page.getByLabel('发生了什么').fill('只说让我量血压，别的都没有回答')
  await send.click()
  await expect(page.getByText('到时没有答复会自动全额退款')).toBeVisible()

  const desk = await openDesk(browser, ask_id)
  const row = desk.getByRole('listitem').filter({ hasText: ask_id })
  await expect(row).toContainText('只说让我量血压')
  await row.getByRole('button', { name: '同意退款' }).click()
  await desk.getByRole('dialog').getByLabel('给患者的答复').fill('医生没有回答，退给您')
  await desk.getByRole('dialog').getByRole('button', { name: '同意退款' }).click()
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('答复：医生没有回答，退给您')).toBeVisible()
})

const doctorByText = async (ask: CallApi): Promise<number> => {
  const [doctor] = (await ask(askDoctors, { service: 'text' })).list
  if (!doctor) throw new Error('the demonstration has nobody to ask')
  return doctor.doctor_id
}

/** The desk at which the complaint about a consultation waits: that of its doctor's hospital, or the platform's. */
const openDesk = async (browser: Browser, consultationId: string): Promise<Page> => {
  for (const admin of ['service1', 'service2', 'service3']) {
    const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
    await desk.goto('/desk/login')
    await desk.getByRole('button', { name: admin }).click()
    await expect(desk).not.toHaveURL(/login/)
    await desk.goto('/desk/complaints')
    await expect(desk.getByRole('navigation', { name: '问诊投诉' })).toBeVisible()
    if ((await desk.getByText(consultationId).count()) > 0) return desk
  }
  throw new Error(`no desk has the complaint about ${consultationId}`)
}
