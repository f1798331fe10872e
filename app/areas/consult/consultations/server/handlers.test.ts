import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { doctorServices } from '#app/areas/consult/doctors/contract.ts'
import { insertDepartmentServices, insertServices } from '#app/areas/consult/doctors/server/queries.ts'
import { consultMessages } from '#app/areas/consult/talk/server/tables.ts'
import { doFocus } from '#app/areas/favourites/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { benchTalk } from '#app/areas/workbench/chat/contract.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { answeredConsultation, COMPLAINT, consultFor, paidConsultation } from '#test/support/consultations.ts'
import { type CrowdPerson, signInCrowd, signInOne } from '#test/support/crowd.ts'
import { signInDoctor } from '#test/support/doctor.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
import {
  askCreate,
  askDetail,
  askMarkList,
  closeAsk,
  doctorOpenAsks,
  doctorRatings,
  embedAddAsk,
  embedAddReport,
  keepAsk,
  myAsks,
  openAskDetail,
  rateAsk,
} from '../contract.ts'
import { records } from './jobs.ts'
import {
  acceptConsultation,
  countReply,
  declineConsultation,
  endConsultation,
  noteAnswer,
  showConsultation,
} from './public.ts'
import { subscribers } from './subscribers.ts'

const videoTerms = {
  kind: 'video',
  priceFen: 9_000,
  replies: 3,
  hours: 48,
  acceptMinutes: 60,
  replyMinutes: 120,
} as const

let app: TestApp
let me: CrowdPerson
let other: CrowdPerson
let doctorId: number
let colleague: number
let catalogueId: number

