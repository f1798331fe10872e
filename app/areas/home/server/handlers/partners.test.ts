import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import { seed as locations } from '#app/areas/location/server/seed.ts'
import { aShop } from '#test/support/mall.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { homePartner } from '../../contract.ts'
import * as calls from '../../desk/contract.ts'
import { USUAL_HOME } from '../../rules.ts'

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
const admin = () => ({ staffKey: ctx.admin.staffKey })
const sheet = { slug: 'hangzhou', partner_name: '杭州就医', slogan: '西湖边看病', city_id: 3301, colour: '#3E82F4' }
const addressOf = async (cid: number) => (await app.server.inject(`/api/home/address?cid=${cid}`)).json().data.path

test('partner cities are the platform’s: for its desk’s roles that keep the blocks alone', async () => {
  for (const [call, input] of [
    [calls.deskPartners, {}],
    [calls.deskPartnerAdd, { ...sheet, city_id: 999_999 }],
    [calls.deskPartnerChange, { ...sheet, slug: 'nowhere' }],
    [calls.deskPartnerSwitch, { slug: 'nowhere', is_on: 0 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, input, { staffKey: there.keeper.staffKey })).toBe('not-platform')
  }
})

test('no such city, the address of the usual home, an address that is taken, and one that is none are refused', async () => {
  expect(await app.refusal(calls.deskPartnerAdd, { ...sheet, city_id: 999_999 }, keeper())).toBe('city')
  expect(await app.refusal(calls.deskPartnerAdd, { ...sheet, slug: 'main' }, keeper())).toBe('taken')
  const { status, body } = await app.rawRequest(calls.deskPartnerAdd, { ...sheet, slug: '../desk' }, keeper())
  expect([status, body.field]).toEqual([422, 'slug'])
  expect(await app.refusal(calls.deskPartnerChange, { ...sheet, slug: 'nowhere' }, keeper())).toBe('not-found')
  expect(await app.refusal(calls.deskPartnerSwitch, { slug: 'nowhere', is_on: 1 }, keeper())).toBe('not-found')
})

test('a partner city has a home of its own that its channel leads to, until the desk closes it [X047]', async () => {
  await app.callApi(calls.deskPartnerAdd, sheet, keeper())
  expect(await app.refusal(calls.deskPartnerAdd, sheet, keeper())).toBe('taken')
  const shown = () => app.callApi(homePartner, { partner: 'hangzhou' })
  expect(await shown()).toMatchObject({ name: '杭州就医', colour: '#3e82f4', city_id: 3301, city_name: '杭州' })

  await app.callApi(calls.deskChannelHomeSet, { channel: 77, path: '/h5/register/hangzhou/index' }, admin())
  expect(await addressOf(77)).toBe('/h5/register/hangzhou/index')
  await app.callApi(calls.deskPartnerChange, { ...sheet, partner_name: '杭州健康通', slogan: '先约再去' }, keeper())
  expect(await shown()).toMatchObject({ name: '杭州健康通', slogan: '先约再去' })
  const [row] = (await app.callApi(calls.deskPartners, {}, keeper())).list
  expect(row).toMatchObject({
    slug: 'hangzhou',
    partner_name: '杭州健康通',
    city_name: '杭州',
    is_on: 1,
    channels: [77],
  })

  await app.callApi(calls.deskPartnerSwitch, { slug: 'hangzhou', is_on: 0 }, keeper())
  expect(await app.refusal(homePartner, { partner: 'hangzhou' })).toBe('not-found')
  expect(await addressOf(77)).toBe(USUAL_HOME)
  const homes = (await app.callApi(calls.deskChannelHome, { channel: 77 }, admin())).list.map(({ path }) => path)
  expect(homes).not.toContain('/h5/register/hangzhou/index')
  await app.callApi(calls.deskPartnerSwitch, { slug: 'hangzhou', is_on: 1 }, keeper())
  expect(await addressOf(77)).toBe('/h5/register/hangzhou/index')

  const { list } = await app.callApi(audit.deskAuditList, { act: 'partner.' }, admin())
  expect(list.map(({ act }) => act)).toEqual(['partner.on', 'partner.off', 'partner.change', 'partner.add'])
})
