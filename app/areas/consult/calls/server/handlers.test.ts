import { afterAll, beforeAll, expect, test } from 'vitest'
import { talkMessages, talkNode } from '#app/areas/consult/chat/contract.ts'
import { sendAsDoctor } from '#app/areas/consult/chat/server/public.ts'
import { askDetail, closeAsk } from '#app/areas/consult/consultations/contract.ts'
import { subscribeAs } from '#test/support/calls.ts'
import { openClinic } from '#test/support/clinic.ts'
import { openConsultation, waitingConsultation } from '#test/support/consult.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { asSeen, findLastCall, hangUp, joinCall, notePresent, passSignal } from './public.ts'
import { listSteps } from './queries.ts'

let app: TestApp
let me: Person
let other: Person
let doctorId: number

beforeAll(async () => {
  app = await startTestApp()
  ;[doctorId] = (await openClinic(app, { doctors: 1 })).doctorIds as [number]
  ;[me, other] = [await signIn(app), await signIn(app)]
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db, 'consult/*')).toEqual([])
  await app.close()
})

const videoAsk = () => openConsultation(app, me, doctorId, 3, 'video')
const as = (person: Person) => ({ key: person.key })
const join = (ask_id: string, device = 'phone-1') => app.callApi(calls.askCallJoin, { ask_id, device }, as(me))
const doctorJoins = (ask_id: string, device = 'desk-1') => joinCall(app.context(), ask_id, 'doctor', device)
const look = (ask_id: string) => app.callApi(calls.askCall, { ask_id }, as(me))
const stateOf = async (ask_id: string) => (await app.callApi(askDetail, { ask_id }, as(me))).state
const both = async () => {
  const ask_id = await videoAsk()
  await join(ask_id)
  await doctorJoins(ask_id)
  return ask_id
}
const aSignal = { device: 'phone-1', to: 'doctor', to_device: 'desk-1', signal: '{"sdp":"offer"}' } as const
const tokenOf = (link: string) => link.split('#')[1] ?? ''
const invite = async (ask_id: string) =>
  tokenOf((await app.callApi(calls.askCallInvite, { ask_id, state: 1 }, as(me))).link)

test.each([
  [calls.askCall, {}],
  [calls.askCallJoin, { device: 'phone-1' }],
  [calls.askCallHere, { device: 'phone-1' }],
  [calls.askCallSignal, aSignal],
  [calls.askCallEnd, {}],
  [calls.askCallPhone, {}],
  [calls.askCallInvite, { state: 1 }],
] as const)(
  '%o: a visitor signs in, and to a third person the call is as little there as an unknown one',
  async (call, more) => {
    const ask_id = await both()
    expect(await app.refusal(call, { ask_id, ...more })).toBe('login')
    expect(await app.refusal(call, { ask_id, ...more }, as(other))).toBe('not-found')
    expect(await app.refusal(call, { ask_id: 'no-such-ask', ...more }, as(me))).toBe('not-found')
    expect((await look(ask_id)).people).toHaveLength(2)
  },
)

test('one comes in only where it was agreed, a doctor has it, and it is not over', async () => {
  const refused = (ask_id: string) => app.refusal(calls.askCallJoin, { ask_id, device: 'phone-1' }, as(me))
  expect(await refused(await openConsultation(app, me, doctorId))).toBe('by-text')
  expect(await refused(await openConsultation(app, me, doctorId, 3, 'phone'))).toBe('by-phone')
  expect(await refused(await waitingConsultation(app, me, doctorId, 3, 'video'))).toBe('not-yet')
  const over = await both()
  app.clock.advance({ minutes: 2 })
  await hangUp(app.context(), over, 'doctor')
  expect(await refused(over)).toBe('over')
  expect(await app.refusal(calls.askCallSignal, { ask_id: over, ...aSignal }, as(me))).toBe('over')
  expect(await app.refusal(calls.askCallHere, { ask_id: over, device: 'phone-1' }, as(me))).toBe('over')
  expect((await look(over)).why_not).toBe('这次问诊已经结束，不能再通话了')
})