beforeAll(async () => {
  app = await startTestApp()
  ;[me, other] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const clinic = await openSurgery(app, { doctors: 2 })
  ;[doctorId, colleague] = clinic.doctorIds as [number, number]
  const { rows } = await app.pool.query('select catalogue_id from guahao_departments where id = $1', [clinic.depId])
  catalogueId = rows[0].catalogue_id
  const terms = { kind: 'text', priceFen: 1_900, replies: 3, hours: 48, acceptMinutes: 15, replyMinutes: 60 } as const
  await insertDepartmentServices(app.db, [{ catalogueId, ...terms }])
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

/** A doctor whom nobody asks yet. */
const newDoctor = async () => (await openSurgery(app)).doctorIds[0] as number
const detail = (ask_id: string, as = me) => app.callApi(askDetail, { ask_id }, { key: as.key })
const refused = (more: object, as: { key?: string } = me) =>
  app.refusal(
    askCreate,
    { doctor_id: doctorId, member_id: me.memberId, content: COMPLAINT, ...more },
    { key: as.key as string },
  )
const wake = () => app.wakeAll()
const told = async (as = me) =>
  (await app.callApi(messages, { page_size: 50 }, { key: as.key })).list.map(({ title }) => title)

test('who is not signed in asks nothing, and sees, ends and rates nothing', async () => {
  const ask_id = await paidConsultation(app, me, await newDoctor())
  expect(await app.refusal(askCreate, { doctor_id: doctorId, member_id: me.memberId, content: COMPLAINT })).toBe(
    'login',
  )
  for (const call of [askDetail, closeAsk]) expect(await app.refusal(call, { ask_id })).toBe('login')
  expect(await app.refusal(rateAsk, { ask_id, stars: 5 })).toBe('login')
  expect(await app.refusal(myAsks, {})).toBe('login')
})

test('to another patient a consultation is as little there as an unknown one, whatever they do to it', async () => {
  const ask_id = await answeredConsultation(app, me, await newDoctor())
  for (const [call, more] of [
    [askDetail, {}],
    [closeAsk, {}],
    [rateAsk, { stars: 1 }],
  ] as const) {
    const theirs = await app.rawRequest(call, { ask_id, ...more }, { key: other.key })
    const unknown = await app.rawRequest(call, { ask_id: 'no-such-ask', ...more }, { key: other.key })
    expect(theirs).toEqual(unknown)
  }
  expect((await app.callApi(myAsks, {}, { key: other.key })).list).toEqual([])
})

test('one asks for one’s own members alone, with papers, and says enough', async () => {
  expect(await refused({ member_id: other.memberId })).toBe('no-member')
  expect(await refused({ content: '头晕' })).toBe('too-short')
  expect(await refused({ content: ' '.repeat(20) })).toBe('422')
  const child = { truename: '周小宝', sex: 2, birthday: '2015-05-01', relation: 'child', guardian_consent: 1 } as const
  const { member_id } = await app.callApi(saveMember, child, { key: me.key })
  expect(await refused({ member_id })).toBe('id-needed')
})

test('a child under six is asked for with a guardian beside it', async () => {
  const birth = '20220501'
  const id_card = withCheckDigit(`440301${birth}001`)
  const child = { truename: '周小小', id_card, relation: 'child', guardian_consent: 1 } as const
  const { member_id } = await app.callApi(saveMember, child, { key: me.key })
  const asked = { member_id, doctor_id: await newDoctor() }
  expect(await refused(asked)).toBe('guardian-needed')
  expect((await consultFor(app, me, { ...asked, with_guardian: 1 })).state).toBe('unpaid')
})

test('nobody is asked who is not there, is not open that way, or about an illness that is not there', async () => {
  expect(await refused({ doctor_id: 999_999 })).toBe('closed')
  expect(await refused({ type: 'video' })).toBe('closed')
  expect(await refused({ doctor_id: undefined })).toBe('closed')
  expect(await refused({ doctor_id: undefined, dep_id: 999_999 })).toBe('closed')
  expect(await refused({ ill_id: 999_999 })).toBe('unknown-illness')
  const { doctorIds } = await openSurgery(app, { asked: { certifyState: 'refused' } })
  expect(await refused({ doctor_id: doctorIds[0] })).toBe('closed')
})

test('pictures that are none of one’s own are refused, and a report is not explained without one', async () => {
  expect(await refused({ image: '/files/0123456789012345678901234567890123456789.jpg' })).toBe('bad-picture')
  expect(await refused({ image: 'https://elsewhere.example/a.jpg' })).toBe('422')
  const report = { doctor_id: doctorId, member_id: me.memberId, content: COMPLAINT }
  expect(await app.refusal(embedAddReport, report, { key: me.key })).toBe('no-report')
})

test('a price that the phone sends changes nothing, and members pay theirs', async () => {
  const { doctorIds } = await openSurgery(app, { service: { vipPriceFen: 2_000 } })
  const asked = { doctor_id: doctorIds[0], price: '0.01', pay_amount: '0.01' }
  expect((await consultFor(app, me, asked)).pay_amount).toBe('30.00')
  const ctx = app.context()
  const member = await signInOne(app)
  await ctx.emit('patient.levelled', { patientId: member.patientId, level: 1 })
  expect((await consultFor(app, member, asked)).pay_amount).toBe('20.00')
})

test('the same doctor is not asked twice at a time for one member, however fast one taps', async () => {
  const doctor_id = await newDoctor()
  const person = await signInOne(app)
  const asked = { doctor_id, member_id: person.memberId, content: COMPLAINT }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => app.rawRequest(askCreate, asked, { key: person.key })),
  )
  expect(answers.filter(({ body }) => body.status === 200)).toHaveLength(1)
  expect(await app.refusal(askCreate, asked, { key: person.key })).toBe('already-open')
  const { rows } = await app.pool.query(`select count(*)::int as n from pay_payments where patient_id = $1`, [
    person.patientId,
  ])
  expect(rows[0].n).toBe(1)
})

