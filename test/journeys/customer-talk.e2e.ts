import { expect, test } from '@playwright/test'

test('who writes to customer service is answered by a person at the desk, and sees it without asking again', async ({
  page,
  browser,
}) => {
  await page.goto('/qiyuMiddle')
  await page.getByLabel('您的问题').fill('检查单丢了怎么办？')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByText('这是自动回复')).toBeVisible()

  // The desk on a phone, as who is on their way answers.
  const desk = await (await browser.newContext()).newPage()
  await desk.goto('/desk/login')
  await desk.getByRole('button', { name: 'service1' }).click()
  await expect(desk.getByRole('heading', { name: '客服对话' })).toBeVisible()
  await expect(desk.getByText('检查单')).toHaveCount(0)
  await desk.getByRole('button', { name: '接待' }).first().click()
  await expect(desk.getByText('检查单丢了怎么办？')).toBeVisible()
  const { search } = new URL(desk.url())

  const answer = /\/desk\/talks\/\d+\/answer/
  // What cannot be sent stays as it was written.
  await desk.route(answer, (route) => route.abort())
  await desk.getByLabel('回复').fill('请带身份证到一楼补打')
  await desk.getByRole('button', { name: '发送' }).click()
  await expect(desk.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(desk.getByLabel('回复')).toHaveValue('请带身份证到一楼补打')
  await desk.unroute(answer)
  await desk.getByRole('button', { name: '发送' }).click()
  await expect(desk.getByLabel('回复')).toHaveValue('')

  await expect(page.getByText('请带身份证到一楼补打')).toBeVisible({ timeout: 15_000 })
  await page.getByLabel('您的问题').fill('谢谢')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(desk.getByText('谢谢')).toBeVisible({ timeout: 15_000 })

  await desk.getByRole('button', { name: '结束对话' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: '结束对话' }).click()
  await expect(desk.getByRole('heading', { name: '客服对话' })).toBeVisible()
  await expect(desk.locator(`a[href="/desk/talk${search}"]`)).toHaveCount(0)
})

test('from the shop one tap leads into the chat of the group that serves the reader, which knows where they come from [X015]', async ({
  page,
}) => {
  await page.goto('/shop/index')
  const told = page.waitForResponse(/Customerservice\/getLoginInfo/)
  await page.getByRole('button', { name: '在线客服' }).click()
  await expect(page).toHaveURL(`/qiyuMiddle?${new URLSearchParams({ title: '商城' })}`)
  expect((await (await told).json()).data).toMatchObject({ group_id: 'everyone', member_level: 0 })
  await expect(page.getByLabel('您的问题')).toHaveValue('关于“商城”：')
})
