import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { certification, delmember, saveMember } from '#app/areas/account/members/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { payPrepare } from '#app/areas/pay/contract.ts'
import { paymentOf } from '#app/areas/pay/server/public.ts'
import { sandboxFaceEnd, sandboxPay } from '#app/areas/sandbox/contract.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { uploadPicture } from '#test/support/a-picture.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { invariants } from './queries/invariants.ts'

const CARD = '6225880100001234566'
const OTHER_CARD = '6222020000007654320'
/** Its sum is right, and the stand-in's bank does not know it. */
const UNKNOWN_CARD = '6228480000000000000'
const PERSON = { truename: '林若溪', id_card: '999999199001010024' }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  expect(await findBroken(app.db, invariants)).toEqual([])
  await app.close()
})

const aPatient = async () => {
  const { key } = await signIn(app)
  const as = { key }
  const { member_id } = await app.callApi(saveMember, PERSON, as)
  return { as, member_id }
}
const aCertified = async () => {
  const patient = await aPatient()
  await app.callApi(certification, { member_id: patient.member_id, ...PERSON }, patient.as)
  return patient
}
const aCard = async () => {
  const patient = await aCertified()
  const input = { member_id: patient.member_id, card_no: CARD }
  const { record_id } = await app.callApi(calls.addBankcard, input, patient.as)
  return { ...patient, record_id, card: { record_id } }
}
const anOpenCard = async () => {
  const mine = await aCard()
  await photograph(mine)
  await passFace(mine, 'passed')
  return mine
}
type Mine = Awaited<ReturnType<typeof aCard>>
const photograph = async ({ as, record_id }: Mine) => {
  const front = await uploadPicture(app, as.key, 'identity')
  const back = await uploadPicture(app, as.key, 'identity')
  return app.callApi(calls.subUploadPhoto, { record_id, subphotoInfo: `${front},${back}` }, as)
}
const passFace = async ({ as, member_id }: Mine, outcome: 'passed' | 'failed') => {
  const { token } = await app.callApi(calls.getFaceVerify, { member_id, ...PERSON }, as)
  await app.callApi(sandboxFaceEnd, { token, outcome })
  return app.callApi(calls.faceResult, { token }, as)
}
const stateOf = ({ as, card }: Mine) => app.callApi(calls.getOpenThirdAccount, card, as)
const recharge = ({ as, card }: Mine, amount = '100') => app.callApi(calls.recharge, { ...card, amount }, as)
const fill = async (mine: Mine, amount = '100') => {
  const { out_trade_no } = await recharge(mine, amount)
  await app.callApi(sandboxPay, { out_trade_no })
  return out_trade_no
}
const newestMessage = async ({ as }: Mine) => (await app.callApi(messages, {}, as)).list[0]?.title

test('a card is added for nobody else’s member, not before their papers are certified, and not where the bank does not know it as their', async () => {
  const { as, member_id } = await aPatient()
  const add = (card_no: string, by: object = as) => app.refusal(calls.addBankcard, { member_id, card_no }, by)
  expect(await app.refusal(calls.addBankcard, { member_id, card_no: CARD })).toBe('login')
  expect(await add(CARD, (await aPatient()).as)).toBe('not-found')
  expect(await add(CARD)).toBe('not-certified')
  await app.callApi(certification, { member_id, ...PERSON }, as)
  expect(await add('6225880100001234567')).toBe('bad-card')
  expect(await add(UNKNOWN_CARD)).toBe('not-his')
  expect(await add('6225 8801 0000 1234 566')).toBe('not refused')
  expect(await add(CARD)).toBe('known')
})

test('who checks cards and faces may not be there: nobody is added or checked', async () => {
  const bare = await startTestApp({ env: { PERSON_PROVIDER: 'none' } })
  const { key } = await signIn(bare)
  const { member_id } = await bare.callApi(saveMember, PERSON, { key })
  await bare.callApi(certification, { member_id, ...PERSON }, { key })
  expect(await bare.refusal(calls.addBankcard, { member_id, card_no: CARD }, { key })).toBe('no-check')
  expect(await bare.refusal(calls.getFaceVerify, { member_id, ...PERSON }, { key })).toBe('no-check')
  await bare.close()
})

