import { afterAll, beforeAll, expect, test } from 'vitest'
import { delmember, saveMember } from '#app/areas/account/members/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { visitCardOf } from './public.ts'

let app: TestApp
let unit_id: number
let other_unit: number

beforeAll(async () => {
  app = await startTestApp()
  const ids = await insertHospitals(app.db, [aHospital({ name: '海棠医院' }), aHospital({ name: '木棉医院' })])
  ;[unit_id, other_unit] = ids as [number, number]
})
afterAll(() => app.close())

const aPatient = async (member: object = { id_card: '999999199001010024' }) => {
  const { key } = await signIn(app)
  const { member_id } = await app.callApi(saveMember, { truename: '林若溪', ...member }, { key })
  return { as: { key }, member_id }
}

test.each(['', 'abc', '1'.repeat(33), '\u200b\u200b', "'; --", '卡号一二三四'])(
  '"%s" is no card number',
  async (card_no) => {
    const { as, member_id } = await aPatient()
    expect(await app.refusal(calls.addCard, { member_id, unit_id, card_no }, as)).toBe('422')
  },
)

test.each([
  ['1234 5678', '12345678'],
  ['\u202dA7654321\u202c', 'A7654321'],
  ['Ａ－２２３\u200b４４', 'A-22344'],
  ['B\u20112234–5', 'B-2234-5'],
])('the number %j, as it was pasted, is stored as %s', async (written, stored) => {
  const { as, member_id } = await aPatient()
  const card = await app.callApi(calls.addCard, { member_id, unit_id, card_no: written }, as)
  expect(card.card_no).toBe(stored)
})

test('another patient’s member and an unknown hospital get no card', async () => {
  const { as, member_id } = await aPatient()
  const { as: other } = await aPatient()
  const input = { member_id, unit_id, card_no: 'A0000001' }
  for (const call of [calls.addCard, calls.createCard, calls.bindList]) {
    expect(await app.refusal(call, input)).toBe('login')
    expect(await app.rawRequest(call, input, other)).toEqual(
      await app.rawRequest(call, { ...input, member_id: 999_999 }, other),
    )
    expect(await app.refusal(call, input, other)).toBe('not-found')
  }
  for (const call of [calls.addCard, calls.createCard]) {
    expect(await app.refusal(call, { ...input, unit_id: 999_999 }, as)).toBe('unknown-unit')
  }
})

test('a number belongs to one person at a hospital, and a person has one card there', async () => {
  const { as, member_id } = await aPatient()
  const { as: other, member_id: theirs } = await aPatient()
  const card = await app.callApi(calls.addCard, { member_id, unit_id, card_no: 'b1234567' }, as)
  expect(card).toMatchObject({ unit_name: '海棠医院', card_no: 'B1234567', origin: 'bound' })
  expect(await app.callApi(calls.addCard, { member_id, unit_id, card_no: 'B1234567' }, as)).toEqual(card)
  expect(await app.refusal(calls.addCard, { member_id: theirs, unit_id, card_no: 'B1234567' }, other)).toBe('taken')
  expect(await app.refusal(calls.addCard, { member_id, unit_id, card_no: 'C7654321' }, as)).toBe('has-card')
  await app.callApi(calls.addCard, { member_id: theirs, unit_id: other_unit, card_no: 'B1234567' }, other)
  expect((await app.callApi(calls.bindList, { unit_id }, as)).list).toEqual([card])
  expect((await app.callApi(calls.bindList, { member_id, unit_id: other_unit }, as)).list).toEqual([])
})

test('a card is made once for a member with papers, whatever asks at the same time', async () => {
  const { as: bare, member_id: unpapered } = await aPatient({ sex: 1, birthday: '1990-01-01' })
  expect(await app.refusal(calls.createCard, { member_id: unpapered, unit_id }, bare)).toBe('id-needed')
  const { as, member_id } = await aPatient()
  const made = await Promise.all(
    Array.from({ length: 8 }, () => app.callApi(calls.createCard, { member_id, unit_id }, as)),
  )
  expect(new Set(made.map((card) => card.card_no)).size).toBe(1)
  expect(made[0]).toMatchObject({ origin: 'created', card_no: expect.stringMatching(/^Y\d{11}$/) })
  expect(await visitCardOf(app.context(), member_id, unit_id)).toBe(made[0]?.card_no)
  expect(await visitCardOf(app.context(), member_id, other_unit)).toBeUndefined()
})

test('a card’s number is sealed; a member who leaves takes their cards with them and frees their numbers', async () => {
  const { as, member_id } = await aPatient()
  await app.callApi(calls.addCard, { member_id, unit_id, card_no: 'CANARY99' }, as)
  const { rows } = await app.pool.query("select string_agg(t::text, ' ') as dump from guahao_visit_cards t")
  expect(rows[0].dump).not.toContain('CANARY99')
  await app.callApi(delmember, { member_id }, as)
  expect((await app.callApi(calls.bindList, {}, as)).list).toEqual([])
  const { as: other, member_id: theirs } = await aPatient()
  await app.callApi(calls.addCard, { member_id: theirs, unit_id, card_no: 'CANARY99' }, other)
})
