import type { Browser, Page } from '@playwright/test'
import { onNewPhone } from './browser.ts'

/** What became of the views of pages. */
export interface Viewed {
  pages: number
  requests: number
  stored: number
}

const MOBILE = '13900000074'
const NAVIGATIONS = 100
/** After so many the page is closed, and another opened. */
const UNTIL_CLOSED = 10
const PATIENCE_MS = 5_000

/** Goes through 100 pages, closing the window after every ten, and counts what the server has of it. */
export const viewPages = async (browser: Browser, origin: string): Promise<Viewed> => {
  const { id, key } = await signIn(origin)
  let [pages, requests, stored] = [0, 0, 0]
  /** A last report may be on its way still. */
  const arrive = async (most: number) => {
    const until = performance.now() + PATIENCE_MS
    do stored = Number((await askOf(origin, `/cube/v1/users/${id}/statistics/visit`, {}, key)).count)
    while (stored < most && performance.now() < until)
  }
  while (pages < NAVIGATIONS) {
    await onNewPhone(browser, async (page) => {
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/api/user_actions/add') requests += 1
      })
      await page.goto(origin)
      await page.context().addCookies(cookiesOf(origin, key))
      pages += await walk(page, origin)
      // The browser itself stays: what goes away with it was never handed over.
      await arrive(pages)
    })
  }
  return { pages, requests, stored }
}

/** Opens a page and walks on by its tabs; then closes it as somebody would. How many pages were seen. */
const walk = async (page: Page, origin: string): Promise<number> => {
  await page.goto(`${origin}/account/index`, { waitUntil: 'networkidle' })
  const tabs = page.getByRole('navigation', { name: '主要页面' })
  for (let at = 1; at < UNTIL_CLOSED; at++) {
    const isAway = at % 2 === 1
    await tabs.getByRole('link', { name: isAway ? '挂号' : '我的', exact: true }).click()
    await page.waitForFunction((away) => (document.title === '预约挂号') === away, isAway)
  }
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  return UNTIL_CLOSED
}

type Said = Record<string, string | number>

/** Asks a running product; the data of its answer. */
const askOf = async (origin: string, path: string, given: Record<string, string>, key?: string) => {
  const isPost = path.startsWith('POST ')
  const fields = new URLSearchParams(given)
  const url = `${origin}/api${path.replace('POST ', '')}${isPost ? '' : `?${fields}`}`
  const headers = key === undefined ? {} : { 'user-key': key }
  const answer = await fetch(url, isPost ? { method: 'POST', body: fields, headers } : { headers })
  return ((await answer.json()) as { data: Said & { list?: Said[] } }).data
}

/** Signs in with the code that the demonstration shows. */
export const signIn = async (origin: string, mobile = MOBILE) => {
  const { token } = await askOf(origin, '/user/getSmsToken', { mobile })
  await askOf(origin, 'POST /user/sendMobileSms', { mobile, token: String(token) })
  const [sms] = (await askOf(origin, '/sandbox/sms', { mobile })).list ?? []
  const entered = await askOf(origin, 'POST /user/loginBySms', { mobile, code: String(sms?.code) })
  const key = String(entered.user_key)
  // Whoever has not agreed is asked to, over the tabs.
  await askOf(origin, 'POST /account/agreeUserProtocol', {}, key)
  return { id: Number(entered.user_id), key }
}

/** What a browser holds of who is signed in, as refreshed today: the key stays the one that counts the views. */
export const cookiesOf = (url: string, key: string) =>
  Object.entries({ user_key: key, use_token_time: '1' }).map(([name, value]) => ({
    name: `${name}_v2`,
    value: btoa(value),
    url,
  }))
