import { afterAll, beforeAll, expect, test } from 'vitest'
import { islogined } from '#app/areas/access/patients/contract.ts'
import type { PatientId } from '#app/context.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { keepMember } from './public.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const WOMAN = '999999199001010024'
const MAN = '999999199001010032'
const CHILD = '999999201506010062'
const woman = { truename: '林若溪', id_card: WOMAN }

/** A patient with the members that these are. */
const withMembers = async (...members: Record<string, unknown>[]) => {
  const person = await signIn(app)
  const as = { key: person.key }
  const ids: number[] = []
  for (const member of members) ids.push((await app.callApi(calls.saveMember, member as never, as)).member_id)
  return { person, as, ids, id: ids[0] as number }
}

const names = async (as: { key: string }) =>
  (await app.callApi(calls.memberListApi, {}, as)).list.map((member) => member.truename)

test.each([
  ['a name of digits', { truename: '12345' }, 'bad-name'],
  ['a name of markup', { truename: '<b>张</b>' }, 'bad-name'],
  ['a number that cannot be', { truename: '林若溪', id_card: '999999199001010025' }, 'bad-id'],
  ['a number of another sex', { ...woman, sex: 2 }, 'id-mismatch'],
  ['neither papers nor birthday', { truename: '林若溪' }, 'incomplete'],
  ['a birthday to come', { truename: '林若溪', sex: 1, birthday: '2030-01-01' }, 'bad-birthday'],
  ['a child without a guardian', { truename: '林小宝', id_card: CHILD }, 'guardian-needed'],
  ['an area that is none', { ...woman, area_id: 123 }, 'unknown-area'],
  ['no name', { id_card: WOMAN }, '422'],
  ['an unknown relation', { ...woman, relation: 'neighbour' }, '422'],
  ['a member that is none', { ...woman, member_id: 999_999 }, 'not-found'],
])('a member with %s is not taken', async (_, input, refused) => {
  const { as } = await withMembers()
  expect(await app.refusal(calls.saveMember, input, as)).toBe(refused)
  expect(await names(as)).toEqual([])
})

test('a visitor has no members and makes none', async () => {
  for (const call of [
    calls.memberListApi,
    calls.memberInfoApi,
    calls.saveMember,
    calls.delmember,
    calls.certification,
  ]) {
    expect(await app.refusal(call, { member_id: 1, ...woman })).toBe('login')
  }
})

test('another patient’s member is there for nobody else, exactly as one that does not exist', async () => {
  const { id } = await withMembers(woman)
  const { as } = await withMembers()
  for (const [call, callApi] of [
    [calls.memberInfoApi, {}],
    [calls.saveMember, woman],
    [calls.delmember, {}],
    [calls.certification, { truename: '林若溪', id_card: WOMAN }],
  ] as const) {
    const theirs = await app.rawRequest(call, { ...callApi, member_id: id }, as)
    const nobodys = await app.rawRequest(call, { ...callApi, member_id: 999_999 }, as)
    expect(theirs).toEqual(nobodys)
    expect(theirs.body).toMatchObject({ state: 0, reason: 'not-found' })
  }
})

test('a member shows name, age, sex, signing status and image, and their numbers only masked [X116]', async () => {
  const { person, as, id } = await withMembers(
    { ...woman, mobile: '+86 138 1234 5678', address: '海棠街 8 号' },
    { truename: '陈明远', id_card: MAN },
  )
  const { list } = await app.callApi(calls.memberListApi, {}, as)
  expect(list.map(({ sex }) => sex)).toEqual([1, 2])
  expect(list[0]).toMatchObject({
    member_id: id,
    truename: '林若溪',
    age: 36,
    sex: 1,
    signing_status: 0,
    is_default: 1,
    relation_name: '本人',
    mobile: '138****5678',
    id_card: '9999**********0024',
    id_type: 'id_card',
    is_certified: 0,
  })
  expect(list[0]?.image).toBe(`/pictures/portrait/patient-${person.patientId}.svg?sex=female&age=36`)
  const whole = await app.callApi(calls.memberInfoApi, { member_id: id }, as)
  expect(whole).toMatchObject({ birthday: '1990-01-01', address: '海棠街 8 号', id_card: '9999**********0024' })
})

test('identity number, phone and address do not stand in the database as they are', async () => {
  await withMembers({ ...woman, mobile: '13812345678', address: '海棠街 8 号' })
  const { rows } = await app.pool.query("select string_agg(t::text, ' ') as dump from account_members t")
  for (const canary of [WOMAN, '13812345678', '海棠街']) expect(rows[0].dump).not.toContain(canary)
})

