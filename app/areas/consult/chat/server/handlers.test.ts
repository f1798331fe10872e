import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endConsultation } from '#app/areas/consult/consultations/server/public.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { openClinic } from '#test/support/clinic.ts'
import { openConsultation, waitingConsultation } from '#test/support/consult.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import {
  delAskHistoryContent,
  talkLeftNum,
  talkMessages,
  talkNode,
  talkRead,
  talkRecall,
  talkSend,
  talkTyping,
  talkVisit,
} from '../contract.ts'
import { listAsDoctor, readAsDoctor, recallAsDoctor, sendAsDoctor, typeAsDoctor } from './public.ts'

let app: TestApp
let me: Person
let other: Person
let doctorId: number
let strangeDoctor: number
let named = 0

beforeAll(async () => {
  app = await startTestApp()
  ;[doctorId, strangeDoctor] = (await openClinic(app, { doctors: 2 })).doctorIds as [number, number]
  me = await signIn(app)
  other = await signIn(app)
})
afterAll(() => app.close())

const newName = () => `message-${++named}`
const saying = (ask_id: string, content: string, more: object = {}) => ({
  ask_id,
  kind: 'text' as const,
  content,
  client_msg_id: newName(),
  ...more,
})
const send = (ask_id: string, content: string, more?: object) =>
  app.callApi(talkSend, saying(ask_id, content, more), { key: me.key })
const refused = (ask_id: string, content: string, more?: object) =>
  app.refusal(talkSend, saying(ask_id, content, more), { key: me.key })
const answer = (consultationId: string, content: string, doctor = doctorId) =>
  sendAsDoctor(app.context(), doctor, { consultationId, content, clientMsgId: newName() })
const readAll = async (ask_id: string) =>
  (await app.callApi(talkMessages, { ask_id, page_size: 50 }, { key: me.key })).list.map(
    ({ sender, kind, content }) => [sender, kind, content],
  )
const left = async (ask_id: string) => (await app.callApi(talkLeftNum, { ask_id }, { key: me.key })).residue

test.each([
  [talkNode, {}],
  [talkLeftNum, {}],
  [talkSend, { kind: 'text', content: 'a', client_msg_id: 'abcdef' }],
  [talkRead, { message_id: 1 }],
  [talkTyping, {}],
  [talkRecall, { message_id: 1 }],
  [delAskHistoryContent, { content_id: 1 }],
] as const)(
  '%o: a visitor signs in, and to another patient it is as little there as an unknown one',
  async (call, more) => {
    const ask_id = await openConsultation(app, me, doctorId)
    expect(await app.refusal(call, { ask_id, ...more })).toBe('login')
    expect(await app.refusal(call, { ask_id, ...more }, { key: other.key })).toBe('not-found')
    expect(await app.refusal(call, { ask_id: 'no-such-ask', ...more }, { key: me.key })).toBe('not-found')
  },
)

test('before a doctor accepts one cannot write; the state of the chat says so [X131]', async () => {
  const id = await waitingConsultation(app, me, doctorId)
  expect(await refused(id, '在吗')).toBe('not-yet')
  const { doctor, other: more } = await app.callApi(talkVisit, { id }, { key: me.key })
  expect([doctor?.doctor_id, more.hideInput]).toEqual([doctorId, 1])
})

test('node says who and where, leftNum what is left, visit whom, what and how long [X131] [X270] [X365]', async () => {
  const id = await openConsultation(app, me, doctorId)
  const node = await app.callApi(talkNode, { ask_id: id }, { key: me.key })
  expect(node).toMatchObject({ broker: '/mqtt', user: { user_id: me.patientId, topic: `u/${me.patientId}` } })
  expect(node.client_id).toMatch(/^u\d+-[0-9a-f]{16}$/)
  expect(node.session_id).toBe(`${me.patientId}_${1_000_000_000_000 + doctorId}`)
  expect(JSON.stringify(node)).not.toContain(me.key)
  expect(await left(id)).toBe(3)
  const visit = await app.callApi(talkVisit, { id }, { key: me.key })
  expect(visit).toMatchObject({
    doctor: { doctor_id: doctorId, user_id: 1_000_000_000_000 + doctorId },
    ask: { ask_id: id, ask_class: 'text', state: 'accepted' },
    gift: { is_show: 1 },
    other: { isInvite: 0, inviteNum: 0, leftHour: 24, hideInput: 0 },
  })
})

