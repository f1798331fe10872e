import { readdir, readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { findNewer } from '#tools/floor/find-newer.ts'
import { findNewerStyles } from '#tools/floor/find-newer-styles.ts'
import { newerNames } from '#tools/floor/newer-names.ts'
import { test } from './journey.ts'
import { signInTo } from './people.ts'

/** What has such a name without being the browser's, or is asked for by other means. */
const known: Readonly<Record<string, string>> = {
  '.resize()': 'a table of functions of the decoder of codes (qr) has one of that name',
  '.drop()': 'kit/store and kit/wire/browser/session.ts have one of their own',
  '.createDTMFSender()': 'the adapter of LiveKit’s client for browsers without RTCDTMFSender gives it first',
  '.dispose()': 'the parts of LiveKit’s client have one of their own',
  'new CSSStyleSheet': 'the script in the head has another way where it throws (app/shell/theme-script.ts)',
  '.replaceSync()': 'the same',
  '.addElement()': 'ProseMirror’s parser has one of its own',
  '.sync()': 'the same',
  '.command()': 'Tiptap’s chains have one',
  '.setSinkId()': 'LiveKit’s client asks before; nobody chooses a loudspeaker here',
}

const newer = newerNames()

test('no script that browsers get calls what the oldest browsers in which it runs do not have, or is written in words that they cannot read', async ({
  request,
}) => {
  const folder = 'build/client/assets'
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(files.map((name) => readFile(`${folder}/${name}`, 'utf8')))
  const html = await (await request.get('/unit/list')).text()
  const inHead = [...html.matchAll(/<script>(\(function.*?)<\/script>/gs)].map(([, text = '']) => text)
  expect(inHead.length).toBeGreaterThan(1)
  const found = [...texts, ...inHead].flatMap((text) => findNewer(text, newer))
  expect([...new Set(found)].filter((use) => !(use in known))).toEqual([])
})

/** What is nicer where a browser knows it, and whole where it does not. */
const nicer: Readonly<Record<string, string>> = {
  'text-wrap': 'lines break at their usual places',
  'field-sizing': 'a field keeps its size and scrolls inside',
  'overscroll-behavior': 'what lies behind may scroll along',
  'scrollbar-width': 'a bar is seen; WebKit’s own words hide it before',
  '@starting-style': 'a sheet is there at once instead of rising',
  '@property': 'Tailwind gives the first values by other means, behind an @supports of its own',
  '::view-transition-group': 'pages change at once',
  '::view-transition-old': 'the same',
  '::view-transition-new': 'the same',
  'text-decoration: dotted': 'Tailwind’s own, of an abbreviation: it is underlined otherwise',
  'user-select: all': 'a number is chosen by hand',
  'min-height: 1lh': 'Tailwind’s own, of a date field of WebKit',
}

test('no style that browsers get is read by the younger ones alone, unless the page is whole without it', async () => {
  const folder = 'build/client/assets'
  const files = (await readdir(folder)).filter((name) => name.endsWith('.css'))
  const texts = await Promise.all(files.map((name) => readFile(`${folder}/${name}`, 'utf8')))
  expect(texts.join('').length).toBeGreaterThan(10_000)
  const found = new Set(texts.flatMap(findNewerStyles))
  expect([...found].filter((use) => !(use in nicer))).toEqual([])
  // An excuse that nobody needs any more would hide the next one.
  expect(Object.keys(nicer).filter((use) => !found.has(use))).toEqual([])
})

/** A browser of the floor, played: without a single function or property that came later. */
const takeAway = (page: Page) =>
  page.addInitScript((members) => {
    const remove = (holder: object | undefined, name: string) =>
      holder && Object.getOwnPropertyDescriptor(holder, name)?.configurable && Reflect.deleteProperty(holder, name)
    for (const [object, name, isStatic] of members) {
      const owner = (window as unknown as Record<string, { prototype?: object } | undefined>)[object]
      remove(owner, name)
      if (!isStatic) remove(owner?.prototype, name)
    }
  }, newer.members)

test('in the oldest browsers in which it runs pages stand, lists are those that were asked for, and one signs in', async ({
  page,
}) => {
  await takeAway(page)
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  await page.goto('/doctor/index?city_id=5')
  expect(await page.evaluate(() => 'canParse' in URL || 'toSorted' in [] || 'size' in new URLSearchParams())).toBe(
    false,
  )
  const doctor = page.locator('main a[href^="/vue/doctor/detail"]').first()
  await page.waitForLoadState('networkidle')
  await doctor.click()
  await expect(page.getByRole('button', { name: '关注' })).toBeVisible()
  for (const path of [
    '/h5/register/main/index',
    '/vue/doctor/detail?doc_id=1&type=askdoc',
    '/unit/list?city_id=5',
    '/health/index',
    '/health/product?goods_id=1',
    '/ask/index',
    '/news/index',
    '/unit/list?city_id=5&theme=ff0000',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByText('页面暂时打不开'), path).toHaveCount(0)
    await expect(page.locator('main'), path).toBeVisible()
  }
  await signInTo(page, '/account/members')
  await expect(page).toHaveURL('/account/members')
  expect(thrown).toEqual([])
})

test('below them the page stays as the server rendered it, says so, and its links lead on', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CSSLayerBlockRule')
    Reflect.deleteProperty(Array.prototype, 'findLast')
  })
  await page.goto('/doctor/index?city_id=5', { waitUntil: 'networkidle' })
  await expect(page.getByText('这个浏览器版本太旧')).toBeVisible()
  await page.locator('main a[href^="/vue/doctor/detail"]').first().click()
  await expect(page).toHaveURL(/\/vue\/doctor\/detail/)
  await expect(page.getByText('这个浏览器版本太旧')).toBeVisible()
})

test('what stands around a page and throws is not there, and the page stands', async ({ page }) => {
  // An answer that nobody can draw.
  const plan = {
    id: 1,
    tip_msg: { no: 'words' },
    btn_name: '打开',
    is_index: 0,
    status: 1,
    methods: [{ jump_method: 2 }],
  }
  await page.route('**/api/guide_app/info*', (route) => route.fulfill({ json: { result_code: 1, data: plan } }))
  const thrown = page.waitForEvent('console', (message) => /error #31\b/.test(message.text()))
  await page.goto('/doctor/index?city_id=5')
  await thrown
  await expect(page.locator('main a[href^="/vue/doctor/detail"]').first()).toBeVisible()
  await expect(page.getByText('页面暂时打不开')).toHaveCount(0)
  await page.getByRole('link', { name: '返回' }).click()
  await expect(page.locator('main')).toBeVisible()
})