test('a refusal because one is open says of which kind it is, and which one', async () => {
  const { doctorIds } = await openSurgery(app)
  const doctor_id = doctorIds[0] as number
  await insertServices(app.db, [{ ...videoTerms, doctorId: doctor_id }])
  const person = await signInOne(app)
  const open = await consultFor(app, person, { doctor_id, type: 'video' })
  const asked = { doctor_id, type: 'text', member_id: person.memberId, content: COMPLAINT }
  const { body } = await app.rawRequest(askCreate, asked, { key: person.key })
  expect(body).toMatchObject({ reason: 'already-open', data: { ask_id: open.ask_id } })
  expect(JSON.stringify(body)).toContain('还有一次视频问诊没有结束')
})

test('what a patient says of themselves is sealed, stands on the case card of both, and is theirs to take along', async () => {
  const doctor_id = await newDoctor()
  const person = await signInOne(app)
  const facts = { duration: 'week', allergies: '青霉素', medicines: '缬沙坦每天一片', pregnancy: 'nursing' } as const
  const { ask_id, out_trade_no } = await consultFor(app, person, { doctor_id, ...facts })
  await app.callApi(sandboxPay, { out_trade_no })
  const { rows } = await app.pool.query('select * from consult_consultations where id = $1', [ask_id])
  expect(JSON.stringify(rows)).not.toContain('青霉素')

  const mine = (await detail(ask_id, person)).case
  expect(mine).toMatchObject({ truename: '测试人', sex_name: '女', content: COMPLAINT })
  expect(mine.facts).toContainEqual({ name: '过敏', value: '青霉素', warns: 1 })
  expect(mine.facts.map(({ value }) => value)).toContain('哺乳期')
  const doctor = await signInDoctor(app, doctor_id)
  const theirs = await app.callApi(benchTalk, { ask_id }, { key: doctor.doctorKey, doctorKey: doctor.doctorKey })
  expect(theirs.case).toEqual(mine)

  const taken: unknown[] = []
  const patientId = person.patientId as never
  await subscribers['patient.exporting']?.(
    { patientId, hand: (part) => taken.push('rows' in part ? part.rows : []) },
    app.context(),
  )
  expect(JSON.stringify(taken)).toContain('缬沙坦每天一片')
})

test('nobody asks of a man or a child whether they are pregnant, and what is said all the same is not kept', async () => {
  const doctor_id = await newDoctor()
  const person = await signInOne(app)
  await app.pool.query(`update account_members set sex = 'male' where id = $1`, [person.memberId])
  const { ask_id } = await consultFor(app, person, { doctor_id, pregnancy: 'pregnant', allergies: '没有' })
  expect((await detail(ask_id, person)).case.facts).toEqual([{ name: '过敏', value: '没有', warns: 0 }])
})

test('what patients say of consultations stands with their doctor without a name, and words that must not stand there are refused', async () => {
  const doctor_id = await newDoctor()
  const person = await signInOne(app)
  const ask_id = await answeredConsultation(app, person, doctor_id)
  await endConsultation(app.context(), ask_id)
  const rate = (content: string) => ({ ask_id, stars: 4, content })
  expect(await app.refusal(rateAsk, rate('加微信 zhou_ming88 聊'), { key: person.key })).toBe('contact-inside')
  expect((await app.callApi(doctorRatings, { doctor_id })).list).toEqual([])
  await app.callApi(rateAsk, rate('回复很快，讲得清楚'), { key: person.key })
  const { list } = await app.callApi(doctorRatings, { doctor_id })
  expect(list).toMatchObject([{ stars: 4, content: '回复很快，讲得清楚', user_name: '路**', type_name: '图文问诊' }])
  expect(JSON.stringify(list)).not.toContain(ask_id)
  expect(await detail(ask_id, person)).toMatchObject({ stars: 4, rated_words: '回复很快，讲得清楚' })
  expect(await app.refusal(doctorRatings, { doctor_id: 999_999 })).toBe('not-found')
})

