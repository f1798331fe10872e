import { afterAll, beforeAll, expect, test } from 'vitest'
import { delmember, saveMember } from '#app/areas/account/members/contract.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { insertAreas } from './queries.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  const area = { cardName: '电子健康卡', issuer: '卫生健康部门', position: 1 }
  await insertAreas(app.db, [
    { ...area, areaCode: 440300, areaName: '深圳市', isOpen: true },
    { ...area, areaCode: 441900, areaName: '东莞市', isOpen: false },
  ])
})
afterAll(() => app.close())

const aPatient = async (member: object = { id_card: '999999199001010024' }) => {
  const { key, patientId } = await signIn(app)
  const { member_id } = await app.callApi(saveMember, { truename: '林若溪', ...member }, { key })
  return { as: { key }, patientId, member_id }
}

test('a card is issued for nobody else’s member, in no closed area, and not without papers', async () => {
  const { as, member_id } = await aPatient()
  const { as: other, patientId } = await aPatient()
  expect(await app.refusal(calls.healthcardCreate, { member_id, area_code: 440300 })).toBe('login')
  expect(await app.refusal(calls.healthcardCreate, { member_id, area_code: 440300 }, other)).toBe('not-found')
  expect(await app.refusal(calls.healthcardCreate, { member_id, area_code: 440300, user_id: patientId }, as)).toBe(
    'not-found',
  )
  expect(await app.refusal(calls.healthcardCreate, { member_id, area_code: 441900 }, as)).toBe('unknown-area')
  expect(await app.refusal(calls.memberHealthcardList, { member_id }, other)).toBe('not-found')
  const { as: bare, member_id: unpapered } = await aPatient({ sex: 1, birthday: '1990-01-01' })
  expect(await app.refusal(calls.healthcardCreate, { member_id: unpapered, area_code: 440300 }, bare)).toBe('id-needed')
  expect(await app.refusal(calls.eHealthCard, {}, bare)).toBe('no-card')
})

test('only open areas are offered', async () => {
  const { list } = await app.callApi(calls.healthcardAreaConfig, {})
  expect(list).toEqual([{ area_code: 440300, area_name: '深圳市', card_name: '电子健康卡', issuer: '卫生健康部门' }])
})

test('asked ten times at once a member has one card, which is the patient’s own', async () => {
  const { as, patientId, member_id } = await aPatient()
  const input = { member_id, area_code: 440300, user_id: patientId }
  const cards = await Promise.all(Array.from({ length: 10 }, () => app.callApi(calls.healthcardCreate, input, as)))
  expect(new Set(cards.map((card) => card.card_no)).size).toBe(1)
  expect(cards[0]).toMatchObject({
    member_id,
    truename: '林若溪',
    area_name: '深圳市',
    card_no: expect.stringMatching(/^440300\d{12}$/),
  })
  expect(await app.callApi(calls.eHealthCard, {}, as)).toEqual(cards[0])
  expect((await app.callApi(calls.memberHealthcardList, {}, as)).list).toEqual([cards[0]])
})

test('a card’s number is sealed, and goes with the member', async () => {
  const { as, member_id } = await aPatient()
  const { card_no } = await app.callApi(calls.healthcardCreate, { member_id, area_code: 440300 }, as)
  const { rows } = await app.pool.query("select string_agg(t::text, ' ') as dump from account_health_cards t")
  expect(rows[0].dump).not.toContain(card_no)
  await app.callApi(delmember, { member_id }, as)
  expect((await app.callApi(calls.memberHealthcardList, {}, as)).list).toEqual([])
})
