import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '#test/support/start-test-app.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('the site has an icon of its own, and where browsers look for one they are led to it', async () => {
  const asked = await house.app.inject('/favicon.ico')
  expect([asked.statusCode, asked.headers.location]).toEqual([301, '/pictures/icon.svg'])
  const icon = await house.app.inject('/pictures/icon.svg')
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect(icon.body).toContain('#18cf62')
})
