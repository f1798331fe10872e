import { expect, type Page } from '@playwright/test'
import { messageBegin, userPoints } from '#app/areas/points/contract.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInTo } from './people.ts'

const daily = { business_mark: 'daily', task_status: '0' }
const look = { ...daily, task_id: 'read', action: 'action_view', object_id: '7', time_limit: '12', amount: '5' }
const withTask = (path: string, task: Record<string, string>) => `${path}&${new URLSearchParams(task)}`

const bannerOf = (page: Page) => page.getByRole('complementary', { name: '积分任务' })
const toldOn = (page: Page) => {
  const told: unknown[] = []
  page.on('request', (request) => request.url().includes('/message/send') && told.push(request.postDataJSON()))
  return told
}

test('a page that was looked at for its time is told of once and earns its points [X057] [X058] [X059] [X060] [X073] [X076] [X077] [X083] [X169] [X170]', async ({
  page,
  baseURL,
}) => {
  await signInTo(page, '/account/index')
  const ask = callAs(baseURL, await keyOf(page))
  const [banner, told] = [bannerOf(page), toldOn(page)]
  const begin = () =>
    ask(messageBegin, { business_mark: 'daily', task_id: 'read', action: 'action_view', object_id: '7' })
  await begin()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)

  await page.goto(withTask('/unit/list?city_id=5', { ...look, task_status: '1' }))
  await page.clock.runFor(3_000)
  await expect(page.getByRole('heading', { name: '选择医院' })).toBeVisible()
  await expect(banner).toHaveCount(0)

  await page.goto(withTask('/unit/list?city_id=5', look))
  await expect(async () => {
    await page.clock.runFor(1)
    await expect(banner).toContainText('浏览12秒可获得5积分', { timeout: 200 })
  }).toPass()
  await page.clock.runFor(2_000)
  await expect(banner).toContainText('浏览10秒可获得5积分')

  await page.getByRole('link', { name: '示范' }).first().click()
  await expect(page).toHaveURL(/unit\/index/)
  await expect(banner).toHaveCount(0)
  await page.goBack()
  await expect(async () => {
    await page.clock.runFor(1)
    await expect(banner).toContainText('浏览12秒可获得5积分', { timeout: 200 })
  }).toPass()
  expect(told).toEqual([])

  // By the server's clock, which nobody turns: twelve seconds since it began.
  await expect.poll(async () => (await begin()).seconds).toBe(0)
  await page.clock.runFor(12_000)
  await expect(banner).toHaveText('任务完成，请返回领取积分')
  await expect.poll(() => told.length).toBe(1)
  expect(told[0]).toMatchObject({ business_mark: 'daily', task_id: 'read', action: 'action_view', object_id: '7' })
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(page.getByRole('status').filter({ hasText: '恭喜你，获得5积分 / 成长值+1！' })).toBeVisible({
      timeout: 200,
    })
  }).toPass()
  await page.getByRole('link', { name: '查看' }).click()
  await expect(page).toHaveURL('/vue/userpoint/index')
  expect(told).toHaveLength(1)
  expect(await ask(userPoints, {})).toMatchObject({ amount: 5, growth: 1 })
})

test('a deed is done by doing it: share, like, keep; rubbish and a visitor’s time are no task [X061]', async ({
  page,
}) => {
  const [banner, told] = [bannerOf(page), toldOn(page)]
  await page.goto(withTask('/unit/index?unit_id=1', look))
  await expect(banner).toContainText('浏览12秒可获得5积分')
  await expect(banner.getByRole('link', { name: '去登录' })).toBeVisible()

  await signInTo(
    page,
    withTask('/unit/index?unit_id=1', { ...daily, task_id: 'favourite', action: 'action_add', amount: '2' }),
  )
  await expect(banner).toHaveText('收藏或关注可获得2积分')
  await page.getByRole('button', { name: '关注' }).click()
  await expect(banner).toHaveText('任务完成，请返回领取积分')

  await page.goto(
    withTask('/unit/index?unit_id=1', { ...daily, task_id: 'share', action: 'action_share', amount: '10' }),
  )
  await expect(banner).toHaveText('分享给家人朋友可获得10积分')
  await page.getByRole('button', { name: '分享', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: '保存图片' }).click()
  await expect(banner).toHaveText('任务完成，请返回领取积分')

  const liked = withTask('/comment/list?kind=doctor&id=1', {
    ...daily,
    task_id: 'like',
    action: 'action_like',
    amount: '1',
  })
  await page.goto(liked)
  await expect(banner).toHaveText('点赞可获得1积分')
  await page.getByRole('button', { name: /有用/, pressed: false }).first().click()
  await expect(banner).toHaveText('任务完成，请返回领取积分')
  await expect
    .poll(() => told.map((one) => (one as { action: string }).action))
    .toEqual(['action_add', 'action_share', 'action_like'])

  const asked = page.waitForResponse(/\/message\/begin/)
  await page.goto(withTask('/unit/list?city_id=5', { ...look, task_id: 'unknown' }))
  expect(await (await asked).json()).toMatchObject({ reason: 'no-task' })
  await expect(banner).toHaveCount(0)
})

test('the rule of points is one for every channel [X264]', async ({ page }) => {
  for (const cid of ['16', '23', '9001']) {
    const asked = page.waitForRequest(/\/user_point\/v1\/rule\?/)
    await page.goto(`/vue/userpoint/index?cid=${cid}`)
    const { searchParams } = new URL((await asked).url())
    expect([searchParams.getAll('cid'), searchParams.getAll('rule_id')]).toEqual([['16'], ['3']])
  }
  await page.getByText('积分规则').click()
  await expect(page.getByText('积分不能转让')).toBeVisible()
})