test('each message takes one of the replies, and at 0 sending is refused [X204]', async () => {
  const id = await openConsultation(app, me, doctorId)
  expect((await send(id, '一')).residue).toBe(2)
  await send(id, '二')
  expect((await send(id, '三')).residue).toBe(0)
  expect(await refused(id, '四')).toBe('no-replies')
  expect((await app.callApi(talkVisit, { id }, { key: me.key })).other.hideInput).toBe(1)
  expect((await readAll(id)).map(([, , content]) => content).slice(1)).toEqual(['一', '二', '三'])
})

test('the same message twice, one after the other or a hundred at once, is one and costs one reply', async () => {
  const id = await openConsultation(app, me, doctorId)
  const once = saying(id, '只说一次')
  const copies = await Promise.all(Array.from({ length: 100 }, () => app.callApi(talkSend, once, { key: me.key })))
  const later = await app.callApi(talkSend, once, { key: me.key })
  expect(new Set([...copies, later].map(({ message }) => message.id)).size).toBe(1)
  expect(await left(id)).toBe(2)
  expect((await readAll(id)).filter(([sender]) => sender === 'patient')).toHaveLength(1)
})

test('twenty at once have no more replies than there are, and ids in the order of what is read', async () => {
  const id = await openConsultation(app, me, doctorId, 7)
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, n) => app.rawRequest(talkSend, saying(id, `第${n}句`), { key: me.key })),
  )
  expect(all.filter(({ body }) => body.reason === undefined)).toHaveLength(7)
  expect(await left(id)).toBe(0)
})

test('a megabyte, nothing, and a kind that there is not are refused; HTML stays what it is', async () => {
  const id = await openConsultation(app, me, doctorId)
  expect(await refused(id, 'a'.repeat(30_000))).toBe('422')
  expect(await refused(id, 'a'.repeat(2_000_000))).toBe('413')
  expect(await refused(id, '  ')).toBe('422')
  expect(await refused(id, 'a', { kind: 'recall' })).toBe('422')
  const html = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  expect((await send(id, html)).message.content).toBe(html)
  expect(await left(id)).toBe(2)
})

const upload = async (key: string, uploadtype = 'ask' as 'ask' | 'refund') => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const file = new Blob([new Uint8Array(bytes)], { type: 'image/png' })
  return (await app.callApi(uploadimg, { uploadtype, file }, { key })).url
}

test('a picture that is none, of somebody else or for something else is refused and costs nothing; one’s own is lent to both', async () => {
  const id = await openConsultation(app, me, doctorId)
  const image = { kind: 'image' }
  for (const url of [
    '/files/none.jpg',
    'https://example.com/a.jpg',
    await upload(other.key),
    await upload(me.key, 'refund'),
  ])
    expect(await refused(id, url, image)).toBe('no-picture')
  expect(await left(id)).toBe(3)
  const { message } = await send(id, await upload(me.key), image)
  expect([message.kind, message.content]).toEqual(['image', ''])
  expect((await app.server.inject(message.url)).statusCode).toBe(200)
  expect((await app.server.inject(message.url.split('?')[0] ?? '')).statusCode).toBe(404)
})

test('a doctor answers in their own consultations alone; the first answer makes a consultation of it, and after the end nobody writes', async () => {
  const id = await openConsultation(app, me, doctorId)
  expect(await answer(id, '冒充', strangeDoctor)).toBe('not-found')
  expect(await answer(id, '您好')).toMatchObject({ sender: 'doctor' })
  expect((await app.callApi(talkVisit, { id }, { key: me.key })).ask.state).toBe('answered')
  await endConsultation(app.context(), id)
  expect((await readAll(id)).at(-1)).toEqual(['system', 'text', '问诊已结束。48 小时内还可以就这次问诊追问一次。'])
  expect((await send(id, '追问一次')).residue).toBe(0)
  expect(await refused(id, '再问')).toBe('no-replies')
  expect(await answer(id, '回答追问')).toMatchObject({ sender: 'doctor' })
  app.clock.advance({ hours: 49 })
  expect(await refused(id, '再问')).toBe('over')
  expect(await answer(id, '太晚了')).toBe('over')
})

