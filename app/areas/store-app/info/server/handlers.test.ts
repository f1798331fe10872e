import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRequestFromOutside, type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { bindPhone, openStore } from '#test/support/store.ts'
import * as calls from '../contract.ts'
import * as desk from '../desk/contract.ts'
import { certificateState } from '../rules.ts'
import { insertHelp } from './queries.ts'

let app: TestApp
let store: Awaited<ReturnType<typeof openStore>>
let staff: Staffing

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 20:00' })
  store = await openStore(app)
  staff = await signInAllRoles(app, store.clinic.hospitalId)
}, 120_000)
afterAll(() => app.close())

const certificate = {
  name: '营业执照',
  number: 'A-1',
  issuer: '某局',
  begin_date: '2024-01-01',
  end_date: '2026-11-23',
}
const keeper = () => ({ staffKey: staff.keeper.staffKey })

test('a store is shown to its staff alone, with its certificates and help; its balance to those who may see money [X142]', async () => {
  expect(await rawRequestFromOutside(app, calls.storeInfo, {})).toEqual(['login', 'login', '401'])
  const { credentials } = await bindPhone(app, store.nurse)
  const shown = await app.callApi(calls.storeInfo, credentials)
  expect(shown).toMatchObject({ unit_id: store.clinic.hospitalId, sees_money: 0, balance: '0.00' })
  expect((await app.callApi(calls.storeInfo, {}, keeper())).sees_money).toBe(1)
})

test('a certificate that ends at midnight is over while somebody looks', async () => {
  await app.callApi(desk.deskStoreCertificateAdd, certificate, keeper())
  expect(await app.refusal(desk.deskStoreCertificateAdd, certificate, keeper())).toBe('taken')
  const backwards = { ...certificate, number: 'A-2', end_date: '2023-12-31' }
  expect(await app.refusal(desk.deskStoreCertificateAdd, backwards, keeper())).toBe('order')
  const stateNow = async () => (await app.callApi(calls.certificateInfo, {}, keeper())).list[0]?.state
  app.clock.set('2026-11-23 23:59')
  expect(await stateNow()).toBe('soon')
  app.clock.set('2026-11-24 00:00')
  expect(await stateNow()).toBe('over')
  expect(certificateState({ validFrom: '2026-12-01', validUntil: null }, '2026-11-30')).toBe('early')
  expect(certificateState({ validFrom: '2026-11-01', validUntil: null }, '2026-11-30')).toBe('good')
})

test('certificates of another store are not found', async () => {
  const stranger = await openStore(app)
  const theirs = { staffKey: (await signInStaff(app, stranger.clinic.hospitalId, 'keeper')).staffKey }
  const { certificate_id } = await app.callApi(
    desk.deskStoreCertificateAdd,
    { ...certificate, number: 'B-1' },
    keeper(),
  )
  const about = { ...certificate, certificate_id }
  expect(await app.refusal(desk.deskStoreCertificateChange, about, theirs)).toBe('not-found')
  expect(await app.refusal(desk.deskStoreCertificateRemove, { certificate_id }, theirs)).toBe('not-found')
  expect(await app.refusal(desk.deskStoreCertificateChange, { ...about, number: 'A-1' }, keeper())).toBe('taken')
  await app.callApi(desk.deskStoreCertificateRemove, { certificate_id }, keeper())
})

test('only counters of the white list are raised, and only of what is shown', async () => {
  const shown = { title: '怎么核销', text: '扫一下。', position: 1, isOn: true, changedAt: app.clock.now() }
  const id = await insertHelp(app.db, shown)
  const hidden = await insertHelp(app.db, { ...shown, isOn: false })
  const inc = (table: string, field: string, of = id) => app.refusal(calls.fieldInc, { table, field, id: of }, keeper())
  expect(await inc('help', 'views')).toBe('not refused')
  expect((await app.callApi(calls.appHelpDetail, { id }, keeper())).view_num).toBe(1)
  for (const [table, field] of [
    ['help', 'position'],
    ['help', '__proto__'],
    ['__proto__', 'views'],
    ['constructor', 'name'],
    ['store_app_accounts', 'balance_fen'],
    ['help; drop table store_app_help', 'views'],
  ])
    expect(await inc(table as string, field as string)).toBe('not-counted')
  expect(await inc('help', 'views', hidden)).toBe('not-found')
  expect(await app.refusal(calls.appHelpDetail, { id: hidden }, keeper())).toBe('not-found')
})

test('help is written at the platform’s desk alone', async () => {
  const article = { title: '新帮助', text: '内容', position: 1, is_on: 1 }
  Object.assign(app.config, { platformHospital: store.clinic.hospitalId + 999 })
  expect(await app.refusal(desk.deskStoreHelpAdd, article, keeper())).toBe('platform')
  expect(await app.refusal(desk.deskStoreHelp, {}, keeper())).toBe('platform')
  Object.assign(app.config, { platformHospital: store.clinic.hospitalId })
  const { help_id } = await app.callApi(desk.deskStoreHelpAdd, article, keeper())
  await app.callApi(desk.deskStoreHelpChange, { ...article, help_id, is_on: 0 }, keeper())
  expect(await app.refusal(calls.appHelpDetail, { id: help_id }, keeper())).toBe('not-found')
  expect(await app.refusal(desk.deskStoreHelpChange, { ...article, help_id: 999_999 }, keeper())).toBe('not-found')
})
