import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { signInTo } from './people.ts'

const plan = {
  id: 1,
  plan_name: '下载',
  tip_msg: '候补有号马上知道',
  btn_name: '打开',
  download_url: '',
  is_index: 0,
  status: 1,
  methods: [{ jump_method: 1 }, { jump_method: 2 }],
}

test('the banner that leads to the app covers nothing at the end of a page, with and without a bar at its foot', async ({
  page,
}) => {
  await signInTo(page, '/account/index', '13800000008')
  await page.route('**/api/guide_app/info*', (route) => route.fulfill({ json: { result_code: 1, data: plan } }))
  const banner = page.getByRole('complementary', { name: '医路 App' })
  for (const path of [
    '/doctor/index?city_id=5',
    '/h5/register/main/index',
    '/account/members',
    '/account/settings',
    '/account/messages',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(banner).toBeVisible()
    const covered = () =>
      page.evaluate(() => {
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
        const isBar = (element: Element) => element.closest('.bottom-action, .sticky.bottom-0') !== null
        const pressed = [...document.querySelectorAll('main :is(a[href], button)')].filter(
          (element) => !isBar(element) && element.checkVisibility(),
        )
        const top = document.querySelector('aside')?.getBoundingClientRect().top ?? 0
        return pressed
          .filter((element) => element.getBoundingClientRect().bottom > top)
          .map((element) => element.textContent)
      })
    await expect.poll(covered, path).toEqual([])
  }
})