test('the same key opens one consultation', async () => {
  const as = { key: me.key, idempotencyKey: 'once' }
  const asked = { doctor_id: await newDoctor(), member_id: me.memberId, content: COMPLAINT }
  const [first, second] = [await app.callApi(askCreate, asked, as), await app.callApi(askCreate, asked, as)]
  expect(second).toEqual(first)
})

test('paid, it waits for the doctor; accepted, for their answer; then one talks, ends and rates it once', async () => {
  const doctor_id = await newDoctor()
  const { ask_id, out_trade_no, pay_amount } = await consultFor(app, me, { doctor_id })
  expect([pay_amount, (await detail(ask_id)).state]).toEqual(['30.00', 'unpaid'])
  expect(await acceptConsultation(app.context(), doctor_id, ask_id)).toBeUndefined()
  await app.callApi(sandboxPay, { out_trade_no })
  expect(await detail(ask_id)).toMatchObject({
    state: 'waiting',
    left_seconds: 3_600,
    pay_amount: '30.00',
    replyCount: 0,
  })
  expect(await app.refusal(rateAsk, { ask_id, stars: 5 }, { key: me.key })).toBe('not-ended')

  expect(await acceptConsultation(app.context(), colleague, ask_id)).toBeUndefined()
  await acceptConsultation(app.context(), doctor_id, ask_id)
  expect(await detail(ask_id)).toMatchObject({ state: 'accepted', left_seconds: 7_200, replyCount: 3, leftHour: 48 })
  app.clock.advance({ minutes: 10 })
  await noteAnswer(app.context(), ask_id)
  expect((await detail(ask_id)).state).toBe('answered')
  expect((await app.callApi(doctorServices, { doctor_id })).ask_num).toBe(1)

  expect((await app.callApi(closeAsk, { ask_id }, { key: me.key })).refund_amount).toBe('0.00')
  const rated = await app.callApi(rateAsk, { ask_id, stars: 5, content: '讲得很清楚' }, { key: me.key })
  expect([rated.state, rated.stars]).toEqual(['rated', 5])
  expect(await app.refusal(rateAsk, { ask_id, stars: 1 }, { key: me.key })).toBe('already-rated')
  const states = (await detail(ask_id)).history.map(({ state }) => state)
  expect(states).toEqual(['unpaid', 'waiting', 'accepted', 'answered', 'ended', 'rated'])
})

test('twenty who rate the same consultation at once count once', async () => {
  const doctor_id = await newDoctor()
  const ask_id = await answeredConsultation(app, me, doctor_id)
  await endConsultation(app.context(), ask_id)
  const all = Array.from({ length: 20 }, () => app.rawRequest(rateAsk, { ask_id, stars: 4 }, { key: me.key }))
  expect((await Promise.all(all)).filter(({ body }) => body.status === 200)).toHaveLength(1)
  expect((await app.callApi(doctorServices, { doctor_id })).ask_rating_num).toBe(1)
})

test('a patient writes three times, then no more; the end leaves them one more time, for two days [X204]', async () => {
  const ask_id = await answeredConsultation(app, me, await newDoctor())
  const write = () => countReply(app.context(), ask_id)
  expect([await write(), await write(), await write(), await write()]).toEqual([2, 1, 0, undefined])
  expect((await detail(ask_id)).replyCount).toBe(0)
  await endConsultation(app.context(), ask_id)
  expect(await detail(ask_id)).toMatchObject({ replyCount: 1, leftHour: 48 })
  expect([await write(), await write()]).toEqual([0, undefined])
  const second = await answeredConsultation(app, me, await newDoctor())
  await endConsultation(app.context(), second)
  app.clock.advance({ hours: 48 })
  expect(await countReply(app.context(), second)).toBeUndefined()
})

test('nobody writes before a doctor has accepted, nor in a consultation that is not there', async () => {
  const ask_id = await paidConsultation(app, me, await newDoctor())
  expect(await countReply(app.context(), ask_id)).toBeUndefined()
  expect(await countReply(app.context(), 'no-such-ask')).toBeUndefined()
})

