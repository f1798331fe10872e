import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { pointsLog } from '#app/areas/points/contract.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { newIdNumber } from '#test/generated/honest-members.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { type CrowdPerson, signInCrowd, signInOne } from '#test/support/crowd.ts'
import { anEvent, cameTo } from '#test/support/offline.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { signIn } from '#test/support/people.ts'
import { signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { deskOfflineCheckIn } from '../desk/contract.ts'
import { close, pass, remind, thank } from './jobs.ts'
import { invariants } from './queries/invariants.ts'

let app: TestApp
let clinic: Clinic

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  clinic = await openClinic(app)
}, 120_000)
afterAll(async () => {
  expect(await findBroken(app.db, invariants)).toEqual([])
  await app.close()
})

const sign = (id: number, as: CrowdPerson, more = {}) =>
  app.callApi(calls.offLineSignUp, { id, member_id: as.memberId, ...more }, as)
const refused = (id: number, as: CrowdPerson, more = {}) =>
  app.refusal(calls.offLineSignUp, { id, member_id: as.memberId, ...more }, as)
const stateOf = async (id: number) => (await app.callApi(calls.offLineById, { id })).status
const mine = async (as: CrowdPerson, id?: number) => (await app.callApi(calls.offLineMine, { id }, as)).list
const told = async (as: CrowdPerson) => (await app.callApi(messages, {}, as)).list.map(({ title }) => title)
/** The last words, which are read days later too. */
const lastWords = async (as: CrowdPerson) => (await app.callApi(messages, {}, as)).list[0]?.text
const earned = async (as: CrowdPerson) =>
  (await app.callApi(pointsLog, {}, as)).list.map(({ title, amount }) => [title, amount])
const saved = async (as: { key: string }, birthday?: string) => {
  const papers = { truename: '小宝', id_card: newIdNumber(birthday), mobile: '13800000009', address: '金田路 1 号' }
  return (await app.callApi(saveMember, { ...papers, guardian_consent: 1 }, as)).member_id
}

test('without a key, for somebody else’s member, for what is not there, begun or called off, nobody signs up', async () => {
  const [me, other] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const id = await anEvent(app, clinic)
  expect(await app.refusal(calls.offLineSignUp, { id, member_id: me.memberId })).toBe('login')
  expect(await refused(id, me, { member_id: other.memberId })).toBe('not-found')
  expect(await refused(999_999, me)).toBe('not-found')
  expect(await refused(await anEvent(app, clinic, { hours: -1 }), me)).toBe('closed')
  const off = await anEvent(app, clinic, { calledOffAt: app.clock.now(), calledOffWhy: '停电' })
  expect(await refused(off, me)).toBe('closed')
  expect(await refused(await anEvent(app, clinic, { minAge: 60 }), me)).toBe('age')
  expect(await mine(me)).toEqual([])
})

test('two hundred sign up at once for fifty places: fifty have one, the others stand in line', async () => {
  const id = await anEvent(app, clinic, { places: 50 })
  const crowd = await signInCrowd(app, 200)
  const signed = await Promise.all(crowd.map((person) => sign(id, person)))
  expect(signed.filter(({ state }) => state === 'signed')).toHaveLength(50)
  expect(new Set(signed.filter(({ state }) => state === 'waiting').map(({ before_num }) => before_num)).size).toBe(150)
  expect(new Set(signed.map(({ code }) => code)).size).toBe(200)
  const shown = await app.callApi(calls.offLineById, { id })
  expect([shown.left_num, shown.waiting_num, shown.status]).toEqual([0, 150, 'full'])
}, 120_000)

test('nobody signs up twice for the same, and the same key asks once', async () => {
  const me = await signInOne(app)
  const id = await anEvent(app, clinic)
  await sign(id, me)
  expect(await refused(id, me)).toBe('signed-already')
  expect((await app.callApi(calls.offLineById, { id })).left_num).toBe(9)
})

