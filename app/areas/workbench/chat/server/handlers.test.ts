import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { benchSignIn } from '#app/areas/access/doctors/contract.ts'
import { talkMessages, talkRead, talkSend, talkVisit } from '#app/areas/consult/chat/contract.ts'
import { acceptConsultation } from '#app/areas/consult/consultations/server/public.ts'
import { bindDoctor } from '#app/areas/consult/doctors/contract.ts'
import { uploadVoice } from '#app/areas/files/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { benchEnd } from '#app/areas/workbench/consultations/contract.ts'
import { uploadPicture } from '#test/support/a-picture.ts'
import { aVoice } from '#test/support/a-voice.ts'
import { answeredConsultation, aSummary, consultFor, paidConsultation } from '#test/support/consultations.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { type DoctorPerson, signInDoctor } from '#test/support/doctor.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
import * as calls from '../contract.ts'

let app: TestApp
let people: CrowdPerson[]
let mine: DoctorPerson
let stranger: DoctorPerson

beforeAll(async () => {
  app = await startTestApp()
  people = await signInCrowd(app, 40)
  const [one, two] = (await openSurgery(app, { doctors: 2 })).doctorIds as [number, number]
  mine = await signInDoctor(app, one)
  stranger = await signInDoctor(app, two)
})
afterAll(() => app.close())

let named = 0
const newName = () => `message-${++named}`
let next = 0
const person = () => people[next++ % people.length] as CrowdPerson
const as = ({ doctorKey }: DoctorPerson) => ({ doctorKey })
const say = (ask_id: string, content: string, kind: 'text' | 'image' | 'voice' = 'text') => ({
  ask_id,
  kind,
  content,
  client_msg_id: newName(),
})
const accepted = async (who: CrowdPerson, doctor = mine) => {
  const ask_id = await paidConsultation(app, who, doctor.doctorId)
  await acceptConsultation(app.context(), doctor.doctorId, ask_id)
  return ask_id
}
const aPicture = async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' })
}

test.each([
  [calls.benchTalk, {}],
  [calls.benchMessages, {}],
  [calls.benchSend, { kind: 'text', content: 'a', client_msg_id: 'abcdef' }],
  [calls.benchInvite, { client_msg_id: 'abcdef' }],
  [calls.benchRead, { message_id: 1 }],
  [calls.benchTyping, {}],
  [calls.benchRecall, { message_id: 1 }],
] as const)(
  '%o: only the doctor who was asked comes in; to another it is as little there as an unknown one',
  async (call, more) => {
    const who = person()
    const ask_id = await accepted(who)
    expect(await app.refusal(call, { ask_id, ...more })).toBe('login')
    expect(await app.refusal(call, { ask_id, ...more }, { key: who.key })).toBe('login')
    expect(await app.refusal(call, { ask_id, ...more }, as(stranger))).toBe('not-found')
    expect(await app.refusal(call, { ask_id: 'no-such-ask', ...more }, as(mine))).toBe('not-found')
  },
)

test('both read the same talk: words, pictures and voices of both sides, each once and in order', async () => {
  const who = person()
  const ask_id = await accepted(who)
  const words = say(ask_id, '量过血压吗？')
  const twice = await Promise.all([1, 2, 3].map(() => app.callApi(calls.benchSend, words, as(mine))))
  expect(new Set(twice.map(({ message }) => message.id)).size).toBe(1)
  const { url } = await app.callApi(calls.benchPicture, { file: await aPicture() }, as(mine))
  await app.callApi(calls.benchSend, say(ask_id, url, 'image'), as(mine))
  const said = await app.callApi(uploadVoice, { seconds: 7, file: aVoice('webm') }, { key: who.key })
  await app.callApi(talkSend, say(ask_id, said.url, 'voice'), { key: who.key })
  const heard = await app.callApi(calls.benchVoice, { seconds: 3, file: aVoice('m4a') }, as(mine))
  await app.callApi(calls.benchSend, say(ask_id, heard.url, 'voice'), as(mine))

  const theirs = (await app.callApi(talkMessages, { ask_id }, { key: who.key })).list
  const ours = (await app.callApi(calls.benchMessages, { ask_id }, as(mine))).list
  expect(ours).toEqual(theirs)
  expect(ours.map(({ sender, kind, seconds }) => [sender, kind, seconds]).slice(1)).toEqual([
    ['doctor', 'text', 0],
    ['doctor', 'image', 0],
    ['patient', 'voice', 7],
    ['doctor', 'voice', 3],
  ])
  const voice = await app.server.inject({ url: ours.at(-1)?.url ?? '' })
  expect([voice.statusCode, voice.headers['content-type']]).toEqual([200, 'audio/mp4'])
  const part = await app.server.inject({ url: ours.at(-1)?.url ?? '', headers: { range: 'bytes=4-7' } })
  expect([part.statusCode, part.body]).toEqual([206, 'ftyp'])
  expect((await app.server.inject({ url: heard.url })).statusCode).toBe(404)
})

