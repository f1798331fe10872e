import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the site has an icon of its own, and where browsers look for one they are led to it', async () => {
  const asked = await app.server.inject('/favicon.ico')
  expect([asked.statusCode, asked.headers.location]).toEqual([301, '/pictures/icon.svg'])
  const icon = await app.server.inject('/pictures/icon.svg')
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect(icon.body).toContain('#18cf62')
})