test('a place that is given back is offered to the first in line, who takes it; nobody new comes before them', async () => {
  const [a, b, c, d] = (await signInCrowd(app, 4)) as [CrowdPerson, CrowdPerson, CrowdPerson, CrowdPerson]
  const id = await anEvent(app, clinic, { places: 1 })
  const first = await sign(id, a)
  const second = await sign(id, b)
  await sign(id, c)
  expect(await app.refusal(calls.offLineCancel, { signup_id: first.signup_id }, b)).toBe('not-found')
  await app.callApi(calls.offLineCancel, { signup_id: first.signup_id }, a)
  expect(await app.refusal(calls.offLineCancel, { signup_id: first.signup_id }, a)).toBe('over')
  expect(await told(b)).toEqual(['候补到名额了'])
  expect(await lastWords(b)).toMatch(/请在\d+月\d+日 周. \d\d:\d\d前确认/)
  expect((await mine(b))[0]).toMatchObject({ state: 'offered', offer_end_time: '2026-11-23 20:00:00' })
  expect((await sign(id, d)).state).toBe('waiting')
  expect(await app.refusal(calls.offLineAccept, { signup_id: second.signup_id }, c)).toBe('not-found')
  await app.callApi(calls.offLineAccept, { signup_id: second.signup_id }, b)
  expect(await app.refusal(calls.offLineAccept, { signup_id: second.signup_id }, b)).toBe('late')
  expect((await mine(c))[0]).toMatchObject({ state: 'waiting', before_num: 0 })
})

test('in one’s own list what is to come stands first, the soonest of it, and what was given up behind', async () => {
  const me = await signInOne(app)
  const [afar, soon, given] = [
    await anEvent(app, clinic, { hours: 72 }),
    await anEvent(app, clinic, { hours: 24 }),
    await anEvent(app, clinic, { hours: 48 }),
  ]
  await sign(soon, me)
  await sign(afar, me)
  const { signup_id } = await sign(given, me)
  await app.callApi(calls.offLineCancel, { signup_id }, me)
  expect((await mine(me)).map(({ id }) => id)).toEqual([soon, afar, given])
})

test('an offer that is not answered in time goes to the next, and cannot be taken any more', async () => {
  const [a, b, c] = (await signInCrowd(app, 3)) as [CrowdPerson, CrowdPerson, CrowdPerson]
  const id = await anEvent(app, clinic, { places: 1 })
  const first = await sign(id, a)
  const second = await sign(id, b)
  await sign(id, c)
  await app.callApi(calls.offLineCancel, { signup_id: first.signup_id }, a)
  app.clock.advance({ hours: 12 })
  expect(await app.refusal(calls.offLineAccept, { signup_id: second.signup_id }, b)).toBe('late')
  await pass.run(app.context())
  expect((await mine(b))[0]?.state).toBe('passed')
  expect((await mine(c))[0]?.state).toBe('offered')
  expect(await told(c)).toEqual(['候补到名额了'])
})

test('a minor comes with a grown-up of the same account, and with nobody else’s', async () => {
  const [me, other] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const id = await anEvent(app, clinic)
  const child = await saved(me, '2016-05-01')
  expect(await refused(id, me, { member_id: child })).toBe('guardian')
  expect(await refused(id, me, { member_id: child, guardian_id: other.memberId })).toBe('guardian')
  expect(await refused(id, me, { member_id: child, guardian_id: child })).toBe('guardian')
  await sign(id, me, { member_id: child, guardian_id: me.memberId })
  expect((await mine(me))[0]).toMatchObject({ member_name: '小宝', guardian_name: '测试人' })
})