test('an answer that comes after the promise is none: the money goes back', async () => {
  const id = await openConsultation(app, me, doctorId)
  app.clock.advance({ minutes: 121 })
  expect(await answer(id, '来晚了')).toBe('over')
  expect((await readAll(id)).map(([sender]) => sender)).toEqual(['system'])
})

test('what was said is taken back within two minutes, by who said it; nothing of it is left, and who was away hears of it', async () => {
  const id = await openConsultation(app, me, doctorId)
  const { message } = await send(id, '说错了')
  const theirs = await answer(id, '药量写错了')
  if (typeof theirs === 'string') throw new Error(theirs)
  const back = (message_id: number) => app.refusal(talkRecall, { ask_id: id, message_id }, { key: me.key })
  expect(await back(theirs.id)).toBe('too-late')
  expect(await recallAsDoctor(app.context(), doctorId, id, message.id)).toBeUndefined()
  expect(
    (await app.callApi(talkRecall, { ask_id: id, message_id: message.id }, { key: me.key })).message,
  ).toMatchObject({
    kind: 'recall',
    refers_to: message.id,
  })
  expect(await back(message.id)).toBe('too-late')
  await recallAsDoctor(app.context(), doctorId, id, theirs.id)
  expect((await readAll(id)).slice(1)).toEqual([
    ['patient', 'recalled', ''],
    ['doctor', 'recalled', ''],
  ])
  const since = await app.callApi(talkMessages, { ask_id: id, since: theirs.id }, { key: me.key })
  expect(since.list.map(({ kind, refers_to }) => [kind, refers_to])).toEqual([
    ['recall', message.id],
    ['recall', theirs.id],
  ])
  const late = await send(id, '留着')
  app.clock.advance({ minutes: 3 })
  expect(await back(late.message.id)).toBe('too-late')
})

test('what a patient takes out they see no more, and the doctor’s record keeps it', async () => {
  const id = await openConsultation(app, me, doctorId)
  const { message } = await send(id, '不想再看见')
  const take = { ask_id: id, content_id: message.id }
  await app.callApi(delAskHistoryContent, take, { key: me.key })
  expect(await app.refusal(delAskHistoryContent, take, { key: me.key })).toBe('no-message')
  expect((await readAll(id)).map(([sender]) => sender)).toEqual(['system'])
  const kept = await listAsDoctor(app.context(), doctorId, id, { most: 10 })
  expect(kept).toHaveLength(2)
  expect(await listAsDoctor(app.context(), strangeDoctor, id, { most: 10 })).toBe('not-found')
})

test('how far each has read goes forward alone and never beyond the end', async () => {
  const id = await openConsultation(app, me, doctorId)
  const { message } = await send(id, '看到了吗')
  const readId = async () => (await app.callApi(talkMessages, { ask_id: id }, { key: me.key })).read_id
  expect(await readId()).toBe(0)
  await readAsDoctor(app.context(), doctorId, id, message.id + 1_000)
  expect(await readId()).toBe(message.id)
  await readAsDoctor(app.context(), doctorId, id, 1)
  expect(await readId()).toBe(message.id)
  expect(await readAsDoctor(app.context(), strangeDoctor, id, 1)).toBe('not-found')
  expect(await typeAsDoctor(app.context(), strangeDoctor, id)).toBe('not-found')
})

test('thousands a second are refused with 429 and others are answered', async () => {
  const strict = await startTestApp({ env: { LIMITS: 'on' }, at: '2026-11-23 09:00' })
  const [fast, calm] = [await signIn(strict), await signIn(strict)]
  const [doctor] = (await openClinic(strict)).doctorIds as [number]
  const [a, b] = [await openConsultation(strict, fast, doctor, 100), await openConsultation(strict, calm, doctor, 100)]
  const statuses = await Promise.all(
    Array.from(
      { length: 60 },
      async (_, n) => (await strict.rawRequest(talkSend, saying(a, `${n}`), { key: fast.key })).status,
    ),
  )
  expect([statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 429).length]).toEqual([20, 40])
  await strict.callApi(talkSend, saying(b, '慢慢说'), { key: calm.key })
  strict.clock.advance({ seconds: 2 })
  await strict.callApi(talkSend, saying(a, '再来'), { key: fast.key })
  await strict.close()
})
