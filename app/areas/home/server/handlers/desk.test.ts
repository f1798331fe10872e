import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import { seed as locations } from '#app/areas/location/server/seed.ts'
import { BEAUTY, mallShortcuts } from '#app/areas/mall/shelf/rules.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { aCategory, aShop, someGoods } from '#test/support/mall.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import type { homeBlocks } from '../../contract.ts'
import * as calls from '../../desk/contract.ts'
import { blocks, MOST_BLOCK_RULES } from '../../rules.ts'
import { insertBlockRule } from '../queries.ts'

let app: TestApp
let ctx: Staffing
let there: Staffing

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  await locations.run({ ...app.context(), today: '2026-11-23', scale: 1 })
  const hospitalId = await aShop(app)
  Object.assign(app.config, { platformHospital: hospitalId })
  ctx = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, await aShop(app))
}, 120_000)
afterAll(() => app.close())

const keeper = () => ({ staffKey: ctx.keeper.staffKey })
const sheet = (more: object = {}) =>
  ({ place: 'home', block: 'sale', position: 50, is_hidden: 1, ...more }) as Parameters<
    typeof app.callApi<typeof calls.deskBlockAdd>
  >[1]
const add = async (more: object = {}) => (await app.callApi(calls.deskBlockAdd, sheet(more), keeper())).rule_id
const remove = (rule_id: number) => app.callApi(calls.deskBlockRemove, { rule_id }, keeper())

/** What a patient sees, once what was kept for some seconds is over. */
const shownTo = async ({ city = 5, channel = 16 } = {}): Promise<CallOutput<typeof homeBlocks>> => {
  app.clock.advance({ seconds: 16 })
  return (await app.server.inject(`/api/home/blocks?city_id=${city}&cid=${channel}`)).json().data
}

