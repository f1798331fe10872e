import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInTo } from './people.ts'

const saved = async (page: Page, button: string) => {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}

test('a patient reads what is stored about them, and keeps it as a page that prints and as data', async ({
  page,
  baseURL,
}) => {
  const mobile = await signInTo(page, '/account/settings')
  const ask = callAs(baseURL, await keyOf(page))
  await ask(saveMember, { truename: '安宁', sex: 2, birthday: '1980-01-01', relation: 'self' })
  await page.getByRole('link', { name: '查看和下载我的资料' }).click()
  const members = page.getByRole('group').filter({ hasText: '就诊人（1）' })
  await members.getByText('就诊人（1）').click()
  await expect(members.getByText('1980-01-01')).toBeVisible()
  const document = await saved(page, '保存成文件')
  expect(document.name).toMatch(/^yilu-.*\.html$/)
  for (const words of ['我的资料', '安宁', mobile]) expect(document.text).toContain(words)
  const data = await saved(page, '原始数据')
  expect(data.name).toMatch(/\.json$/)
  expect(JSON.parse(data.text).parts.length).toBeGreaterThan(10)
  // It opens by itself, in any browser.
  await page.setContent(document.text)
  await expect(page.getByRole('heading', { name: /^就诊人/ })).toBeVisible()
})
