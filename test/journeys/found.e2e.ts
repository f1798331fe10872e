import { expect } from '@playwright/test'
import { findRows } from '#server/pages/find-rows.ts'
import { test } from './journey.ts'

const { rows } = await findRows()

/** What the server says of a page to whoever reads it without scripts. */
const headOf = (html: string) => {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = [...head.matchAll(/<(meta|link)\s([^>]*?)\/?>/g)].map(([, , attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  )
  const meta = (name: string) => tags.filter((tag) => (tag.name ?? tag.property) === name).map((tag) => tag.content)
  return {
    titles: [...head.matchAll(/<title[^>]*>(.*?)<\/title>/g)].map(([, title]) => title),
    canonical: tags.filter((tag) => tag.rel === 'canonical').map((tag) => tag.href),
    meta,
  }
}

test('every open page says once what it is, in the head that the server sends: title, description, the words and the picture for chats, its one address', async ({
  request,
}) => {
  const open = rows.filter(
    ({ path, login, staff, doctor }) =>
      !login && !staff && !doctor && !/^\/(desk|workbench|sandbox|store|$)/.test(path) && !path.includes(':'),
  )
  expect(open.length).toBeGreaterThan(50)
  const faults: string[] = []
  for (const { path } of open) {
    const response = await request.get(path, { maxRedirects: 0 })
    // Without its query a page may be about nothing; it says so under the same head.
    if (response.status() >= 300 && response.status() < 400) continue
    const { titles, canonical, meta } = headOf(await response.text())
    const once = [titles, canonical, ...['description', 'og:title', 'og:description', 'og:url', 'og:image'].map(meta)]
    if (once.some((found) => found.length !== 1 || !found[0])) faults.push(`${path} ${JSON.stringify(once)}`)
    if (!/^https?:\/\//.test(meta('og:image')[0] ?? '')) faults.push(`${path} has no whole address of a picture`)
  }
  expect(faults).toEqual([])
})

test('a page about one thing is named by it, in its title and for chats, and has one address however one came', async ({
  request,
}) => {
  for (const [address, counts] of [
    ['/vue/doctor/detail.html?unit_id=1&dep_id=1&doc_id=1&utm_source=x', '/vue/doctor/detail?doc_id=1'],
    ['/unit/index?unit_id=1&fromshare=1', '/unit/index?unit_id=1'],
    ['/article/detail/?id=1', '/article/detail?id=1'],
    ['/health/product?goods_id=1&act_id=A&share_id=S', '/health/product?goods_id=1'],
  ] as const) {
    const html = await (await request.get(address)).text()
    const { titles, canonical, meta } = headOf(html)
    const kinds = ['医生主页', '医院主页', '健康科普', '商品详情']
    expect(kinds, address).not.toContain(titles[0])
    expect(meta('og:title'), address).toEqual(titles)
    expect(new URL(canonical[0] ?? '').pathname + new URL(canonical[0] ?? '').search).toBe(counts)
  }
})

test('hospitals, doctors, articles and goods are described for machines, and nothing of it runs', async ({ page }) => {
  for (const [address, type] of [
    ['/unit/index?unit_id=1', 'Hospital'],
    ['/vue/doctor/detail?doc_id=1', 'Physician'],
    ['/article/detail?id=1', 'Article'],
    ['/health/product?goods_id=1', 'Product'],
    ['/shop/projectDetail?project_id=1', 'Product'],
  ] as const) {
    const refused: string[] = []
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
    await page.goto(address, { waitUntil: 'networkidle' })
    const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
    expect(told).toMatchObject({ '@context': 'https://schema.org', '@type': type, url: expect.stringMatching(/^http/) })
    expect(refused).toEqual([])
  }
})

test('what belongs to somebody is described to nobody, and the pages of who works here are not to be found', async ({
  request,
}) => {
  for (const address of ['/desk/login', '/store/login', '/workbench/login']) {
    const { meta } = headOf(await (await request.get(address)).text())
    expect(meta('robots'), address).toEqual(['noindex'])
    expect(meta('og:title'), address).toEqual([])
  }
})

test('a page turned to is named by what it shows, and its address is its own', async ({ page }) => {
  await page.goto('/doctor/index?city_id=5', { waitUntil: 'networkidle' })
  await page.locator('main a[href^="/vue/doctor/detail"]').first().click()
  await expect(page).toHaveTitle(/医生/)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/vue\/doctor\/detail\?doc_id=\d+$/)
  await expect(page.locator('head title')).toHaveCount(1)
})