test('what FaceID says of a card is told as it means it: busy, asked too often, not to be used, theirs', async () => {
  let Result = ''
  const faceId = createServer((_, response) => response.end(JSON.stringify({ Response: { Result } })))
  await new Promise<void>((resolve) => faceId.listen(0, '127.0.0.1', resolve))
  const asking = await startTestApp({
    env: {
      PERSON_PROVIDER: 'tencent',
      TENCENT_FACEID_ENDPOINT: `http://127.0.0.1:${(faceId.address() as AddressInfo).port}`,
      TENCENT_SECRET_ID: 'id',
      TENCENT_SECRET_KEY: 'key',
      TENCENT_FACEID_RULE_ID: '1',
    },
  })
  const { key } = await signIn(asking)
  const { member_id } = await asking.callApi(saveMember, PERSON, { key })
  await asking.callApi(certification, { member_id, ...PERSON }, { key })
  const told = { '-17': 'check-away', '-18': 'asked-too-often', '-14': 'not-his', '-1': 'not-his', '0': 'not refused' }
  for (const [code, reason] of Object.entries(told)) {
    Result = code
    expect(await asking.refusal(calls.addBankcard, { member_id, card_no: CARD }, { key }), code).toBe(reason)
  }
  await asking.close()
  faceId.close()
})

test('a list has the seven fields of each card, its number is sealed, and names and numbers are masked [X107]', async () => {
  const { as } = await aCard()
  const [card] = (await app.callApi(calls.getBankcardList, {}, as)).list
  expect(card).toMatchObject({
    record_id: expect.any(Number),
    rechargeBank: '招商银行',
    isSub: 0,
    subBalanceMoney: '0.00',
    thirdTrueName: '林**',
    thirdIdCard: '9999**********0024',
    subphotoInfo: '',
    card_no: expect.stringMatching(/^\*+4566$/),
  })
  const { rows } = await app.pool.query("select string_agg(t::text, ' ') as dump from account_bank_cards t")
  expect(rows[0].dump).not.toContain(CARD)
})

test('everything about a card is its owner’s', async () => {
  const { card, as, member_id } = await aCard()
  const { as: other } = await aPatient()
  const asked = { ...card, amount: '100', subphotoInfo: '/files/x.jpg' }
  for (const call of [
    calls.getOpenThirdAccount,
    calls.deleteBankcard,
    calls.subUploadPhoto,
    calls.recharge,
    calls.returnBalance,
  ])
    expect(await app.refusal(call, asked, other), call.path).toBe('not-found')
  const { token } = await app.callApi(calls.getFaceVerify, { member_id, ...PERSON }, as)
  expect(await app.refusal(calls.faceResult, { token }, other)).toBe('not-found')
  expect((await app.callApi(calls.getBankcardList, {}, other)).list).toEqual([])
})

test('photos are two, one’s own, and of identity papers', async () => {
  const { as, card } = await aCard()
  const save = (...urls: string[]) => app.refusal(calls.subUploadPhoto, { ...card, subphotoInfo: urls.join() }, as)
  const [front, proof] = [await uploadPicture(app, as.key, 'identity'), await uploadPicture(app, as.key, 'refund')]
  const stranger = await uploadPicture(app, (await signIn(app)).key, 'identity')
  expect(await save(front)).toBe('bad-photos')
  expect(await save(front, front)).toBe('bad-photos')
  expect(await save(front, proof)).toBe('bad-photos')
  expect(await save(front, stranger)).toBe('bad-photos')
})

test('a face is checked of who the papers say, a failed check opens nothing, and nobody tries for ever', async () => {
  const mine = await aCard()
  const { as, member_id } = mine
  expect(await app.refusal(calls.getFaceVerify, { member_id, ...PERSON, truename: '林若' }, as)).toBe('mismatch')
  await photograph(mine)
  expect(await passFace(mine, 'failed')).toEqual({ outcome: 'failed' })
  expect(await stateOf(mine)).toMatchObject({ isSub: 0, state: 'face' })
  for (let tries = 1; tries < 10; tries++) await app.callApi(calls.getFaceVerify, { member_id, ...PERSON }, as)
  expect(await app.refusal(calls.getFaceVerify, { member_id, ...PERSON }, as)).toBe('too-many')
})

