import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'

/** Opens a place of the desk as its menu leads there. */
const openByMenu = (desk: Page, name: string) =>
  desk.getByRole('navigation', { name: '工作台' }).getByRole('link', { name, exact: true }).click()

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

  // What is said again and again is made once, and put into the answer by a stroke or by a tap.
  await openByMenu(desk, '快捷用语')
  await desk.getByRole('button', { name: '新增快捷用语' }).click()
  const form = desk.getByRole('dialog', { name: '新增快捷用语' })
  await form.getByLabel('名称').fill('补打')
  await form.getByLabel('内容').fill('请带身份证到一楼补打')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(desk.getByText('请带身份证到一楼补打')).toBeVisible()
  await desk.goto(`/desk/talk${search}`)
  await desk.getByLabel('回复', { exact: true }).fill('/没有这样的')
  await expect(desk.getByText('没有这样的快捷用语')).toBeVisible()
  await desk.getByLabel('回复', { exact: true }).fill('/补')
  await expect(desk.getByRole('option', { name: /补打/ })).toHaveAttribute('aria-selected', 'true')
  await desk.keyboard.press('Enter')
  await expect(desk.getByLabel('回复', { exact: true })).toHaveValue('请带身份证到一楼补打')
  await desk.getByLabel('回复', { exact: true }).fill('您好。')
  await desk.getByRole('button', { name: '快捷用语' }).click()
  await desk.getByRole('option', { name: /补打/ }).click()
  await expect(desk.getByLabel('回复', { exact: true })).toHaveValue('您好。\n请带身份证到一楼补打')

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

  await expect(page.getByText('请带身份证到一楼补打')).toBeVisible()
  await page.getByLabel('您的问题').fill('谢谢')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(desk.getByText('谢谢')).toBeVisible()

  await desk.getByRole('button', { name: '结束对话' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: '结束对话' }).click()
  await expect(desk.getByRole('heading', { name: '客服对话' })).toBeVisible()
  await expect(desk.locator(`a[href="/desk/talk${search}"]`)).toHaveCount(0)

  // The talk has ended: the page asks how it was, without being loaded anew, and shows what was said.
  await expect(page.getByText('这次对话结束了，客服怎么样？')).toBeVisible()
  await page.getByLabel('2 星，较差').check()
  await page.getByLabel('想说的话（选填）').fill('等得有点久')
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByRole('heading', { name: '您的评价' })).toBeVisible()
  await page.getByRole('button', { name: '修改评价' }).click()
  await page.getByLabel('1 星，很差').check()
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByText('等得有点久')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('img', { name: '1.0 分，满分 5 分' })).toBeVisible()

  await openByMenu(desk, '客服评价')
  await desk.getByLabel('评价', { exact: true }).selectOption('低分（1–2 星）')
  await expect(desk.getByText('等得有点久')).toBeVisible()
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
