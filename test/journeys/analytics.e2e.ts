import { expect, test } from '@playwright/test'
import { getSmsToken, loginBySms, sendMobileSms } from '#app/areas/access/patients/contract.ts'
import { agreeUserProtocol } from '#app/areas/account/consents/contract.ts'
import { userStatistics } from '#app/areas/analytics/contract.ts'
import { sandboxSms } from '#app/areas/sandbox/contract.ts'
import { parseTime } from '#kit/time/day.ts'
import { callAs } from './calls.ts'
import { keepKeys, newMobile } from './people.ts'

test('each page view is reported, with a request a page at most, and closing the page loses none [X074]', async ({
  page,
  baseURL,
}) => {
  const [mobile, asVisitor] = [newMobile(), callAs(baseURL)]
  await asVisitor(sendMobileSms, { mobile, token: (await asVisitor(getSmsToken, { mobile })).token })
  const [sms] = (await asVisitor(sandboxSms, { mobile })).list
  const { user_id: id, user_key } = await asVisitor(loginBySms, { mobile, code: sms?.code ?? '' })
  const ask = callAs(baseURL, user_key)
  await ask(agreeUserProtocol, {})
  const visits = async () => (await ask(userStatistics, { id, action: 'visit' })).count

  // The product's clock stands in the morning: what a phone of another time sends is refused as too late.
  await page.clock.setFixedTime(parseTime(sms?.add_time ?? ''))
  await keepKeys(page, { user_key })
  await page.goto('/account/index')
  await expect.poll(visits, { timeout: 20_000 }).toBe(1)

  let requests = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/user_actions/add') requests += 1
  })
  const tab = (name: string) =>
    page.getByRole('navigation', { name: '主要页面' }).getByRole('link', { name, exact: true })
  for (let at = 0; at < 10; at++) {
    await tab('挂号').click()
    await expect(page).toHaveTitle('预约挂号')
    await tab('我的').click()
    await expect(page).not.toHaveTitle('预约挂号')
  }
  await page.close({ runBeforeUnload: true })
  await expect.poll(visits).toBe(1 + 20)
  expect(requests).toBeLessThanOrEqual(20)
})