test('the patient waits, the doctor comes, they talk, they hang up: the consultation was held, and the record says who was there', async () => {
  const ask_id = await videoAsk()
  expect(await look(ask_id)).toMatchObject({ call_id: '', state: 'none', kind: 'video', you: 'patient', why_not: '' })
  expect(await join(ask_id)).toMatchObject({ state: 'waiting', people: [{ who: 'patient', device: 'phone-1' }] })
  expect(await stateOf(ask_id)).toBe('accepted')
  await doctorJoins(ask_id)
  expect(await look(ask_id)).toMatchObject({ state: 'talking', people: [{ who: 'doctor' }, { who: 'patient' }] })
  expect(await stateOf(ask_id)).toBe('answered')
  app.clock.advance({ seconds: 200 })
  await hangUp(app.context(), ask_id, 'doctor')
  expect(await look(ask_id)).toMatchObject({ state: 'ended', talked_seconds: 200, people: [], ice_servers: [] })
  expect(await stateOf(ask_id)).toBe('ended')
  const said = (await app.callApi(talkMessages, { ask_id }, as(me))).list.map(({ content }) => content)
  expect(said).toContain('视频通话已结束，通话 3 分 20 秒。')
  const call = await findLastCall(app.db, ask_id)
  expect((await listSteps(app.db, call?.id ?? '')).map(({ who, what }) => `${who} ${what}`)).toEqual([
    'patient joined',
    'doctor joined',
    'doctor left',
  ])
  expect(call?.keptUntil?.getTime()).toBeGreaterThan(app.clock.now().getTime() + 3 * 365 * 86_400_000)
})

test('who waits alone and goes leaves no call behind, and may come back', async () => {
  const ask_id = await videoAsk()
  await join(ask_id)
  expect(await app.callApi(calls.askCallEnd, { ask_id }, as(me))).toMatchObject({ state: 'cancelled' })
  expect(await join(ask_id)).toMatchObject({ state: 'waiting' })
})

test('of two devices of one person the newer takes over, and the older is told so', async () => {
  const ask_id = await both()
  expect(await join(ask_id, 'tablet')).toMatchObject({
    people: [{ who: 'doctor' }, { who: 'patient', device: 'tablet' }],
  })
  expect(await app.refusal(calls.askCallHere, { ask_id, device: 'phone-1' }, as(me))).toBe('moved-away')
  expect(await app.refusal(calls.askCallSignal, { ask_id, ...aSignal }, as(me))).toBe('moved-away')
  expect(await notePresent(app.context(), await findLastCall(app.db, ask_id), 'doctor', 'other-desk')).toBe(
    'moved-away',
  )
  expect((await app.callApi(calls.askCallHere, { ask_id, device: 'tablet' }, as(me))).state).toBe('talking')
})

test('a signal of a megabyte, to nobody, to a device that is none, or to somebody else’s topic is refused', async () => {
  const ask_id = await both()
  const refused = (more: object) => app.refusal(calls.askCallSignal, { ask_id, ...aSignal, ...more }, as(me))
  expect(await refused({ signal: 'a'.repeat(30_000) })).toBe('422')
  expect(await refused({ signal: 'a'.repeat(2_000_000) })).toBe('413')
  expect(await refused({ to: 'u/7' })).toBe('422')
  expect(await refused({ to: 'guest' })).toBe('nobody')
  expect(await refused({ to_device: 'desk-2' })).toBe('nobody')
  expect(await refused({})).toBe('not refused')
})

test('a signal is heard by whom it is for, and by nobody else', async () => {
  const [ask_id, theirs] = [await both(), await openConsultation(app, other, doctorId, 3, 'video')]
  const mine = await subscribeAs(app, () => app.callApi(talkNode, { ask_id }, as(me)))
  const stranger = await subscribeAs(app, () => app.callApi(talkNode, { ask_id: theirs }, as(other)))
  const call = await findLastCall(app.db, ask_id)
  const said = { from: 'doctor', from_device: 'desk-1', to: 'patient', to_device: 'phone-1', signal: 'hello' } as const
  expect(await passSignal(app.context(), call, said)).toBeUndefined()
  const heard = {
    type: 'signal',
    call_id: call?.id,
    from: 'doctor',
    from_device: 'desk-1',
    to_device: 'phone-1',
    signal: 'hello',
  }
  await expect.poll(() => mine.heard).toContainEqual(heard)
  expect(stranger.heard).toEqual([])
  for (const { close } of [mine, stranger]) close()
})

test('a doctor who is forged, or not theirs, sits in no call: their device is not known there', async () => {
  const call = await findLastCall(app.db, await both())
  const forged = {
    from: 'doctor',
    from_device: 'elsewhere',
    to: 'patient',
    to_device: 'phone-1',
    signal: 'hello',
  } as const
  expect(await passSignal(app.context(), call, forged)).toBe('moved-away')
})

