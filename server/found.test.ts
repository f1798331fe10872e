import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '#app/route-table.ts'
import { bringFile, seedFacts } from '#test/support/bring-file.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { closedPaths } from './found/closed-paths.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await seedFacts(app)
  for (const kind of ['hospitals', 'departments', 'doctors'])
    await bringFile(app, kind, join(import.meta.dirname, `../docs/examples/${kind}.csv`))
  // Of these no file brings any.
  await app.pool.query(`insert into search_entries (kind, target_id, title, folded, name_words, words, city_id, weight)
    select kind, id, 'x', 'x', '', '', 0, 0 from unnest(array['article', 'goods']) kind, generate_series(1, 3) id`)
}, 120_000)
afterAll(() => app.close())

const read = async (url: string) => {
  const { statusCode: status, headers, payload, rawPayload } = await app.server.inject({ url })
  return { status, type: String(headers['content-type']), payload, rawPayload }
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, one = '']) => one.replace(/&amp;/g, '&'))

test('the sitemap names its parts, and they name hospitals, departments, doctors, articles and goods, each once', async () => {
  const { status, type, payload } = await read('/sitemap.xml')
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
  const parts = locations(payload).map((one) => new URL(one).pathname)
  const found = (await Promise.all(parts.map(read))).flatMap((part) => locations(part.payload))
  expect(new Set(found).size).toBe(found.length)
  const kinds = new Set(found.map((one) => new URL(one).pathname))
  expect([...kinds].sort()).toEqual([
    '/article/detail',
    '/guahao/schedule',
    '/health/product',
    '/unit/index',
    '/vue/doctor/detail',
  ])
  // A department's page is that of its hospital.
  expect(found.filter((one) => one.includes('dep_id=') && !one.includes('unit_id='))).toEqual([])
})

test('a part that nobody named is not there', async () => {
  for (const name of ['patient-1', 'toString-1', 'doctor-', 'doctor-x', 'doctor-99999999999999999'])
    expect([name, (await read(`/sitemap/${name}.xml`)).status]).toEqual([name, 404])
  expect(locations((await read('/sitemap/doctor-999999999.xml')).payload)).toEqual([])
})

test('robots are kept out of what is one’s own and of who works here, and are told of the sitemap', async () => {
  const { status, payload } = await read('/robots.txt')
  expect(status).toBe(200)
  for (const path of ['/api', '/desk', '/workbench', '/user', '/account', '/pay', '/guahao/orderlist'])
    expect(payload).toContain(`Disallow: ${path}\n`)
  expect(payload).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
  for (const open of ['/unit/index', '/vue/doctor/detail', '/article/detail'])
    expect(payload).not.toContain(`Disallow: ${open}`)
})

test('a closed path by which an open one begins is closed alone', () => {
  const row = (path: string, login?: true): Row => ({ id: path, path, file: 'x', title: 'x', ...(login && { login }) })
  const closed = closedPaths([
    row('/x/order', true),
    row('/x/orders'),
    row('/y/:id/own', true),
    row('/account/own', true),
  ])
  expect(closed).toEqual(expect.arrayContaining(['/x/order$', '/x/order?', '/y/*/own', '/account']))
  expect(closed).not.toEqual(expect.arrayContaining(['/x/order']))
  expect(closed).not.toEqual(expect.arrayContaining(['/account/own']))
})

test('the manifest names icons that are there, of the size that it says', async () => {
  const { icons, start_url } = JSON.parse((await read('/manifest.webmanifest')).payload)
  expect(start_url).toBe('/')
  for (const { src, sizes, type } of icons) {
    const picture = await read(src)
    expect([src, picture.status, picture.type.startsWith(type)]).toEqual([src, 200, true])
    if (type === 'image/png')
      expect(`${picture.rawPayload.readUInt32BE(16)}x${picture.rawPayload.readUInt32BE(20)}`).toBe(sizes)
  }
  expect((await read('/pictures/icon-7.png')).status).toBe(404)
})
