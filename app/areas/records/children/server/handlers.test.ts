import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { modifyHealthRecord } from '#app/areas/records/home/contract.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ at: '2026-03-02 09:00' })
})
afterAll(() => app.close())

const girl = { baby_name: '林小满', sex: 1, birthday: '2024-02-29', guardian_consent: 1 }

const withChild = async (more: Partial<typeof girl> & { gestation_days?: number } = {}) => {
  const me = await signIn(app)
  return { me, id: (await app.callApi(calls.addBabyHr, { ...girl, ...more }, me)).id }
}

const join = async (owner: { key: string }, child_id: number, rights: 'log' | 'see', until?: string) => {
  const carer = await signIn(app)
  const { token } = await app.callApi(calls.inviteCarer, { child_id, relation: 'grandparent', rights, until }, owner)
  await app.callApi(calls.joinCarers, { token }, carer)
  return carer
}

test.each([
  ['a birthday to come', { birthday: '2026-03-03' }, 'not-born'],
  ['a birthday of a grown person', { birthday: '2008-03-02' }, 'grown'],
  ['no guardian’s consent', { guardian_consent: 0 }, 'guardian-needed'],
  ['a name of digits', { baby_name: '12345' }, 'bad-name'],
  ['no day of the calendar', { birthday: '2023-02-29' }, '422'],
  ['no sex', { sex: 0 }, '422'],
  ['a gestation of four weeks', { gestation_days: 28 }, '422'],
  ['a member that is none', { member_id: 999_999 }, 'not-found'],
])('a child with %s is not taken', async (_, said, refused) => {
  const me = await signIn(app)
  expect(await app.refusal(calls.addBabyHr, { ...girl, ...said }, me)).toBe(refused)
  expect((await app.callApi(calls.userBaby, { userId: me.patientId }, me)).list).toEqual([])
})

test('another patient’s id is answered like one that nobody has', async () => {
  const { me } = await withChild()
  const stranger = await signIn(app)
  expect(await app.refusal(calls.userBaby, { userId: me.patientId }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.userBaby, { userId: 999_999 }, stranger)).toBe('not-found')
})

test('a child has type, id and userId, and what is derived of its age counts on the server’s day [X006] [X096] [X097]', async () => {
  const { me, id } = await withChild()
  const { list } = await app.callApi(calls.userBaby, { userId: me.patientId }, me)
  expect(list).toMatchObject([
    {
      id,
      type: 'baby',
      userId: me.patientId,
      ageDays: 732,
      age_words: '2 岁',
      babyGrowthState: 'toddler',
      rights: 'own',
    },
  ])
})

test('a child that came at 32 weeks has both ages until it is two', async () => {
  const { me, id } = await withChild({ birthday: '2025-10-02', gestation_days: 224 })
  const shown = await app.callApi(calls.child, { child_id: id }, me)
  expect(shown).toMatchObject({ age_words: '5 个月', corrected_words: '3 个月 3 天', gestation_words: '32 周' })
  const older = await withChild({ birthday: '2024-03-01', gestation_days: 224 })
  expect((await app.callApi(calls.child, { child_id: older.id }, older.me)).corrected_words).toBe('')
})

test('twins are two, the same child is one, also when it is begun five times at once', async () => {
  const { me } = await withChild()
  await app.callApi(calls.addBabyHr, { ...girl, baby_name: '林小暑' }, me)
  expect(await app.refusal(calls.addBabyHr, girl, me)).toBe('known-child')
  const third = { ...girl, baby_name: '林小寒' }
  const said = await Promise.all(Array.from({ length: 5 }, () => app.refusal(calls.addBabyHr, third, me)))
  expect(said.filter((one) => one === 'not refused')).toHaveLength(1)
  expect((await app.callApi(calls.userBaby, { userId: me.patientId }, me)).list).toHaveLength(3)
})

test('ten children are kept, not eleven', async () => {
  const me = await signIn(app)
  const names = [...'甲乙丙丁戊己庚辛壬癸子'].map((letter) => `林${letter}`)
  const said = await Promise.all(names.map((baby_name) => app.refusal(calls.addBabyHr, { ...girl, baby_name }, me)))
  expect(said.filter((one) => one === 'too-many')).toHaveLength(1)
})

test('name and birthday do not stand in the database as they are', async () => {
  await withChild({ baby_name: '金丝雀' })
  const { rows } = await app.pool.query("select string_agg(t::text, ' ') as dump from records_children t")
  for (const canary of ['金丝雀', '2024-02-29', 'female']) expect(rows[0].dump).not.toContain(canary)
})

test('a child is removed by its owner alone', async () => {
  const { me, id } = await withChild()
  const carer = await join(me, id, 'log')
  expect(await app.refusal(calls.removeChild, { child_id: id }, carer)).toBe('not-found')
  expect(await app.refusal(calls.child, { child_id: id }, carer)).toBe('not refused')
})

test('an invitation makes one carer, once, and not its own sender', async () => {
  const { me, id } = await withChild()
  const asked = { child_id: id, relation: 'father', rights: 'log' } as const
  expect(await app.refusal(calls.inviteCarer, { ...asked, until: '2026-03-01' }, me)).toBe('past')
  const { token } = await app.callApi(calls.inviteCarer, asked, me)
  expect(await app.refusal(calls.joinCarers, { token }, me)).toBe('own')
  const [one, other] = [await signIn(app), await signIn(app)]
  expect(await app.callApi(calls.carerInvitation, { token }, one)).toEqual({
    relation_name: '爸爸',
    rights_words: '可以看，也可以记',
    until: '',
  })
  const said = await Promise.all([one, other].map((as) => app.refusal(calls.joinCarers, { token }, as)))
  expect(said.sort()).toEqual(['not refused', 'over'])
  expect((await app.callApi(calls.carers, { child_id: id }, me)).list).toMatchObject([{ relation_name: '爸爸' }])
})