test('one companion comes by the link, sees no full name, hears and is heard; the link ends with a newer one, with being sent away, and with the call', async () => {
  const ask_id = await both()
  expect(await app.refusal(calls.companionCall, { token: 'made-up-token' })).toBe('not-found')
  const first = await invite(ask_id)
  const token = await invite(ask_id)
  expect(await app.refusal(calls.companionCall, { token: first })).toBe('not-found')
  expect(await app.callApi(calls.companionJoin, { token, device: 'guest-1' })).toMatchObject({
    you: 'guest',
    may_invite: 0,
  })
  expect((await look(ask_id)).people.map(({ who }) => who)).toEqual(['doctor', 'guest', 'patient'])
  const guest = await subscribeAs(app, () => app.callApi(calls.companionNode, { token }))
  await app.callApi(calls.askCallSignal, { ask_id, ...aSignal, to: 'guest', to_device: 'guest-1' }, as(me))
  await expect.poll(() => guest.heard).toContainEqual(expect.objectContaining({ type: 'signal', from: 'patient' }))
  const back = { token, device: 'guest-1', to: 'patient', to_device: 'phone-1', signal: 'hi' } as const
  expect(await app.callApi(calls.companionSignal, back)).toEqual({})
  expect((await app.callApi(calls.companionHere, { token, device: 'guest-1' })).state).toBe('talking')
  expect((await app.callApi(calls.companionLeave, { token })).people).toHaveLength(2)
  await app.callApi(calls.askCallInvite, { ask_id, state: 0 }, as(me))
  expect(await app.refusal(calls.companionSignal, back)).toBe('not-found')
  const last = await invite(ask_id)
  await app.callApi(calls.askCallEnd, { ask_id }, as(me))
  expect(await app.refusal(calls.companionJoin, { token: last, device: 'guest-1' })).toBe('over')
  expect(await app.refusal(calls.askCallInvite, { ask_id, state: 1 }, as(me))).toBe('over')
  guest.close()
})

test('a token is kept as its hash alone', async () => {
  const token = await invite(await both())
  const { rows } = await app.pool.query('select token_hash from consult_call_guests')
  expect(rows.map((row) => row.token_hash)).not.toContain(token)
})

test('the doctor who comes first calls the patient by message', async () => {
  const ask_id = await videoAsk()
  await doctorJoins(ask_id)
  const { rows } = await app.pool.query(
    "select title, link from notices_messages where title = '医生请您视频' and link like $1",
    [`%${ask_id}`],
  )
  expect(rows).toEqual([{ title: '医生请您视频', link: `/ask/call?ask_id=${ask_id}` }])
  expect(await look(ask_id)).toMatchObject({ state: 'waiting', left_seconds: 300 })
})

test('a call ends with its consultation, and a written word of the doctor does not stand for a call', async () => {
  const ask_id = await videoAsk()
  await join(ask_id)
  const said = await sendAsDoctor(app.context(), doctorId, {
    consultationId: ask_id,
    content: '稍等',
    clientMsgId: 'wait',
  })
  expect(said).toMatchObject({ sender: 'doctor' })
  expect(await stateOf(ask_id)).toBe('accepted')
  await app.callApi(closeAsk, { ask_id }, as(me))
  expect(await look(ask_id)).toMatchObject({ state: 'cancelled', why_not: '这次问诊已经结束，不能再通话了' })
})

test('browsers are told of the relay with a name of their own, while the call goes on', async () => {
  Object.assign(app.config, { ice: { stun: ['stun:s.example'], turn: ['turn:t.example'], secret: 'shared' } })
  const { ice_servers, call_id } = await join(await videoAsk())
  expect(ice_servers).toMatchObject([{ urls: ['stun:s.example'] }, { urls: ['turn:t.example'] }])
  expect(ice_servers[1]?.username).toContain(`${call_id}-patient`)
  expect(JSON.stringify(ice_servers)).not.toContain('shared')
})

test('what the doctor sees is the same call from their side', async () => {
  const ask_id = await both()
  const { findAnyConsultation } = await import('#app/areas/consult/consultations/server/public.ts')
  const consultation = await findAnyConsultation(app.db, ask_id)
  if (!consultation) throw new Error('the consultation is gone')
  expect(await asSeen(app.context(), consultation, 'doctor')).toMatchObject({
    you: 'doctor',
    state: 'talking',
    may_invite: false,
  })
})