test('the same identity number is kept once for a patient, and again after its bearer left; others may have it too', async () => {
  const { as, id } = await withMembers(woman)
  expect(await app.refusal(calls.saveMember, woman, as)).toBe('known-member')
  const { as: other } = await withMembers(woman)
  expect(await names(other)).toEqual(['林若溪'])
  await app.callApi(calls.delmember, { member_id: id }, as)
  await app.callApi(calls.saveMember, woman, as)
  expect(await names(as)).toEqual(['林若溪'])
})

test('saved twice at the same time a member is there once', async () => {
  const { as } = await withMembers()
  const answers = await Promise.all(Array.from({ length: 8 }, () => app.refusal(calls.saveMember, woman, as)))
  expect(answers.filter((answer) => answer === 'not refused')).toHaveLength(1)
  expect(await names(as)).toEqual(['林若溪'])
})

test('there are ten members and one of them is oneself, whatever is asked at the same time', async () => {
  const { as } = await withMembers({ truename: '林若溪', sex: 1, birthday: '1990-01-01' })
  const more = Array.from({ length: 14 }, () =>
    app.refusal(calls.saveMember, { truename: '林家人', sex: 2, birthday: '1960-05-05' }, as),
  )
  expect((await Promise.all(more)).filter((answer) => answer === 'too-many')).toHaveLength(5)
  expect(await names(as)).toHaveLength(10)
  const { body } = await app.rawRequest(calls.saveMember, { truename: '林家人', sex: 2, birthday: '1960-05-05' }, as)
  expect(body.msg).toBe('最多添加 10 位就诊人，请先删除不再需要的')
})

test('the first member is oneself and the default; another may become the default, none another self', async () => {
  const { as, ids } = await withMembers(woman, { truename: '陈明远', id_card: MAN, relation: 'spouse' })
  expect(
    await app.refusal(calls.saveMember, { truename: '林月华', sex: 1, birthday: '1961-02-02', relation: 'self' }, as),
  ).toBe('self-taken')
  await app.callApi(calls.saveMember, { member_id: ids[1], truename: '陈明远', is_default: 1 }, as)
  expect(await names(as)).toEqual(['陈明远', '林若溪'])
  const { rows } = await app.pool.query(
    'select count(*)::int as count from account_members where is_default and id = any($1)',
    [ids],
  )
  expect(rows[0].count).toBe(1)
})

test('who one is oneself, the account says too', async () => {
  const { as } = await withMembers(woman)
  expect(await app.callApi(calls.saveMember, { truename: '陈明远', id_card: MAN }, as)).toBeTruthy()
  expect(await app.callApi(islogined, {}, as)).toMatchObject({ truename: '林若溪', sex: 1, age: 36 })
})

test('a child is taken with a guardian’s consent, and the time of it is kept', async () => {
  const { as, id } = await withMembers({ truename: '林小宝', id_card: CHILD, relation: 'child', guardian_consent: 1 })
  expect(await app.callApi(calls.memberInfoApi, { member_id: id }, as)).toMatchObject({
    guardian_consent: 1,
    age: 11,
    relation_name: '子女',
  })
  const { rows } = await app.pool.query('select guardian_consent_at from account_members where id = $1', [id])
  expect(rows[0].guardian_consent_at).toEqual(app.clock.now())
})

test('what is not given stays, what is given changes, and a number rules over sex and birthday', async () => {
  const { as, id } = await withMembers({ ...woman, mobile: '13812345678', relation: 'other' })
  await app.callApi(calls.saveMember, { member_id: id, truename: '林清妍', nation: 14 }, as)
  expect(await app.callApi(calls.memberInfoApi, { member_id: id }, as)).toMatchObject({
    truename: '林清妍',
    mobile: '138****5678',
    relation: 'other',
    nation_name: '白族',
    birthday: '1990-01-01',
  })
  expect(await app.refusal(calls.saveMember, { member_id: id, truename: '林清妍', birthday: '1991-01-01' }, as)).toBe(
    'id-mismatch',
  )
  await app.callApi(
    calls.saveMember,
    { member_id: id, truename: '林清妍', id_type: 'passport', id_card: 'e1234567', sex: 1, birthday: '1990-01-01' },
    as,
  )
  expect(await app.callApi(calls.memberInfoApi, { member_id: id }, as)).toMatchObject({
    id_type: 'passport',
    id_card: 'E1****67',
  })
})