test('who wrote fifty times at once had their three', async () => {
  const ask_id = await answeredConsultation(app, me, await newDoctor())
  const all = await Promise.all(Array.from({ length: 50 }, () => countReply(app.context(), ask_id)))
  expect(all.filter((left) => left !== undefined).sort()).toEqual([0, 1, 2])
})

test('what is not paid in time closes, and money that comes afterwards goes back by itself', async () => {
  const { ask_id, out_trade_no } = await consultFor(app, me, { doctor_id: await newDoctor() })
  app.clock.advance({ minutes: 30 })
  await wake()
  expect((await detail(ask_id)).state).toBe('expired')
  await app.callApi(sandboxPay, { out_trade_no, outcome: 'late' })
  await wake()
  app.clock.advance({ hours: 2 })
  await wake()
  expect(await detail(ask_id)).toMatchObject({ state: 'expired', pay_amount: '30.00', refund_amount: '30.00' })
  expect(await told()).toContain('付款已退回')
})

test('money that comes twice is kept once', async () => {
  const { ask_id, out_trade_no } = await consultFor(app, me, { doctor_id: await newDoctor() })
  await app.callApi(sandboxPay, { out_trade_no, outcome: 'duplicate' })
  await wake()
  expect(await detail(ask_id)).toMatchObject({ state: 'waiting', pay_amount: '30.00', refund_amount: '0.00' })
})

test('what nobody accepts within the promise is given back whole, and the patient is told', async () => {
  const person = await signInOne(app)
  const ask_id = await paidConsultation(app, person, await newDoctor())
  app.clock.advance({ minutes: 59 })
  await wake()
  expect((await detail(ask_id, person)).state).toBe('waiting')
  app.clock.advance({ minutes: 1 })
  await wake()
  expect(await detail(ask_id, person)).toMatchObject({
    state: 'refunded',
    refund_amount: '30.00',
    reason: '医生没有在承诺时间内接诊',
  })
  expect(await told(person)).toContain('问诊已退回')
})

test('a doctor who comes too late does not get it any more, even before a job has looked', async () => {
  const doctor_id = await newDoctor()
  const ask_id = await paidConsultation(app, me, doctor_id)
  app.clock.advance({ minutes: 60 })
  expect(await acceptConsultation(app.context(), doctor_id, ask_id)).toBeUndefined()
  await wake()
  const second = await paidConsultation(app, me, doctor_id)
  await acceptConsultation(app.context(), doctor_id, second)
  app.clock.advance({ minutes: 120 })
  expect(await noteAnswer(app.context(), second)).toBeUndefined()
  await wake()
  expect(await detail(second)).toMatchObject({
    state: 'refunded',
    reason: '医生没有在承诺时间内回复',
    refund_amount: '30.00',
  })
})

test('a doctor who declines gives the money back, and declines nobody else’s and nothing that was answered', async () => {
  const doctor_id = await newDoctor()
  const ask_id = await paidConsultation(app, me, doctor_id)
  expect(await declineConsultation(app.context(), colleague, ask_id, '不是我的专科')).toBeUndefined()
  await declineConsultation(app.context(), doctor_id, ask_id, '不是我的专科')
  expect(await detail(ask_id)).toMatchObject({ state: 'refunded', reason: '医生无法接诊：不是我的专科' })
  const second = await answeredConsultation(app, me, doctor_id)
  expect(await declineConsultation(app.context(), doctor_id, second, '太忙')).toBeUndefined()
})

