import { expect } from '@playwright/test'
import { signInAtDesk } from './at-the-desk.ts'
import { showAtDesk, tapDiscussions, titleAtDesk } from './discussing.ts'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'
import { newMobile, signInPage } from './people.ts'

const QUESTION = '收货以后不合适，运费谁出？'
const ANSWER = '质量问题我们出，其他情况您出，退回前先联系客服。'

test('who wants to buy asks on the page of the goods; the desk shows and answers it; the message leads back to the answer', async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 812 } })
  const title = await test.step('the desk knows goods of its own', async () => {
    await signInAtDesk(desk, 'nurse1')
    return titleAtDesk(desk, '商品')
  })
  await test.step('somebody finds them, signs in, and asks', async () => {
    await openPage(page, '/')
    await page.getByRole('searchbox').first().fill(title)
    await page.getByRole('searchbox').first().press('Enter')
    await page.getByRole('navigation', { name: '结果的种类' }).getByRole('link', { name: '商品' }).click()
    await page.getByRole('main').getByRole('link').filter({ hasText: title }).first().click()
    await page.getByRole('link', { name: /提个问题/ }).click()
    await expect(page.getByRole('heading', { name: '问大家' })).toBeVisible()
    await page.getByRole('link', { name: '登录后提个问题' }).click()
    await signInPage(page, newMobile())
    await page.getByLabel('提个问题').fill(QUESTION)
    await page.getByRole('button', { name: '发表' }).click()
    await expect(page.getByText('正在审核，暂时只有您看得到')).toBeVisible()
  })
  await test.step('the desk shows it and answers', async () => {
    await showAtDesk(desk, QUESTION)
    await desk.getByLabel('回复', { exact: true }).fill(ANSWER)
    await desk.getByRole('button', { name: '回复', exact: true }).click()
    await expect(desk.getByText(ANSWER)).toBeVisible()
    await tapDiscussions(desk)
    await expect(desk.getByRole('row').filter({ hasText: QUESTION })).toHaveCount(0)
  })
  await test.step('who asked reads it from their messages', async () => {
    await openPage(page, '/account/messages')
    await page.getByRole('link').filter({ hasText: ANSWER }).first().click()
    await page.getByRole('region', { name: '您要看的评论' }).getByRole('button', { name: '1 条回答' }).click()
    await expect(page.getByRole('dialog').getByText(ANSWER)).toBeVisible()
  })
})