test('photos and a face open the sub-account, also for who never came back to say so', async () => {
  const mine = await aCard()
  expect(await stateOf(mine)).toMatchObject({ isSub: 0, state: 'photos' })
  expect(await photograph(mine)).toMatchObject({
    state: 'face',
    subphotoInfo: expect.stringMatching(/^\/files\/.+,\/files\//),
  })
  const { token } = await app.callApi(calls.getFaceVerify, { member_id: mine.member_id, ...PERSON }, mine.as)
  expect(await app.callApi(calls.faceResult, { token }, mine.as)).toEqual({ outcome: 'waiting' })
  await app.callApi(sandboxFaceEnd, { token, outcome: 'passed' })
  await app.wakeAll()
  expect(await stateOf(mine)).toMatchObject({ isSub: 1, state: 'open' })
  expect(await app.refusal(calls.subUploadPhoto, { ...mine.card, subphotoInfo: 'a,b' }, mine.as)).toBe('open')
})

test('nothing is put onto a sub-account that is not open, nor too little, nor more than may lie there', async () => {
  const closed = await aCard()
  expect(await app.refusal(calls.recharge, { ...closed.card, amount: '100' }, closed.as)).toBe('not-open')
  const { as, card } = await anOpenCard()
  const refused = (amount: string) => app.refusal(calls.recharge, { ...card, amount }, as)
  expect(await refused('0.99')).toBe('too-little')
  for (const amount of ['50000.01', '-5', 'viel', '1.001']) expect(await refused(amount)).toBe('422')
  await app.pool.query('update account_bank_cards set balance_fen = 19999900 where id = $1', [card.record_id])
  expect(await refused('100')).toBe('too-much')
  await app.pool.query('update account_bank_cards set balance_fen = 0 where id = $1', [card.record_id])
})

test('money is credited once, whether its notice comes thrice or never', async () => {
  const mine = await anOpenCard()
  const { out_trade_no: thrice } = await recharge(mine)
  await app.callApi(sandboxPay, { out_trade_no: thrice, outcome: 'duplicate' })
  await app.wakeAll()
  expect((await stateOf(mine)).subBalanceMoney).toBe('100.00')
  const { out_trade_no: lost } = await recharge(mine, '20.50')
  await app.callApi(payPrepare, { out_trade_no: lost }, mine.as)
  await app.callApi(sandboxPay, { out_trade_no: lost, outcome: 'lost' })
  expect((await stateOf(mine)).subBalanceMoney).toBe('100.00')
  app.clock.advance({ minutes: 2 })
  await app.wakeAll()
  expect((await stateOf(mine)).subBalanceMoney).toBe('120.50')
  expect(await newestMessage(mine)).toBe('充值到账')
})

test('asked for ten times at once with one key there is one recharge', async () => {
  const { as, card } = await anOpenCard()
  const callApi = () => app.callApi(calls.recharge, { ...card, amount: '50' }, { ...as, idempotencyKey: 'a-tap' })
  const started = await Promise.all(Array.from({ length: 10 }, callApi))
  expect(new Set(started.map(({ out_trade_no }) => out_trade_no)).size).toBe(1)
})

test('money for a recharge that was given up, that is too late, or whose card is gone goes back', async () => {
  const mine = await anOpenCard()
  const first = await recharge(mine)
  const second = await recharge(mine, '200')
  expect((await paymentOf(app.db, first.out_trade_no))?.state).toBe('closed')
  await app.callApi(sandboxPay, { out_trade_no: first.out_trade_no })
  expect((await stateOf(mine)).subBalanceMoney).toBe('0.00')
  await app.callApi(sandboxPay, { out_trade_no: second.out_trade_no, outcome: 'late' })
  app.clock.advance({ minutes: 40 })
  for (let again = 0; again < 3; again++) await app.wakeAll()
  expect(await newestMessage(mine)).toBe('充值已退回')
  const third = await recharge(mine, '300')
  await app.callApi(calls.deleteBankcard, mine.card, mine.as)
  await app.callApi(sandboxPay, { out_trade_no: third.out_trade_no })
  app.clock.advance({ minutes: 5 })
  await app.wakeAll()
  for (const { out_trade_no } of [first, second, third]) {
    const payment = await paymentOf(app.db, out_trade_no)
    expect([payment?.state, payment?.refundedFen]).toEqual(['refunded', payment?.amountFen])
  }
})

test('a card with a balance stays, and so do its member; all of it goes back once, to where it came from', async () => {
  const mine = await anOpenCard()
  const { as, card, member_id } = mine
  const numbers = [await fill(mine, '100'), await fill(mine, '23.45')]
  expect(await app.refusal(calls.deleteBankcard, card, as)).toBe('has-balance')
  expect(await app.refusal(delmember, { member_id }, as)).not.toBe('not refused')
  const tries = Array.from({ length: 5 }, () => app.rawRequest(calls.returnBalance, card, as))
  const said = await Promise.all(tries)
  expect(said.filter(({ body }) => body.status === 200)).toHaveLength(1)
  expect(await stateOf(mine)).toMatchObject({ subBalanceMoney: '0.00' })
  app.clock.advance({ minutes: 2 })
  await app.wakeAll()
  for (const number of numbers) expect((await paymentOf(app.db, number))?.state).toBe('refunded')
  expect(await app.refusal(calls.deleteBankcard, card, as)).toBe('not refused')
  expect(await app.refusal(delmember, { member_id }, as)).toBe('not refused')
})

test('a check counts for the cards that are there; one added later waits for its own', async () => {
  const mine = await anOpenCard()
  const { record_id } = await app.callApi(
    calls.addBankcard,
    { member_id: mine.member_id, card_no: OTHER_CARD },
    mine.as,
  )
  const second = { ...mine, record_id, card: { record_id } }
  await photograph(second)
  expect((await stateOf(second)).state).toBe('face')
  await passFace(second, 'passed')
  expect((await stateOf(second)).state).toBe('open')
})
