import { expect } from '@playwright/test'
import { commentsAddress } from '#app/areas/guahao/comments/cards/comment-address.ts'
import { doctorAddress } from '#app/areas/guahao/doctors/cards/doctor-address.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { FEW_VOTES } from '#kit/lists/few-votes.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'

test('the address says which tab of a doctor is shown first: booking or asking [X043]', async ({ page, request }) => {
  const { data } = await (await request.get('/api/guahao/v1/doctor/list?sort=soonest')).json()
  const { unit_id, dep_id, doctor_id } = data.list[0]
  const address = `/vue/doctor/detail?unit_id=${unit_id}&dep_id=${dep_id}&doc_id=${doctor_id}`
  const chosen = page.getByRole('navigation', { name: '怎么看这位医生' }).locator('[aria-current=page]')

  await page.goto(`${address}&type=guahao`)
  await expect(chosen).toHaveText('预约挂号')
  await expect(page.getByRole('navigation', { name: '就诊日期' })).toBeVisible()

  await page.goto(`${address}&type=askdoc`)
  await expect(chosen).toHaveText('在线问诊')
  await expect(page.getByRole('navigation', { name: '就诊日期' })).toBeHidden()
})

test('a doctor card shows name, fans and what they are known for, and leads to them [X118]', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/guahao/v1/doctor/list')).json()
  const { doctor_name, ill_tags } = data.list[0]
  await page.goto('/doctor/index')
  const card = page.getByRole('link').filter({ has: page.getByRole('heading', { name: doctor_name }) })
  await expect(card).toContainText('人关注')
  await expect(card).toContainText(ill_tags[0])
  await card.click()
  await expect(page).toHaveURL(/\/vue\/doctor\/detail\?.*doc_id=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${doctor_name}医生`)
})

test('who knows their illness finds doctors for it', async ({ page }) => {
  await page.goto('/searchDisease')
  await page.getByRole('searchbox').fill('感冒')
  await page.getByRole('button', { name: '搜索' }).click()
  // What was found says its other names too, unlike what stands there before.
  await page.getByRole('link', { name: /上呼吸道感染 感冒/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('看上呼吸道感染的医生')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
})

test('who comes back to a page that stays alive finds it as they left it, and nothing is asked anew [X040] [X069]', async ({
  page,
}) => {
  await openPage(page, '/doctor/index?city_id=5')
  // The doctor's page names doctors too, and is there for a frame, unseen, when one has stepped back.
  const cards = page.locator('main a[href*="/vue/doctor/detail"]').filter({ visible: true })
  const first = await cards.count()
  // To the end of what is there: the list grows by one page, and its new end is out of reach.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => cards.count()).toBeGreaterThan(first)
  const [grown, left] = [await cards.count(), await page.evaluate(() => window.scrollY)]
  const guided = page.waitForRequest(/guide_app\/info.*page_url=[^&]*detail/)
  // Two points, as one of them may lie between two cards.
  await page.evaluate(() => {
    const seen = [400, 440].map((y) => document.elementFromPoint(180, y)?.closest('a'))
    seen.find((link) => link)?.click()
  })
  await expect(page).toHaveURL(/\/vue\/doctor\/detail/)
  // What stands around the doctor's page has asked what it had to.
  await guided
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // The list has a way back too, and stays behind the page: that of the doctor is meant.
  await expect(page.getByRole('button', { name: '关注' })).toBeVisible()
  await page.getByRole('link', { name: '返回' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/doctor\/index/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  expect(await cards.count()).toBe(grown)
  // Whoever asked something on the way did so before this; that the page was seen is told, not asked.
  await page.evaluate(() => fetch('/api/health'))
  expect(asked.filter((path) => path.startsWith('/api/') && !path.endsWith('/user_actions/add'))).toEqual([
    '/api/health',
  ])
})

test('a list of doctors says whether a score is of visits or of questions: they are two, and differ', async ({
  page,
}) => {
  await page.goto('/doctor/index?sort=score')
  await expect(page.getByText(/^就诊 \d\.\d 分 · \d+ 条$/).first()).toBeVisible()
  await page.goto('/ask/index?sort=score')
  await expect(page.getByText(/^问诊 \d\.\d 分 · \d+ 条$/).first()).toBeVisible()
})

test('of few votes no mean is shown: not in a list, not on the page of the doctor, not above what was said', async ({
  page,
  baseURL,
}) => {
  const { list } = await callAs(baseURL)(doctorList, { page_size: 50 })
  const few = list.find(({ comment_num }) => comment_num > 0 && comment_num < FEW_VOTES)
  if (few === undefined) throw new Error('the demonstration has nobody with few votes')
  await page.goto(`/doctor/index?unit_id=${few.unit_id}`)
  await expect(page.getByText(/^就诊 评价较少 · [1-4] 条$/).first()).toBeVisible()
  await page.goto(doctorAddress(few))
  await expect(page.getByText('评价较少').first()).toBeVisible()
  await page.goto(commentsAddress({ kind: 'doctor', id: few.doctor_id }))
  await expect(page.getByText(`评价较少，满 ${FEW_VOTES} 条显示评分`)).toBeVisible()
})

test('what patients say on the page of a doctor does not repeat whose page it is', async ({ page }) => {
  await page.goto('/doctor/index?sort=score')
  await page
    .getByRole('link')
    .filter({ has: page.getByText(/^就诊 \d\.\d 分 · \d+ 条$/) })
    .first()
    .click()
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/医生$/, '')
  await page.getByRole('link', { name: /^全部 \d+ 条$/ }).click()
  await expect(page.getByText(/^\d{4}-\d\d-\d\d$/).first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(`${name} · `)
})
