import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { type StaffPerson, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

let app: TestApp
let here: number
let pair: readonly [StaffPerson, StaffPerson]

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
/** Each test has a hospital of its own, with two admins who have long been there. */
beforeEach(async () => {
  const [made] = await insertHospitals(app.db, [aHospital({ name: '西岭医院' })])
  here = made as number
  pair = [await signInStaff(app, here, 'admin'), await signInStaff(app, here, 'admin')]
  await app.pool.query(`update access_staff_grants set role_since = role_since - interval '4 days'`)
})

const as = ({ staffKey }: StaffPerson) => ({ staffKey })
/** What the other has asked for. */
const listAsked = async (one: StaffPerson) => (await app.callApi(calls.deskRequests, {}, as(one))).list
const agree = (one: StaffPerson, request_id: number) => app.refusal(calls.deskRequestAgree, { request_id }, as(one))

test('two who ask for each other’s removal do not both go: whoever agrees last to their own would leave nobody', async () => {
  const [first, second] = pair
  const off = (one: StaffPerson, { staffId: staff_id }: StaffPerson) =>
    app.callApi(calls.deskStaffSwitch, { staff_id, is_on: 0 }, as(one))
  const waiting = [await off(first, second), await off(second, first)]
  expect(waiting.map(({ is_waiting }) => is_waiting)).toEqual([1, 1])
  const asked = await Promise.all(pair.map(listAsked))
  const own = asked.map((list) => list.find(({ is_mine }) => is_mine === 0)?.request_id as number)
  const answers = await Promise.all(pair.map((one, at) => agree(one, own[at] as number)))
  expect(answers.toSorted()).toEqual(['last', 'not refused'])
})

test('two who are new, and need nobody’s word, do not switch each other off at once; nor does one take the other’s permissions meanwhile', async () => {
  await app.pool.query(`update access_staff_grants set role_since = role_since + interval '4 days'`)
  const [first, second] = pair
  const off = (one: StaffPerson, { staffId: staff_id }: StaffPerson) =>
    app.refusal(calls.deskStaffSwitch, { staff_id, is_on: 0 }, as(one))
  expect((await Promise.all([off(first, second), off(second, first)])).toSorted()).toEqual(['last', 'not refused'])
  const { rows } = await app.pool.query('select is_on from access_staff_grants where hospital_id = $1', [here])
  expect(rows.map(({ is_on }) => is_on).toSorted()).toEqual([false, true])
})

test('among two hundred posts of others the one who manages them is found', async () => {
  const [first, second] = pair
  await app.pool.query(
    `with made as (
      insert into access_staff (login_name, name, password_hash, must_change, created_at)
      select 'many' || n, '护士' || n, '', false, now() from generate_series(1, 300) n returning id)
    insert into access_staff_grants (staff_id, hospital_id, role, is_on, role_since)
    select id, $1, 'nurse', true, now() - interval '9 days' from made`,
    [here],
  )
  await app.pool.query('update access_staff_grants set is_on = is_on where staff_id in ($1, $2)', [
    first.staffId,
    second.staffId,
  ])
  const nurse = await signInStaff(app, here, 'nurse')
  const post = { staff_id: nurse.staffId, name: '某nurse', role: 'admin' as const }
  const { is_waiting } = await app.callApi(calls.deskStaffChange, post, as(first))
  expect(is_waiting).toBe(1)
  const [asked] = await listAsked(second)
  expect(await agree(second, asked?.request_id as number)).toBe('not refused')
})

test('a post of a role that was deleted meanwhile is not given: what waits is out of date, and nothing is half done', async () => {
  const [asking, agreeing] = pair
  const sheet = { role: 'nurse' as const, role_name: '退费组长', permissions: ['refunds.handle' as const] }
  const { role_id } = await app.callApi(calls.deskRoleAdd, sheet, as(asking))
  const post = { name: '某nurse', role: 'nurse' as const, role_id }
  const nurse = await signInStaff(app, here, 'nurse')
  const given = await app.callApi(calls.deskStaffAdd, { ...post, login_name: 'of-no-role' }, as(asking))
  const changed = await app.callApi(calls.deskStaffChange, { ...post, staff_id: nurse.staffId }, as(asking))
  expect([given.is_waiting, changed.is_waiting]).toEqual([1, 1])
  await app.callApi(calls.deskRoleDelete, { role_id }, as(asking))
  const asked = await listAsked(agreeing)
  expect(await Promise.all(asked.map(({ request_id }) => agree(agreeing, request_id)))).toEqual(['stale', 'stale'])
  const { list } = await app.callApi(calls.deskStaffList, { page_size: 50 }, as(asking))
  expect(list.find(({ staff_id }) => staff_id === nurse.staffId)).toMatchObject({ role: 'nurse', role_id: null })
})
