import { expect } from '@playwright/test'
import { benchDemoDoctors, benchMe, benchSignIn } from '#app/areas/access/doctors/contract.ts'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { systemClock } from '#kit/time/clock.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { newIdNumber } from '../generated/honest-members.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, newMobile, signInTo } from './people.ts'

const LEADER = 'family1'

/** The doctor who leads the team whose leader has a demonstration account. */
const findLeader = async (baseURL: string | undefined) => {
  const ask = callAs(baseURL)
  const account = (await ask(benchDemoDoctors, {})).list.find(({ login_name }) => login_name === LEADER)
  if (!account) throw new Error('the demonstration has no family doctor')
  const { login_name, password } = account
  const { doctor_key } = await ask(benchSignIn, { login_name, password })
  return callAs(baseURL, doctor_key)(benchMe, {})
}

test('a resident finds a team from the home, is signed and sent a plan, does what is due, and reads their report [P9]', async ({
  page,
  browser,
  baseURL,
}) => {
  const leader = await findLeader(baseURL)
  const truename = `安宁${'甲乙丙丁戊己庚辛'[Date.now() % 8]}`
  await signInTo(page, '/account/index')
  const ask = callAs(baseURL, await keyOf(page))
  const papers = { truename, id_card: newIdNumber(), mobile: newMobile(), address: '示例路 1 号' }
  await ask(saveMember, papers)

  await page.getByRole('link', { name: '首页' }).click()
  await page.getByRole('navigation', { name: '服务' }).getByRole('link', { name: '家庭医生' }).click()
  await page.getByPlaceholder('医生、社区、街道').fill(leader.name)
  await page.getByPlaceholder('医生、社区、街道').press('Enter')
  await page.getByRole('link', { name: leader.name }).click()
  await page.getByLabel('高血压患者').check()
  await page.getByLabel('想告诉团队的').fill('住在三楼，腿脚不方便')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('团队正在审核')).toBeVisible()

  const team = await (await browser.newContext()).newPage()
  await team.goto('/workbench/login')
  await team.getByRole('button', { name: LEADER }).click()
  await team.getByRole('link', { name: '家庭医生' }).first().click()
  await team.getByRole('link', { name: truename }).click()
  await expect(team.getByText('住在三楼，腿脚不方便')).toBeVisible()
  // Before they are signed nothing about their health is there, nor can anything be sent.
  await expect(team.getByText('健康档案')).toHaveCount(0)
  await expect(team.getByRole('button', { name: '发健康计划' })).toHaveCount(0)
  await team.getByRole('button', { name: '通过并签约' }).click()
  await expect(team.getByText('居民还没有填写健康档案')).toBeVisible()

  await team.getByRole('button', { name: '发健康计划' }).click()
  await team.getByLabel('计划名称').fill('三个月控压')
  await team.getByLabel('内容').fill(`每天走六千步\n${addDays(dayOf(systemClock.now()), 30)} 复查血压`)
  await team.getByRole('dialog').getByRole('button', { name: '发送' }).click()
  const plan = team.locator('section').filter({ has: team.getByRole('heading', { name: '三个月控压' }) })
  await expect(plan.getByRole('listitem')).toHaveText([/每天走六千步.*待确认/, /复查血压.*未到时间/])

  await page.goto('/')
  await page.getByRole('link', { name: /消息/ }).click()
  await expect(page.getByText('您有新的健康计划')).toBeVisible()
  await page.getByRole('link', { name: '首页' }).click()
  await page.getByRole('complementary', { name: '接下来' }).getByText('健康计划有一件事到时间了').click()
  await page.getByRole('listitem').filter({ hasText: '每天走六千步' }).getByRole('button', { name: '确认' }).click()
  await expect(page.getByText('已完成')).toBeVisible()

  await team.reload()
  await expect(plan.getByRole('listitem')).toHaveText([/每天走六千步.*已完成/, /复查血压.*未到时间/])
  await team.getByRole('button', { name: '记一次随访' }).click()
  await team.getByLabel('做了什么').fill('上门量了血压，教会用血压计')
  await team.getByRole('dialog').getByRole('button', { name: '记下' }).click()
  await expect(team.getByText('上门量了血压')).toBeVisible()
  await team.getByRole('button', { name: '出检查报告' }).click()
  await team.getByLabel('检查名称').fill('空腹血脂')
  await team.getByLabel('结论').fill('都在参考范围内')
  await team.getByRole('dialog').getByRole('button', { name: '给居民' }).click()
  await expect(team.getByText('已给到居民')).toBeVisible()

  await page.goto('/account/index')
  await page.getByRole('link', { name: '家庭医生' }).click()
  await expect(page.getByText('已签约').first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '上门' })).toContainText('已完成 1/')
  await page.goBack()
  await page.getByRole('link', { name: '检查报告' }).click()
  await page.getByRole('link', { name: '档案里的' }).click()
  await page.getByRole('link', { name: /空腹血脂/ }).click()
  await expect(page.getByText('都在参考范围内')).toBeVisible()
})
