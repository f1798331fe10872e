import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { USED_DAYS_STORED } from '#app/areas/access/patients/rules.ts'
import { deskSwitch } from '#app/areas/access/staff/contract.ts'
import { allRoles } from '#app/areas/access/staff/rules.ts'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { createOrder } from '#app/areas/guahao/booking/contract.ts'
import { createGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { addDays } from '#kit/time/day.ts'
import { newIdNumber } from '#test/generated/honest-members.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { waitingConsultation } from '#test/support/consult.ts'
import { linesOf } from '#test/support/exported.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openShop } from '#test/support/shop.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { deskUserStatistics, deskUserStatisticsExport } from '../../contract.ts'
import type { UserGroup } from '../../rules/users.ts'

/** A Monday. */
const FIRST = '2026-11-02'
const MESSENGER = 23
const days = { from: FIRST, to: addDays(FIRST, 30) }
let app: TestApp
let clinic: Clinic
let people: Staffing
let platform: { staffKey: string }

const at = (day: number, clock = '08:00') => app.clock.set(`${addDays(FIRST, day)} ${clock}`)
const herself = async (person: Person) =>
  (await app.callApi(saveMember, { truename: '安宁', id_card: newIdNumber('1980-01-01'), relation: 'self' }, person))
    .member_id
const comes = ({ key }: Person) => app.callApi(getUserInfo, {}, { key })
const books = async (person: Person, member_id: number, where: Clinic, day: number, doctor = 0) => {
  const slot_id = (await slotsOn(app, where, addDays(FIRST, day), doctor))[0]?.id as number
  await app.callApi(createOrder, { slot_id, member_id }, person)
}

beforeAll(async () => {
  app = await startTestApp({ at: `${FIRST} 07:00`, env: { PLATFORM_HOSPITAL: '999999' } })
  clinic = await openClinic(app, { doctors: 2 })
  const costly = await openClinic(app, { feeFen: 5_000 })
  const shop = await openShop(app)
  const ware = await shop.sell()

  const ann = await signIn(app)
  const bea = await signIn(app, undefined, MESSENGER)
  const [annHerself, beaHerself] = [await herself(ann), await herself(bea)]
  await books(ann, annHerself, clinic, 1)
  // Not paid: it came to nothing.
  await books(bea, beaHerself, costly, 1)
  await shop.live(bea.key)
  await shop.live(ann.key)
  const order = { goods_id: ware.goods_id, special_id: ware.special_id, buy_num: 1 }
  const { out_trade_no } = await app.callApi(createGoodsOrder, order, bea)
  await app.callApi(sandboxPay, { out_trade_no })
  await app.callApi(createGoodsOrder, order, ann)

  at(1)
  await comes(ann)
  await comes(ann)
  await books(ann, annHerself, clinic, 2, 1)
  const cem = await signIn(app)
  await waitingConsultation(app, cem, clinic.doctorIds[0] as number)
  await app.pool.query(
    `insert into membership_levels (level, name, growth) values (0, '注册用户', 0), (1, '银卡会员', 100), (2, '金卡会员', 500)
     on conflict do nothing`,
  )
  await app.pool.query(
    `insert into points_ledger (patient_id, business_mark, task_id, action, object_id, day, amount, growth, happened_at)
     values ($1, '', 'test', 'test', '', $2, 0, 150, $3)`,
    [cem.patientId, addDays(FIRST, 1), app.clock.now()],
  )

  at(7)
  await comes(bea)
  await comes(ann)

  at(30, '06:00')
  await comes(ann)
  at(32)
  await vi.waitFor(async () => expect(await countDays()).toBe(7), 10_000)
  people = await signInAllRoles(app, clinic.hospitalId)
  const operator = await signInStaff(app, clinic.hospitalId, 'operator')
  platform = { staffKey: (await app.callApi(deskSwitch, { unit_id: 0 }, { staffKey: operator.staffKey })).staff_key }
}, 180_000)
afterAll(() => app.close())

const countDays = async () => (await app.pool.query('select count(*)::int as n from access_patient_days')).rows[0].n

const listFor = async (group?: UserGroup, span: object = days) =>
  (await app.callApi(deskUserStatistics, { ...span, ...(group && { group }) }, platform)).list

test('users are counted for the operators of the platform alone', async () => {
  for (const call of [deskUserStatistics, deskUserStatisticsExport]) {
    expect(new Set(await rawRequestFromOutside(app, call, {}))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, people, call, {})).toEqual(allRoles.filter((role) => role !== 'operator'))
    expect(await app.refusal(call, { from: '2026-11-24', to: '2026-11-23' }, platform)).toBe('span')
    expect(await app.refusal(call, { group: 'nobody' }, platform)).toBe('422')
  }
})