test('before the first answer closing gives everything back, unpaid it closes the payment, after the end it is refused', async () => {
  const doctor_id = await newDoctor()
  const unpaid = await consultFor(app, me, { doctor_id })
  await app.callApi(closeAsk, { ask_id: unpaid.ask_id }, { key: me.key })
  expect((await detail(unpaid.ask_id)).state).toBe('cancelled')
  await app.callApi(sandboxPay, { out_trade_no: unpaid.out_trade_no })
  expect((await detail(unpaid.ask_id)).refund_amount).toBe('30.00')

  const ask_id = await paidConsultation(app, me, doctor_id)
  await acceptConsultation(app.context(), doctor_id, ask_id)
  expect((await app.callApi(closeAsk, { ask_id }, { key: me.key })).refund_amount).toBe('30.00')
  expect(await app.refusal(closeAsk, { ask_id }, { key: me.key })).toBe('not-open')
})

test('what was answered ends by itself when its hours are over', async () => {
  const ask_id = await answeredConsultation(app, me, await newDoctor())
  app.clock.advance({ hours: 48 })
  await wake()
  expect((await detail(ask_id)).state).toBe('ended')
})

test('of ten doctors who take what a department was asked, one gets it; another department’s never does', async () => {
  const outsider = await openSurgery(app)
  await app.pool.query(
    'update guahao_departments set catalogue_id = (select id from guahao_catalogue where parent_id = class_id and id <> $1 limit 1) where id = $2',
    [catalogueId, outsider.depId],
  )
  const { ask_id, out_trade_no, pay_amount } = await consultFor(app, me, { dep_id: catalogueId })
  expect(pay_amount).toBe('19.00')
  await app.callApi(sandboxPay, { out_trade_no })
  expect(await detail(ask_id)).toMatchObject({ doctor: null, state: 'waiting' })
  expect(await acceptConsultation(app.context(), outsider.doctorIds[0] as number, ask_id)).toBeUndefined()
  const takers = Array.from({ length: 10 }, (_, at) =>
    acceptConsultation(app.context(), at % 2 ? doctorId : colleague, ask_id),
  )
  const taken = (await Promise.all(takers)).filter((one) => one !== undefined)
  expect(taken).toHaveLength(1)
  expect((await detail(ask_id)).doctor?.doctor_id).toBe(taken[0]?.doctorId)
})

test('from the embed one asks by text, and a consultation without a price waits at once', async () => {
  const { doctorIds } = await openSurgery(app, { service: { priceFen: 0 } })
  const asked = { doctor_id: doctorIds[0] as number, member_id: me.memberId, content: COMPLAINT, images: undefined }
  const made = await app.callApi(embedAddAsk, asked, { key: me.key })
  expect(made).toMatchObject({ state: 'waiting', pay_amount: '0.00', out_trade_no: '' })
  await app.callApi(closeAsk, { ask_id: made.ask_id }, { key: me.key })
  expect((await detail(made.ask_id)).state).toBe('cancelled')
})

test('others read a consultation only with its patient’s consent, and find nobody in it', async () => {
  const doctor_id = await newDoctor()
  const [closed, open] = [
    await answeredConsultation(app, me, doctor_id),
    await answeredConsultation(app, other, doctor_id),
  ]
  for (const id of [closed, open]) await endConsultation(app.context(), id)
  const content = '测试人您好，我的微信号是 doctor8888，电话 139 1234 5678，先少盐。'
  const said = { talkId: open, sender: 'doctor' as const, sentAt: app.clock.now() }
  await app.db.insert(consultMessages).values({ ...said, contentSealed: sealOf(app.config).seal(content, 'talk') })
  await app.callApi(rateAsk, { ask_id: closed, stars: 5 }, { key: me.key })
  await app.callApi(rateAsk, { ask_id: open, stars: 4, is_public: 1 }, { key: other.key })
  // Nor before an editor has looked at it.
  expect(await app.refusal(openAskDetail, { ask_id: open })).toBe('not-found')
  for (const id of [closed, open]) await showConsultation(app.db, id, { topicId: 1, through: 999_999 }, app.clock.now())
  expect(await app.refusal(openAskDetail, { ask_id: closed })).toBe('not-found')
  const { list } = await app.callApi(doctorOpenAsks, { doctor_id })
  expect(list.map(({ ask_id }) => ask_id)).toEqual([open])
  const shown = await app.callApi(openAskDetail, { ask_id: open })
  expect(shown).toMatchObject({ asker: '女 · 36 岁', content: COMPLAINT, stars: 4 })
  const all = JSON.stringify(shown)
  for (const trace of ['测试人', 'doctor8888', '1234 5678', `"${other.patientId}"`]) expect(all).not.toContain(trace)
  expect(shown.answer).toContain('先少盐')
  expect(await app.refusal(keepAsk, { ask_id: closed, state: 1 }, { key: me.key })).toBe('not-found')
  for (let n = 0; n < 2; n++) await app.callApi(keepAsk, { ask_id: open, state: 1 }, { key: me.key })
  expect((await app.callApi(askMarkList, {}, { key: me.key })).list.map(({ ask_id }) => ask_id)).toEqual([open])
  await app.callApi(keepAsk, { ask_id: open, state: 0 }, { key: me.key })
  expect((await app.callApi(askMarkList, {}, { key: me.key })).list).toEqual([])
  expect(await app.refusal(doctorOpenAsks, { doctor_id: 999_999 })).toBe('not-found')
})

