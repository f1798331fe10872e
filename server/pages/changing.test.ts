import { afterAll, beforeAll, expect, test } from 'vitest'
import { wallScreen } from '#app/areas/desk/clinic/contract.ts'
import { deskCategories, deskCategoryAdd } from '#app/areas/mall/catalogue/desk/contract.ts'
import { aShop } from '#test/support/mall.ts'
import { type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { findRooms } from '../rooms.ts'
import { changesOf } from './changing.ts'

let app: TestApp
let desk: Staffing
let there: Staffing
/** The calls after which the pages that are kept were made anew. */
const changes: string[] = []

beforeAll(async () => {
  const changesPages = changesOf(await findRooms())
  app = await startTestApp({
    counted: (answered) => {
      if (changesPages(answered)) changes.push(String(answered.call))
    },
  })
  const hospitalId = await aShop(app)
  Object.assign(app.config, { platformHospital: hospitalId })
  desk = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, await aShop(app))
}, 120_000)
afterAll(() => app.close())

const category = { tree: 'health', category_name: '听力', picture: 'ear', is_recommended: 0, position: 0 } as const

test('what is refused, what only reads, and a screen that asks all day long change no page', async () => {
  expect(await app.refusal(deskCategoryAdd, category)).toBe('login')
  expect(await app.refusal(deskCategoryAdd, category, { staffKey: there.admin.staffKey })).toBe('not-platform')
  await app.callApi(deskCategories, {}, { staffKey: desk.admin.staffKey })
  await app.rawRequest(wallScreen, { token: 'x'.repeat(32) })
  expect(changes).toEqual([])
})

test('what a room says of its call is heard when it is done', async () => {
  await app.callApi(deskCategoryAdd, category, { staffKey: desk.admin.staffKey })
  expect(changes).toEqual(['deskCategoryAdd'])
})

test('calls that change pages are written with POST, by staff or doctors', async () => {
  const calls = (await findRooms()).flatMap(({ answering }) =>
    answering.flatMap(({ contract }) => Object.values(contract)),
  )
  const changing = calls.filter(({ changesPages }) => changesPages)
  expect(changing.length).toBeGreaterThan(100)
  expect(changing.filter(({ method, staff, doctor }) => method !== 'POST' || !(staff || doctor))).toEqual([])
})