test('where one moves, health is asked about first; who says yes is sent to a doctor and takes no place', async () => {
  const me = await signInOne(app)
  const id = await anEvent(app, clinic, { asksHealth: true })
  const { questions } = await app.callApi(calls.offLineById, { id })
  expect(await refused(id, me)).toBe('questions')
  expect(await refused(id, me, { answers: '[0]' })).toBe('questions')
  const answers = (yes: number) => JSON.stringify(questions.map((_, at) => (at === yes ? 1 : 0)))
  expect(await refused(id, me, { answers: answers(1) })).toBe('see-doctor')
  expect((await app.callApi(calls.offLineById, { id })).left_num).toBe(10)
  expect((await sign(id, me, { answers: answers(-1) })).state).toBe('signed')
})

test('lists show what is to come first, by department, and lead to others', async () => {
  const there = await openClinic(app)
  const late = await anEvent(app, there, { hours: 48 })
  const soon = await anEvent(app, there, { hours: 24 })
  const over = await anEvent(app, there, { hours: -48 })
  await anEvent(app, there, { hours: 30, calledOffAt: app.clock.now(), calledOffWhy: '停电' })
  const { list } = await app.callApi(calls.offLineList, { dep_id: there.depId })
  expect(list.map(({ id }) => id)).toEqual([soon, late, over])
  const deps = (await app.callApi(calls.offLineDepList, {})).list
  expect(deps.find(({ dep_id }) => dep_id === there.depId)?.activity_num).toBe(2)
  const others = (await app.callApi(calls.offLineRecommended, { id: soon })).list
  expect(others[0]?.id).toBe(late)
  expect(others.map(({ id }) => id)).not.toContain(soon)
  expect(await app.refusal(calls.offLineRecommended, { id: 999_999 })).toBe('not-found')
})

test('a calendar file says what everybody may know, and strikes out what was called off', async () => {
  const id = await anEvent(app, clinic)
  const { calendar } = await app.callApi(calls.offLineById, { id })
  const file = await app.server.inject(calendar)
  expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(file.body).toContain('SUMMARY:心脏健康开放日')
  expect(file.body).toContain('STATUS:CONFIRMED')
  const off = await anEvent(app, clinic, { calledOffAt: app.clock.now(), calledOffWhy: '停电' })
  expect((await app.server.inject(`/papers/offline-${off}.ics`)).body).toContain('METHOD:CANCEL')
  expect((await app.server.inject('/papers/offline-99999999.ics')).statusCode).toBe(404)
  expect((await app.server.inject('/papers/offline-x.ics')).statusCode).toBe(404)
})

test('who waits when it begins waits no more, and who did not come by its end is written down', async () => {
  const person = await signIn(app)
  const a = { ...person, memberId: await saved(person) }
  const b = await signInOne(app)
  const id = await anEvent(app, clinic, { places: 1, hours: 1 })
  await sign(id, a)
  await sign(id, b)
  app.clock.advance({ hours: 1 })
  await close.run(app.context())
  expect([(await mine(a))[0]?.state, (await mine(b))[0]?.state]).toEqual(['signed', 'ended'])
  expect(await stateOf(id)).toBe('on')
  app.clock.advance({ hours: 2 })
  await close.run(app.context())
  expect((await mine(a))[0]).toMatchObject({ state: 'missed', can_cancel: 0 })
  expect(await ownRows(app, a, 'offline_signups')).toMatchObject([{ title: '心脏健康开放日', state_desc: '未到场' }])
})

test('no certificate is for who did not come, for what is not over, for somebody else, or of a number that was never given', async () => {
  const [me, other] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const id = await anEvent(app, clinic, { hours: 1 })
  const { signup_id } = await sign(id, me)
  const certify = (as?: CrowdPerson) => app.refusal(calls.offLineCertificate, { signup_id }, as)
  expect(await certify()).toBe('login')
  expect(await certify(other)).toBe('not-found')
  expect(await certify(me)).toBe('not-yet')
  app.clock.advance({ hours: 4 })
  await close.run(app.context())
  expect((await mine(me, id))[0]).toMatchObject({ state: 'missed', can_certify: 0 })
  expect(await certify(me)).toBe('not-yet')
  for (const certificate_no of ['7F3K-9QWX-2MTR', "' or 1=1 --", '１２３４', '%'])
    expect(await app.refusal(calls.offLineCertificateCheck, { certificate_no })).toBe('not-found')
})