test('blocks are the platform’s: for its desk’s roles that keep them alone', async () => {
  for (const [call, input] of [
    [calls.deskBlocks, {}],
    [calls.deskBlockPreview, {}],
    [calls.deskBlockAdd, sheet({ block: 'nothing' })],
    [calls.deskBlockChange, { rule_id: 999_999, ...sheet() }],
    [calls.deskBlockRemove, { rule_id: 999_999 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, input, { staffKey: there.keeper.staffKey })).toBe('not-platform')
  }
})

test('no such block, no such city, days that run backwards and a rule that is gone are refused', async () => {
  const refusal = (more: object) => app.refusal(calls.deskBlockAdd, sheet(more), keeper())
  expect(await refusal({ block: 'mall' })).toBe('block')
  expect(await refusal({ place: 'tabs', block: 'sale' })).toBe('block')
  expect(await refusal({ city: 123_456 })).toBe('city')
  expect(await refusal({ from: '2026-11-24', until: '2026-11-23' })).toBe('span')
  expect(await app.refusal(calls.deskBlockChange, { rule_id: 999_999, ...sheet() }, keeper())).toBe('not-found')
  expect(await app.refusal(calls.deskBlockRemove, { rule_id: 999_999 }, keeper())).toBe('not-found')
})

test('the same block for the same people and days is not said twice, neither anew nor by a change', async () => {
  const [first, other] = [
    await add({ channel: 77 }),
    await add({ channel: 77, from: '2026-11-24', until: '2026-11-25' }),
  ]
  const again = sheet({ channel: 77, position: 60, is_hidden: 0 })
  expect(await app.refusal(calls.deskBlockAdd, again, keeper())).toBe('twice')
  expect(await app.refusal(calls.deskBlockChange, { rule_id: other, ...again }, keeper())).toBe('twice')
  await app.callApi(calls.deskBlockChange, { rule_id: first, ...again }, keeper())
  for (const id of [first, other]) await remove(id)
})

test('without a rule every block is shown in its usual order', async () => {
  const { home, mall, tabs } = await shownTo()
  expect({ home, mall, tabs }).toEqual({ home: blocks.home, mall: blocks.mall, tabs: blocks.tabs })
})

test('an empty product has no ways that lead to nothing; each is there once there is something in the city', async () => {
  const [here, elsewhere] = [5, 2920]
  expect(await shownTo()).toMatchObject({ grid: ['records'], shortcuts: [], activities: [] })
  expect((await app.callApi(calls.deskBlockPreview, { city: here }, keeper())).list).toEqual(
    expect.arrayContaining([
      { place: 'grid', block: 'records', is_empty: 0 },
      { place: 'grid', block: 'pharmacy', is_empty: 1 },
      { place: 'mall', block: 'shortcuts', is_empty: 1 },
      { place: 'mall', block: 'activities', is_empty: 1 },
    ]),
  )
  const [care, beauty] = [await aCategory(app, '家庭护理'), await aCategory(app, BEAUTY)]
  await someGoods(app, { categoryId: care, kind: 'drug', cityId: here })
  expect(await shownTo()).toMatchObject({
    grid: ['pharmacy', 'records'],
    shortcuts: ['category', 'goods', 'pharmacy', 'hot'],
  })
  await someGoods(app, { categoryId: care, orgFen: 20_000, cityId: here })
  await someGoods(app, { categoryId: beauty, kind: 'project', cityId: here })
  expect((await shownTo()).shortcuts).toEqual(mallShortcuts)
  expect(await shownTo({ city: elsewhere })).toMatchObject({ grid: ['records'], shortcuts: [] })
})

test('a block is hidden for a channel, a city, or all, and moved before others; taking the rule away brings it back', async () => {
  const ids = [
    await add({ channel: 31 }),
    await add({ city: 2920, block: 'ranks' }),
    await add({ block: 'articles', is_hidden: 0, position: 1 }),
    await add({ place: 'tabs', block: 'mall', channel: 31 }),
  ]
  expect((await shownTo()).home).toEqual([
    'articles',
    'shortcuts',
    'grid',
    'doctors',
    'hospitals',
    'sale',
    'subjects',
    'ranks',
  ])
  expect((await shownTo({ city: 2920 })).home).not.toContain('ranks')
  const inChannel = await shownTo({ channel: 31 })
  expect(inChannel.home).not.toContain('sale')
  expect(inChannel.tabs).toEqual([])
  for (const id of ids) await remove(id)
  const { home, mall, tabs } = await shownTo({ channel: 31, city: 2920 })
  expect({ home, mall, tabs }).toEqual({ home: blocks.home, mall: blocks.mall, tabs: blocks.tabs })
})

test('what is said for a channel weighs more than what is said for a city, and that more than what is said for all', async () => {
  const ids = [await add(), await add({ city: 2920, is_hidden: 0 })]
  expect((await shownTo()).home).not.toContain('sale')
  expect((await shownTo({ city: 2920 })).home).toContain('sale')
  ids.push(await add({ channel: 31 }))
  expect((await shownTo({ city: 2920, channel: 31 })).home).not.toContain('sale')
  for (const id of ids) await remove(id)
})

test('the preview shows at once what a patient of a city and channel sees, and which blocks have nothing there', async () => {
  const id = await add({ channel: 31, city: 2920 })
  const preview = (input: object) => app.callApi(calls.deskBlockPreview, input, keeper())
  const inDongguan = await preview({ city: 2920, channel: 31 })
  expect(inDongguan).toMatchObject({ city_id: 2920, city_name: '东莞', channel: 31 })
  expect(inDongguan.list.filter(({ place }) => place === 'home').map(({ block }) => block)).not.toContain('sale')
  expect((await preview({ city: 2920 })).list).toContainEqual({ place: 'home', block: 'sale', is_empty: 0 })
  expect(inDongguan.list).toContainEqual({ place: 'home', block: 'doctors', is_empty: 1 })
  expect(inDongguan.list).toContainEqual({ place: 'home', block: 'subjects', is_empty: 1 })
  await remove(id)
})

test('what staff do with blocks stands in the audit', async () => {
  const rule_id = await add()
  await app.callApi(calls.deskBlockChange, { rule_id, ...sheet({ is_hidden: 0 }) }, keeper())
  await remove(rule_id)
  const { rows } = await app.pool.query(
    "select act from access_audit where kind = 'block' and row_id = $1 order by id",
    [String(rule_id)],
  )
  expect(rows.map(({ act }) => act)).toEqual(['block.add', 'block.change', 'block.remove'])
})

test('so many rules are kept and no more, also where two are added at the same time', async () => {
  const row = { place: 'home', block: 'sale', channel: null, cityId: null, position: 50, isHidden: true } as const
  for (let made = 0; made < MOST_BLOCK_RULES - 1; made++) await insertBlockRule(app.db, { ...row })
  const both = await Promise.allSettled([add({ channel: 1 }), add({ channel: 2 })])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await app.refusal(calls.deskBlockAdd, sheet({ channel: 3 }), keeper())).toBe('too-many')
  await app.pool.query('delete from home_block_rules')
})

// The last: after days nobody at the desk is signed in any more.
test('a rule counts from its first day until the end of its last', async () => {
  await add({ from: '2026-11-24', until: '2026-11-25' })
  const isShown = async () => (await shownTo()).home.includes('sale')
  const seen: boolean[] = []
  for (const at of ['2026-11-23 23:50', '2026-11-24 00:01', '2026-11-25 23:50', '2026-11-26 00:01']) {
    app.clock.set(at)
    seen.push(await isShown())
  }
  expect(seen).toEqual([true, false, false, true])
})
