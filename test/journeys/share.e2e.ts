import { expect } from '@playwright/test'
import { doctorDetail, doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInTo } from './people.ts'

test('a shareable page is shared with title, words, link and picture, in three ways [X013] [X102]', async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const ask = callAs(baseURL)
  const [found] = (await ask(doctorList, { city_id: 5 } as object)).list
  const doctor_id = found?.doctor_id ?? 0
  const before = (await ask(doctorDetail, { doctor_id })).share_num
  await signInTo(page, `/vue/doctor/detail?doc_id=${doctor_id}&ex=poster`)
  // What the browser's own list of apps would get.
  await page.evaluate(() => {
    const given: ShareData[] = []
    Object.assign(window, { given })
    Object.assign(navigator, { share: async (data: ShareData) => void given.push(data) })
  })
  const opener = page.getByRole('button', { name: '分享', exact: true })
  const sheet = page.getByRole('dialog', { name: '分享给家人朋友' })
  const link = new RegExp(`/vue/doctor/detail\\?doc_id=${doctor_id}&fromshare=1$`)

  await opener.click()
  const poster = sheet.getByRole('img', { name: new RegExp(found?.doctor_name ?? 'x') })
  await expect(poster).toBeVisible()
  expect(await poster.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([900, 1_260])
  await sheet.getByRole('button', { name: '发给朋友' }).click()
  await expect(sheet).toBeHidden()
  const [given] = await page.evaluate(() => (window as unknown as { given: ShareData[] }).given)
  expect(given).toMatchObject({
    title: expect.stringContaining(found?.doctor_name ?? 'x'),
    url: expect.stringMatching(link),
  })
  expect(given?.text).not.toBe('')

  await opener.click()
  await sheet.getByRole('button', { name: '复制链接' }).click()
  await expect(page.getByRole('status').filter({ hasText: '链接已复制' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(link)

  await opener.click()
  const download = page.waitForEvent('download')
  await sheet.getByRole('link', { name: '保存图片' }).click()
  expect((await download).suggestedFilename()).toBe('医路分享.png')
  const asMe = callAs(baseURL, await keyOf(page))
  await expect.poll(async () => (await asMe(doctorDetail, { doctor_id })).share_num).toBe(before + 3)
})

test('where a page or its address does not want to be shared there is no way to [X013] [X056]', async ({
  page,
  request,
}) => {
  const button = page.getByRole('button', { name: '分享', exact: true })
  for (const [path, count] of [
    ['/unit/list?city_id=5', 1],
    ['/unit/list?city_id=5&unshare=1', 0],
    ['/searchDisease', 0],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: '返回' })).toBeVisible()
    await expect(button).toHaveCount(count)
    // The server says the same, so nothing comes and goes.
    expect([path, (await (await request.get(path)).text()).includes('aria-label="分享"')]).toEqual([path, count === 1])
  }
})

test('the console comes for 9999 alone, tells what happened, and shows no key [X065]', async ({ page }) => {
  await signInTo(page, '/account/index')
  const faults: string[] = []
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && faults.push(message.text()))
  const desk = page.getByRole('complementary', { name: '调试台' })
  for (const debug of ['1', '99990', '']) {
    await page.goto(`/help/question?debug=${debug}`)
    await expect(page.getByRole('button', { name: '在线客服' })).toBeVisible()
    await expect(desk).toHaveCount(0)
  }
  await page.goto('/help/question?debug=9999')
  await desk.getByRole('button', { name: '调试' }).click()
  await page.evaluate(() => console.warn('a warning with user_key=SECRET'))
  await expect(desk.getByText('a warning with user_key=•••')).toBeVisible()
  await desk.getByRole('tab', { name: '请求' }).click()
  await expect(desk.getByText(/^200 .*\/api\//).first()).toBeVisible()
  await desk.getByRole('tab', { name: '存储' }).click()
  await expect(desk.getByText('user_key_v2=•••')).toBeVisible()
  expect(await desk.innerText()).not.toContain(btoa(await keyOf(page)).replace(/=+$/, ''))
  expect(faults).toEqual([])
})

test('a page that wants it has customer service beside it, which is told where one comes from [X037]', async ({
  page,
}) => {
  await page.goto('/help/question')
  const service = page.getByRole('button', { name: '在线客服' })
  await service.press('Enter')
  await expect(page).toHaveURL(`/qiyuMiddle?${new URLSearchParams({ title: '帮助中心' })}`)
  await expect(page.getByRole('textbox', { name: '您的问题' })).toHaveValue('关于“帮助中心”：')
  await expect(service).toHaveCount(0)
})