test('by day: who signed up, was there, did something for the first time, and came again', async () => {
  const none = { first_booking: '0', first_order: 0, first_consultation: '0' }
  const nobody = { joined: 0, ...none, kept_1: '', kept_7: '', kept_30: '', now: '' }
  expect(await listFor('day')).toMatchObject([
    { ...nobody, date: '2026-12-02', active: 1 },
    { ...nobody, date: '2026-11-09', active: 2 },
    {
      date: '2026-11-03',
      joined: 1,
      active: 2,
      ...none,
      first_consultation: '1',
      kept_1: '0.0%',
      kept_7: '0.0%',
      kept_30: '0.0%',
    },
    {
      date: FIRST,
      joined: 2,
      active: 2,
      first_booking: '1',
      first_order: 1,
      first_consultation: '0',
      kept_1: '50.0%',
      kept_7: '100.0%',
      kept_30: '50.0%',
    },
  ])
})

test('a week is a cohort: its people are counted once, and their return by the day each has had', async () => {
  expect(await listFor('week')).toMatchObject([
    { date: '2026-11-30', joined: 0, active: 1 },
    { date: '2026-11-09', joined: 0, active: 2 },
    { date: FIRST, joined: 3, active: 3, first_booking: '1', kept_1: '33.3%', kept_7: '66.7%', kept_30: '33.3%' },
  ])
})

test('by channel and by level few are told in steps where it is about health, and the accounts as they stand', async () => {
  const byChannel = await listFor('channel')
  expect(byChannel).toMatchObject([
    { channel_name: '浏览器', joined: 2, first_booking: '<5', first_order: 0, first_consultation: '<5', now: '2' },
    { channel_name: '微信', joined: 1, first_booking: '0', first_order: 1, first_consultation: '0', now: '1' },
    { channel_name: '窗口代建或没有记录', joined: 0, active: 0 },
  ])
  const { rows } = await app.pool.query('select count(*)::int as n from access_patients')
  expect(byChannel.reduce((sum, { now }) => sum + Number(now), 0)).toBe(rows[0].n)
  const byLevel = await listFor('level')
  expect(byLevel).toMatchObject([
    { level_name: '注册用户', joined: 2, first_booking: '<5', first_order: 1 },
    { level_name: '银卡会员', joined: 1, first_consultation: '<5', now: '1' },
  ])
  expect(byLevel.reduce((sum, { now }) => sum + Number(now), 0)).toBe(rows[0].n)
  expect(byLevel.reduce((sum, { joined }) => sum + joined, 0)).toBe(3)
  expect(await listFor('day', { from: '2026-10-01', to: '2026-10-02' })).toEqual([])
})

test('the file says what the page says', async () => {
  const lines = linesOf(await app.callApi(deskUserStatisticsExport, { ...days, group: 'week-channel' }, platform))
  expect(lines.at(-2)).toMatchObject({ '日期（周为周一）': FIRST, 注册渠道: '浏览器', 新注册: '2', 首次挂号: '<5' })
  expect(lines.at(-1)).toMatchObject({ 注册渠道: '微信', 新注册: '1', '1 日留存': '0.0%', '7 日留存': '100.0%' })
})

test('a day that is not over yet keeps nobody and loses nobody', async () => {
  at(7, '23:00')
  expect(await listFor('week', { from: FIRST, to: FIRST })).toMatchObject([{ joined: 2, kept_1: '50.0%', kept_7: '' }])
})

test('on which days somebody was there goes with their account, and after so many days by itself', async () => {
  const before = await countDays()
  const gone = await signIn(app)
  await expect.poll(countDays).toBe(before + 1)
  await app.pool.query('delete from access_patients where id = $1', [gone.patientId])
  expect(await countDays()).toBe(before)
  at(USED_DAYS_STORED + 1)
  await app.wakeAll()
  expect((await app.pool.query(`select min(day)::text as day from access_patient_days`)).rows[0].day).toBe(
    addDays(FIRST, 1),
  )
})