test('a new number puts right what was said before, and a passport says nothing of sex and birthday', async () => {
  const { as, id } = await withMembers({ truename: '林若溪', sex: 2, birthday: '1980-05-05' })
  await app.callApi(calls.saveMember, { ...woman, member_id: id }, as)
  const info = () => app.callApi(calls.memberInfoApi, { member_id: id }, as)
  expect(await info()).toMatchObject({ sex: 1, birthday: '1990-01-01' })
  await app.callApi(
    calls.saveMember,
    { member_id: id, truename: '林若溪', id_type: 'passport', id_card: 'E1234567' },
    as,
  )
  await app.callApi(calls.saveMember, { member_id: id, truename: '林若溪', birthday: '1990-01-02' }, as)
  expect(await info()).toMatchObject({ id_type: 'passport', sex: 1, birthday: '1990-01-02' })
})

test.each([
  ['another name', { truename: '陈明远', id_card: WOMAN }, 'name-mismatch'],
  ['another number', { truename: '林若溪', id_card: MAN }, 'id-mismatch'],
  ['a number that cannot be', { truename: '林若溪', id_card: '999999199001010025' }, 'bad-id'],
  ['a passport', { truename: '林若溪', id_card: 'E12345678' }, 'bad-id'],
])('with %s a member is not certified', async (_, input, refused) => {
  const { as, id } = await withMembers(woman)
  expect(await app.refusal(calls.certification, { ...input, member_id: id }, as)).toBe(refused)
  expect((await app.callApi(calls.memberInfoApi, { member_id: id }, as)).is_certified).toBe(0)
})

test('a certified member keeps name and number, and all else may change', async () => {
  const { as, id } = await withMembers({ truename: '林若溪', sex: 1, birthday: '1990-01-01' })
  const certified = await app.callApi(calls.certification, { member_id: id, truename: '林若溪', id_card: WOMAN }, as)
  expect(certified).toEqual({ member_id: id, is_certified: 1 })
  expect(await app.refusal(calls.saveMember, { member_id: id, truename: '林清妍' }, as)).toBe('certified')
  expect(await app.refusal(calls.saveMember, { member_id: id, ...woman }, as)).toBe('certified')
  await app.callApi(calls.saveMember, { member_id: id, truename: '林若溪', mobile: '13812345678' }, as)
  expect(await app.callApi(calls.memberInfoApi, { member_id: id }, as)).toMatchObject({
    is_certified: 1,
    mobile: '138****5678',
  })
})

test('a member who leaves is forgotten but for name, sex and birthday, and another becomes the default', async () => {
  const { as, ids } = await withMembers(
    { ...woman, mobile: '13812345678' },
    { truename: '陈明远', id_card: MAN, relation: 'spouse' },
  )
  await app.callApi(calls.delmember, { member_id: ids[0] as number }, as)
  expect(await app.refusal(calls.memberInfoApi, { member_id: ids[0] }, as)).toBe('not-found')
  expect((await app.callApi(calls.memberListApi, {}, as)).list).toMatchObject([{ truename: '陈明远', is_default: 1 }])
  const { rows } = await app.pool.query('select * from account_members where id = $1', [ids[0]])
  expect(rows[0]).toMatchObject({
    truename: '林若溪',
    id_sealed: null,
    id_index: null,
    mobile_sealed: null,
    address_sealed: null,
  })
})

test('who is being kept for a booking cannot leave meanwhile', async () => {
  const { person, as, id } = await withMembers(woman)
  const order: string[] = []
  let leaving: Promise<unknown> | undefined
  await app.db.transaction(async (db) => {
    await keepMember(db, person.patientId as PatientId, id)
    leaving = app.callApi(calls.delmember, { member_id: id }, as).then(() => order.push('left'))
    await untilSomebodyWaits(app)
    order.push('booked')
  })
  await leaving
  expect(order).toEqual(['booked', 'left'])
  expect(await keepMember(app.db, person.patientId as PatientId, id)).toBeUndefined()
})

test('the list of ethnic groups is the same for everyone', async () => {
  const { list } = await app.callApi(calls.nationList, {})
  expect([list.length, list[0]?.name]).toEqual([56, '汉族'])
})

/** Waits until a statement stands before another's lock. */
const untilSomebodyWaits = async ({ pool }: TestApp) => {
  const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
  while ((await pool.query(waiting)).rows.length === 0);
}
