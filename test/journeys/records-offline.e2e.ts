import { expect } from '@playwright/test'
import { addBabyHr } from '#app/areas/records/children/contract.ts'
import { addPrepareHr } from '#app/areas/records/cycle/contract.ts'
import { addPregnancyHr } from '#app/areas/records/pregnancy/contract.ts'
import { systemClock } from '#kit/time/clock.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { callBeside } from './calls.ts'
import { test } from './journey.ts'
import { loseNet } from './offline-steps.ts'
import { keyOf, signInTo } from './people.ts'

const ago = (days: number) => addDays(dayOf(systemClock.now()), -days)

test('a day of a cycle, a temperature, a weight and a contraction that are written without a net wait on the phone, and are sent once with their own time', async ({
  page,
}) => {
  await signInTo(page, '/account/index')
  const ask = callBeside(page, await keyOf(page))
  await ask(addPrepareHr, { last_menses_date: ago(40), cycle_days: 28, period_days: 5 })
  await page.goto('/records/cycle')
  await expect(page.getByRole('button', { name: '补记别的日子' })).toBeVisible()
  await loseNet(page)
  await page.getByRole('button', { name: '补记别的日子' }).click()
  await page.getByRole('dialog').getByLabel('日期').fill(ago(12))
  await page.getByRole('dialog').getByRole('button', { name: '记下' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByText('记排卵试纸或体温').click()
  await page.getByRole('textbox', { name: '日期' }).fill(ago(2))
  await page.getByLabel('起床前的体温').fill('36.55')
  await page.getByRole('button', { name: '记下这天' }).click()
  await expect(page.getByRole('heading', { name: '还没发出去的 2 条' })).toBeVisible()
  await expect(page.getByText(`${ago(12).slice(5)} 月经来了`)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: /还没发出去/ })).toHaveCount(0)
  await expect(page.getByText('36.55 ℃')).toBeVisible()

  await ask(addPregnancyHr, { last_menses_date: ago(270), weight_before: 52, height: 160 })
  await page.goto('/records/pregnancy')
  await expect(page.getByLabel('今天的体重')).toBeVisible()
  await loseNet(page)
  await page.getByLabel('今天的体重').fill('124')
  await page.getByRole('button', { name: '记下', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: '还没发出去的 1 条' })).toBeVisible()
  await page.context().setOffline(false)
  // What is asked about stays until she says that it is right, or throws it away.
  await expect(page.getByText('是不是填成了斤')).toBeVisible()
  await page.getByRole('button', { name: '不要这条' }).click()
  await expect(page.getByRole('heading', { name: /还没发出去/ })).toHaveCount(0)

  await page.getByRole('link', { name: /数胎动、记宫缩/ }).click()
  await expect(page.getByRole('button', { name: '开始疼了' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: '开始疼了' }).click()
  await page.getByRole('button', { name: '这一阵过去了' }).click()
  await expect(page.getByRole('heading', { name: '还没发出去的 1 条' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: /还没发出去/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /删除.*宫缩/ })).toHaveCount(1)
})

test('a 75 g test, a dose, an answer about what a child can and a visit that are written without a net are sent once it is back', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signInTo(page, '/account/index')
  const ask = callBeside(page, await keyOf(page))
  await ask(addPregnancyHr, { last_menses_date: ago(180) })
  const born = { baby_name: '林小雨', sex: 1, birthday: ago(400), guardian_consent: 1 }
  const { id: childId } = await ask(addBabyHr, born)
  const waits = (many: number) => expect(page.getByRole('heading', { name: `还没发出去的 ${many} 条` })).toBeVisible()
  const netIsBack = async () => {
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { name: /还没发出去/ })).toHaveCount(0)
  }

  await page.goto('/records/pregnancy')
  await page.getByText('糖耐结果').click()
  await expect(page.getByLabel('空腹')).toBeVisible()
  await loseNet(page)
  for (const [label, value] of [
    ['空腹', '5.3'],
    ['1 小时', '9.1'],
    ['2 小时', '7.9'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value)
  await page
    .locator('form', { has: page.getByLabel('空腹') })
    .getByRole('button', { name: '记下' })
    .click()
  await page.getByText('产检和检查').scrollIntoViewIfNeeded()
  const step = page.getByRole('checkbox').first()
  await step.click()
  await waits(2)
  // What was tapped stays as it was, and says that it waits.
  await expect(step).toBeChecked()
  await expect(page.getByText('待发出')).toHaveCount(2)
  await netIsBack()
  await expect(step).toBeChecked()
  await expect(page.getByText('待发出')).toHaveCount(0)
  await expect(page.getByText('空腹达到或超过了界值', { exact: false })).toBeVisible()

  await page.goto(`/records/vaccines?child_id=${childId}`)
  const first = page.getByRole('button', { name: /乙肝疫苗 第 1 剂/ })
  await expect(first).toBeVisible()
  await loseNet(page)
  await first.click()
  await page.getByRole('dialog').getByLabel('接种日期').fill(ago(400))
  await page.getByRole('dialog').getByRole('button', { name: '已经接种' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await waits(1)
  await expect(first).toContainText(`${ago(400)}待发出`)
  await netIsBack()
  await expect(first).toContainText(`${ago(400)}已接种`)

  await page.goto(`/records/milestones?child_id=${childId}`)
  const can = page.getByRole('radio', { name: '会', exact: true }).first()
  await page.getByText('全部体检').click()
  const visit = page.getByRole('switch').first()
  await expect(visit).toBeVisible()
  await loseNet(page)
  await page.getByRole('radio', { name: '还不会', exact: true }).first().click({ force: true })
  await expect(page.getByText('待发出')).toHaveCount(1)
  await can.click({ force: true })
  await visit.click({ force: true })
  await waits(2)
  await expect(can).toBeChecked()
  await expect(visit).toBeChecked()
  await expect(page.getByText('待发出')).toHaveCount(2)
  await netIsBack()
  await expect(can).toBeChecked()
  await expect(visit).toBeChecked()
  await expect(page.getByText('待发出')).toHaveCount(0)
})