test('a consultation is kept and let go by the call of all favourites, by its code [X094]', async () => {
  const open = await answeredConsultation(app, other, await newDoctor())
  await endConsultation(app.context(), open)
  const as = { key: me.key }
  const focus = (state: 0 | 1) => app.callApi(doFocus, { type: 'ask', object_id: open, state }, as)
  const refusal = (object_id: string | number, type = 'ask') => app.refusal(doFocus, { type, object_id, state: 1 }, as)
  // Its patient has not shown it.
  expect(await refusal(open)).toBe('not-found')
  await app.callApi(rateAsk, { ask_id: open, stars: 4, is_public: 1 }, { key: other.key })
  await showConsultation(app.db, open, { topicId: 1, through: 999_999 }, app.clock.now())
  expect(await app.refusal(doFocus, { type: 'ask', object_id: open, state: 1 })).toBe('login')
  expect(await focus(1)).toEqual({ type: 'ask', object_id: open, state: 1 })
  const kept = async () => (await app.callApi(askMarkList, {}, as)).list.map(({ ask_id }) => ask_id)
  expect(await kept()).toEqual([open])
  expect(await focus(0)).toMatchObject({ state: 0 })
  expect(await kept()).toEqual([])
  for (const nobody of [999_999, 'nobody-has-this']) expect(await refusal(nobody)).toBe('not-found')
  for (const type of ['doctor', 'goods', 'video'])
    for (const nobody of ['nobody-has-this', '99999999999999999999999'])
      expect(await refusal(nobody, type)).toBe('not-found')
})

test('what was written does not stand in the database as it is', async () => {
  await paidConsultation(app, me, await newDoctor())
  const { rows } = await app.pool.query('select content_sealed, rated_sealed from consult_consultations')
  expect(JSON.stringify(rows)).not.toContain('头晕')
})

test('what was written goes when it need not be kept any more, not a day before; the books stay', async () => {
  const ask_id = await answeredConsultation(app, me, await newDoctor())
  await endConsultation(app.context(), ask_id)
  const content = async () =>
    (await app.pool.query('select content_sealed from consult_consultations where id = $1', [ask_id])).rows[0]
      .content_sealed
  const before = app.clock.now()
  app.clock.set(later(before, { days: 15 * 365 + 3 }))
  await records.run(app.context())
  expect(await content()).not.toBe('')
  app.clock.advance({ days: 1 })
  await records.run(app.context())
  expect(await content()).toBe('')
  app.clock.set(before)
})

/** Seventeen digits of an identity number with the eighteenth. */
const withCheckDigit = (digits: string) => {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (2 ** (17 - at) % 11), 0)
  return digits + '10X98765432'[sum % 11]
}