test('what is no voice, too much or too long is refused, and what somebody else sent cannot be said', async () => {
  const who = person()
  const ask_id = await accepted(who)
  const refused = (file: Blob, seconds = 3) => app.refusal(uploadVoice, { seconds, file }, { key: who.key })
  expect(await refused(new Blob(['a'.repeat(500)], { type: 'audio/webm' }))).toBe('no-voice')
  expect(await refused(await aPicture())).toBe('no-voice')
  expect(await refused(aVoice('webm', 'V_VP8'))).toBe('no-voice')
  expect(await refused(new Blob([]))).toBe('empty')
  expect(await refused(new Blob([new Uint8Array(2_000_001)]))).toBe('too-big')
  expect(await refused(aVoice('ogg'), 61)).toBe('too-long')
  const { url } = await app.callApi(uploadVoice, { seconds: 3, file: aVoice('ogg') }, { key: who.key })
  expect(await app.refusal(calls.benchSend, say(ask_id, url, 'voice'), as(mine))).toBe('no-picture')
  const picture = await uploadPicture(app, who.key, 'ask')
  expect(await app.refusal(talkSend, say(ask_id, picture, 'voice'), { key: who.key })).toBe('no-picture')
})

test('the record holds what this member asked this doctor, and nothing of another doctor', async () => {
  const who = person()
  const image = await uploadPicture(app, who.key, 'ask')
  const before = await answeredConsultation(app, who, mine.doctorId)
  await app.callApi(benchEnd, { ask_id: before, ...aSummary }, as(mine))
  const elsewhere = await answeredConsultation(app, who, stranger.doctorId)
  const { ask_id, out_trade_no } = await consultFor(app, who, { doctor_id: mine.doctorId, image })
  await app.callApi(sandboxPay, { out_trade_no })
  const talk = await app.callApi(calls.benchTalk, { ask_id }, as(mine))
  expect(talk).toMatchObject({ may_write: 0, may_decline: 1, may_end: 0, ask: { state: 'waiting', image_num: 1 } })
  expect(talk.ask.truename).not.toBe('')
  expect(talk.earlier.map((one) => one.ask_id)).toEqual([before])
  expect(JSON.stringify(talk)).not.toContain(elsewhere)
  expect((await app.server.inject({ url: talk.case.images[0] ?? '' })).statusCode).toBe(200)
})

test('the doctor sees how far the patient has read, and takes back what they just said', async () => {
  const who = person()
  const ask_id = await accepted(who)
  const { message } = await app.callApi(calls.benchSend, say(ask_id, '吃两片'), as(mine))
  await app.callApi(talkRead, { ask_id, message_id: message.id }, { key: who.key })
  expect((await app.callApi(calls.benchMessages, { ask_id }, as(mine))).read_id).toBe(message.id)
  await app.callApi(calls.benchRecall, { ask_id, message_id: message.id }, as(mine))
  const { list } = await app.callApi(talkMessages, { ask_id }, { key: who.key })
  expect(list.map(({ content }) => content)).not.toContain('吃两片')
  const old = await app.callApi(calls.benchSend, say(ask_id, '吃一片'), as(mine))
  app.clock.advance({ minutes: 3 })
  expect(await app.refusal(calls.benchRecall, { ask_id, message_id: old.message.id }, as(mine))).toBe('too-late')
})