test('who came has a certificate under one number, as a PDF, and anybody checks it and reads a masked name', async () => {
  const [me, other] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const signup_id = await cameTo(app, clinic, me)
  expect((await mine(me))[0]).toMatchObject({ state: 'came', can_certify: 1 })
  const [first, again] = await Promise.all([1, 2].map(() => app.callApi(calls.offLineCertificate, { signup_id }, me)))
  expect(again?.certificate_no).toBe(first?.certificate_no)
  const { certificate_no = '', pdf_url = '', check_url } = first ?? {}
  expect(certificate_no).toMatch(/^\w{4}-\w{4}-\w{4}$/)
  expect(check_url).toContain(`/activity/certificate?certificate_no=${certificate_no}`)
  expect(first).toMatchObject({ member_name: '测试人', title: '心脏健康开放日' })

  const paper = await app.server.inject(pdf_url)
  expect(paper.headers['content-type']).toBe('application/pdf')
  const { pages, text } = readPdf(paper.rawPayload)
  expect(pages).toBe(1)
  for (const words of ['参加证明', '测试人', '心脏健康开放日', certificate_no]) expect(text).toContain(words)
  expect((await app.server.inject(pdf_url.split('?')[0] ?? '')).statusCode).toBe(404)
  expect((await app.server.inject(pdf_url.replace(`-${signup_id}.`, `-${signup_id + 1}.`))).statusCode).toBe(404)

  const typed = certificate_no.toLowerCase().replaceAll('-', ' ')
  const checked = await app.callApi(calls.offLineCertificateCheck, { certificate_no: typed }, other)
  expect(checked).toMatchObject({ certificate_no, member_name: '测**', title: '心脏健康开放日' })
  app.clock.advance({ minutes: 61 })
  expect((await app.server.inject(pdf_url)).statusCode).toBe(404)
})

test('who has a place is reminded once, the day before; who waits, or signed up since, is not', async () => {
  const [a, b, c] = (await signInCrowd(app, 3)) as [CrowdPerson, CrowdPerson, CrowdPerson]
  const id = await anEvent(app, clinic, { places: 2, hours: 30 })
  await sign(id, a)
  await remind.run(app.context())
  expect(await told(a)).toEqual([])
  app.clock.advance({ hours: 7 })
  await sign(id, b)
  await sign(id, c)
  await remind.run(app.context())
  await remind.run(app.context())
  expect(await told(a)).toEqual(['活动快开始了'])
  expect(await lastWords(a)).toMatch(/”\d+月\d+日 周. \d\d:\d\d开始/)
  expect([await told(b), await told(c)]).toEqual([[], []])
})

test('who came gets its points once, however many of the family came, and who stayed away gets none', async () => {
  const [me, other] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const id = await anEvent(app, clinic, { hours: 1, points: 20 })
  const child = await saved(me, '2016-05-01')
  const codes = [await sign(id, me), await sign(id, me, { member_id: child, guardian_id: me.memberId })]
  await sign(id, other)
  const nurse = await signInStaff(app, clinic.hospitalId, 'nurse')
  for (const { code } of codes)
    await app.callApi(deskOfflineCheckIn, { event_id: id, code }, { staffKey: nurse.staffKey })
  await thank.run(app.context())
  expect(await earned(me)).toEqual([])
  app.clock.advance({ hours: 4 })
  await close.run(app.context())
  await Promise.all([thank.run(app.context()), thank.run(app.context())])
  await thank.run(app.context())
  expect(await earned(me)).toEqual([['参加线下活动', 20]])
  expect((await told(me)).filter((title) => title === '谢谢您来参加')).toHaveLength(1)
  expect(await earned(other)).toEqual([])
  expect(await told(other)).toEqual([])
})