test('an invitation is over after two days', async () => {
  const { me, id } = await withChild()
  const asked = { child_id: id, relation: 'father', rights: 'see' } as const
  const { token } = await app.callApi(calls.inviteCarer, asked, me)
  const carer = await signIn(app)
  app.clock.advance({ hours: 48 })
  expect(await app.refusal(calls.carerInvitation, { token }, carer)).toBe('over')
  expect(await app.refusal(calls.joinCarers, { token }, carer)).toBe('over')
})

test('a carer sees the child until their last day, and nobody else’s number', async () => {
  const { me, id } = await withChild()
  const today = app.clock.now().toISOString().slice(0, 10)
  const carer = await join(me, id, 'see', today)
  await join(me, id, 'log')
  const list = (await app.callApi(calls.userBaby, { userId: carer.patientId }, carer)).list
  expect(list).toMatchObject([{ id, userId: me.patientId, rights: 'see', relation_name: '祖辈' }])
  expect((await app.callApi(calls.carers, { child_id: id }, carer)).list).toMatchObject([{ is_me: 1 }])
  expect((await app.callApi(calls.carers, { child_id: id }, me)).list).toHaveLength(2)
  app.clock.advance({ days: 1 })
  expect(await app.refusal(calls.child, { child_id: id }, carer)).toBe('not-found')
  expect((await app.callApi(calls.userBaby, { userId: carer.patientId }, carer)).list).toEqual([])
})

test('the owner ends anybody’s caring, a carer their own and no other’s', async () => {
  const { me, id } = await withChild()
  const [one, other] = [await join(me, id, 'log'), await join(me, id, 'see')]
  const [first, second] = (await app.callApi(calls.carers, { child_id: id }, me)).list.map((row) => row.id)
  const end = (carer_id: number | undefined, as: { key: string }) =>
    app.refusal(calls.endCarer, { child_id: id, carer_id: carer_id ?? 0 }, as)
  expect(await end(second, one)).toBe('not-found')
  expect(await end(first, one)).toBe('not refused')
  expect(await end(second, me)).toBe('not refused')
  expect(await app.refusal(calls.child, { child_id: id }, other)).toBe('not-found')
})

test('a member who leaves is no longer tied to the child, whose record stays', async () => {
  const me = await signIn(app)
  const member = { truename: '林小满', sex: 1, birthday: '2024-02-29', guardian_consent: 1, relation: 'child' } as const
  const { member_id } = await app.callApi(saveMember, member, me)
  const { id } = await app.callApi(calls.addBabyHr, { ...girl, member_id }, me)
  await app.context().emit('member.leaving', { memberId: member_id, patientId: me.patientId })
  expect(await app.callApi(calls.child, { child_id: id }, me)).toMatchObject({ member_id: 0 })
})

test('a child is tied to one of the people of the account, to another, and to none; to nobody else’s', async () => {
  const { me, id } = await withChild()
  const of = (truename: string, as: { key: string }) =>
    app.callApi(saveMember, { truename, sex: 1, birthday: '2024-02-29', guardian_consent: 1, relation: 'child' }, as)
  const [{ member_id: one }, { member_id: other }] = [await of('林小满', me), await of('林小暑', me)]
  const { member_id: strangers } = await of('林小寒', await signIn(app))
  const tie = (member_id: number) => app.refusal(modifyHealthRecord, { type: 'baby', id, member_id }, me)
  const tied = async () => (await app.callApi(calls.child, { child_id: id }, me)).member_id
  for (const member_id of [one, other]) expect([await tie(member_id), await tied()]).toEqual(['not refused', member_id])
  expect([await tie(strangers), await tied()]).toEqual(['not-found', other])
  expect(await ownRows(app, me, 'children')).toMatchObject([{ id, member_id: other }])
  // What says nothing of it leaves it.
  await app.callApi(modifyHealthRecord, { type: 'baby', id, baby_name: '林小满儿' }, me)
  expect(await tied()).toBe(other)
  expect([await tie(0), await tied()]).toEqual(['not refused', 0])
})

test('the child stands in the file of its owner’s data with who cares for it and who was asked to, and goes with the record', async () => {
  const { me, id } = await withChild()
  const carer = await join(me, id, 'see')
  await app.callApi(calls.inviteCarer, { child_id: id, relation: 'father', rights: 'log' }, me)
  expect(await ownRows(app, me, 'carers')).toMatchObject([{ child_id: id, relation_name: '祖辈' }])
  expect(await ownRows(app, me, 'carer_invitations')).toMatchObject([
    { child_id: id, relation_name: '爸爸', until: '' },
  ])
  expect(await ownRows(app, carer, 'carer_invitations')).toEqual([])
  expect(await ownRows(app, me, 'children')).toMatchObject([{ id, baby_name: '林小满', birthday: '2024-02-29' }])
  expect(await ownRows(app, carer, 'children')).toEqual([])
  expect(await ownRows(app, carer, 'caring')).toMatchObject([{ child_id: id, relation_name: '祖辈' }])
  await app.callApi(calls.removeChild, { child_id: id }, me)
  expect(await app.refusal(calls.child, { child_id: id }, me)).toBe('not-found')
  expect(await ownRows(app, carer, 'caring')).toEqual([])
})