test('after the follow-up is over the doctor cannot write any more', async () => {
  const ask_id = await answeredConsultation(app, person(), mine.doctorId)
  await app.callApi(benchEnd, { ask_id, ...aSummary }, as(mine))
  await app.callApi(calls.benchSend, say(ask_id, '补充一句'), as(mine))
  app.clock.advance({ hours: 49 })
  const again = await signInDoctorAgain()
  expect(await app.refusal(calls.benchSend, say(ask_id, '再补充'), again)).toBe('over')
  expect(await app.refusal(calls.benchInvite, { ask_id, client_msg_id: newName() }, again)).toBe('over')
})

test('an invitation is one card in the talk, answers nothing, and is gone when the patient has bound', async () => {
  const who = person()
  const ask_id = await answeredConsultation(app, who, mine.doctorId)
  const me = await signInDoctorAgain()
  await app.callApi(calls.benchInvite, { ask_id, client_msg_id: newName() }, me)
  expect(await app.refusal(calls.benchInvite, { ask_id, client_msg_id: newName() }, me)).toBe('bound')
  const visit = async () => (await app.callApi(talkVisit, { id: ask_id }, { key: who.key })).other
  expect(await visit()).toMatchObject({ isInvite: 1, inviteNum: 0 })
  await app.callApi(bindDoctor, { doctor_id: mine.doctorId }, { key: who.key })
  expect(await visit()).toMatchObject({ isInvite: 0, inviteNum: 1 })
  expect((await app.callApi(calls.benchTalk, { ask_id }, me)).is_bound).toBe(1)
  const waiting = await accepted(person())
  expect(await app.refusal(calls.benchInvite, { ask_id: waiting, client_msg_id: newName() }, me)).toBe('over')
})

test('quick replies are a doctor’s own: added at the end, changed, moved, removed', async () => {
  const [me, other] = [await signInDoctorAgain(), as(await signInDoctorOf())]
  const add = async (content: string) => (await app.callApi(calls.benchPhraseSave, { content }, me)).phrase.phrase_id
  const [a, b, c] = [await add('一'), await add('二'), await add('三')]
  const all = async () => (await app.callApi(calls.benchPhrases, {}, me)).list.map(({ content }) => content)
  expect(await all()).toEqual(['一', '二', '三'])
  for (const [call, input] of [
    [calls.benchPhraseSave, { phrase_id: a, content: '偷' }],
    [calls.benchPhraseMove, { phrase_id: a, place: 0 }],
    [calls.benchPhraseRemove, { phrase_id: a }],
  ] as const)
    expect(await app.refusal(call, input, other)).toBe('no-phrase')
  expect((await app.callApi(calls.benchPhrases, {}, other)).list).toEqual([])
  await app.callApi(calls.benchPhraseSave, { phrase_id: b, content: '二（改）' }, me)
  await app.callApi(calls.benchPhraseMove, { phrase_id: c, place: 0 }, me)
  expect(await all()).toEqual(['三', '一', '二（改）'])
  await app.callApi(calls.benchPhraseRemove, { phrase_id: a }, me)
  expect(await all()).toEqual(['三', '二（改）'])
  const many = await Promise.all(
    Array.from({ length: 49 }, () => app.refusal(calls.benchPhraseSave, { content: 'x' }, me)),
  )
  expect(many.filter((one) => one === 'too-many')).toHaveLength(1)
})

/** Their session has ended meanwhile: they sign in once more. */
const signInDoctorAgain = async () => {
  const { doctor_key } = await app.callApi(benchSignIn, { login_name: mine.loginName, password: mine.password })
  return { doctorKey: doctor_key }
}
const signInDoctorOf = async () => signInDoctor(app, (await openSurgery(app)).doctorIds[0] as number)

test('a doctor who asks like a program is refused with 429, and others are answered', async () => {
  const strict = await startTestApp({ env: { LIMITS: 'on' } })
  const [one, two] = (await openSurgery(strict, { doctors: 2 })).doctorIds as [number, number]
  const [fast, calm] = [as(await signInDoctor(strict, one)), as(await signInDoctor(strict, two))]
  const input = { ask_id: 'no-such-ask' }
  const knocks = Array.from({ length: 60 }, () => strict.rawRequest(calls.benchTyping, input, fast))
  const statuses = (await Promise.all(knocks)).map(({ status }) => status)
  expect([statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 429).length]).toEqual([20, 40])
  expect(await strict.refusal(calls.benchTyping, input, calm)).toBe('not-found')
  await strict.close()
})
