import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskMe, deskStaffAdd, deskStaffList, deskStaffReset } from '#app/areas/access/staff/contract.ts'
import { allRoles } from '#app/areas/access/staff/rules.ts'
import { createOrder, orderDetail } from '#app/areas/guahao/booking/contract.ts'
import { serviceMessages, serviceRate, serviceSay, suggestionList, suggestionSend } from '#app/areas/help/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { openClinic, slotsOn } from '#test/support/clinic.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let people: Staffing
let me: Person
let agent: { staffKey: string }
let other: { staffKey: string }
const browser = { visitor_id: 'a-browser-9876543210' }

beforeAll(async () => {
  app = await startTestApp()
  people = await signInAllRoles(app, (await openClinic(app)).hospitalId)
  agent = { staffKey: people.service.staffKey }
  other = { staffKey: (await signInStaff(app, (await openClinic(app)).hospitalId, 'service')).staffKey }
  me = await signIn(app)
})
afterAll(() => app.close())

const open = async () => (await app.callApi(calls.deskTalks, {}, agent)).list
const heard = async (input = {}, as: object = me) => (await app.callApi(serviceMessages, input, as)).list
const senders = async () => (await heard()).map(({ sender }) => sender)

test.each(Object.entries(calls))('%s asks for staff, and answers the service alone', async (_, call) => {
  const input = {
    talk_id: 999_999,
    id: 999_999,
    phrase_id: 999_999,
    title: '试用',
    position: 1,
    content: '您好',
    number: '1',
  }
  expect(await rawRequestFromOutside(app, call, input)).toEqual(['login', 'login', '401'])
  expect(await rolesRefused(app, people, call, input)).toEqual(
    allRoles.filter((role) => role !== 'service' && role !== 'operator'),
  )
})

test('no admin of a hospital makes one of the service, sees their account, or gives it a new password', async () => {
  const admin = { staffKey: people.admin.staffKey }
  expect(await app.refusal(deskStaffAdd, { login_name: 'spy', name: '某人', role: 'service' }, admin)).toBe('not-role')
  const seen = (await app.callApi(deskStaffList, {}, admin)).list.map(({ role }) => role)
  expect([seen.includes('nurse'), seen.includes('service')]).toEqual([true, false])
  expect(await app.refusal(deskStaffReset, { staff_id: people.service.staffId }, admin)).toBe('not-found')
})

test('one of the service has their own account, their talks, complaints and what members have booked', async () => {
  const { role_name, permissions } = await app.callApi(deskMe, {}, agent)
  expect([role_name, permissions.toSorted()]).toEqual([
    '客服',
    [
      'account',
      'complaints.handle',
      'entries.read',
      'inquiry.work',
      'membership.book',
      'service.answer',
      'service.phrases',
      'service.ratings',
    ],
  ])
})

test('a talk waits, is taken, answered and closed; its words are for who took it, and the audit has none of them', async () => {
  expect(await open()).toEqual([])
  await app.callApi(serviceSay, { content: '我的检查单丢了' }, me)
  app.clock.advance({ minutes: 1 })
  await app.callApi(serviceSay, { content: '你好', ...browser })
  const [first, second] = await open()
  expect([first?.is_patient, second?.is_patient, first?.is_taken]).toEqual([1, 0, 0])
  expect(JSON.stringify(await open())).not.toContain('检查单')
  const talk_id = first?.talk_id ?? 0

  for (const call of [calls.deskTalk, calls.deskTalkAnswer, calls.deskTalkClose])
    expect(await app.refusal(call, { talk_id, content: '您好' }, agent)).toBe('not-yours')
  await app.callApi(calls.deskTalkTake, { talk_id }, agent)
  expect(await app.refusal(calls.deskTalk, { talk_id }, other)).toBe('not-yours')
  const { list } = await app.callApi(calls.deskTalk, { talk_id }, agent)
  expect(list.map(({ sender }) => sender)).toEqual(['visitor', 'desk'])

  expect(await app.refusal(calls.deskTalkAnswer, { talk_id, content: ' ' }, agent)).toBe('422')
  await app.callApi(calls.deskTalkAnswer, { talk_id, content: '可以到一楼补打' }, agent)
  expect((await heard()).at(-1)).toMatchObject({ sender: 'agent', content: '可以到一楼补打' })
  expect(JSON.stringify(await heard(browser, {}))).not.toContain('补打')
  // The other one waits longer now than who has been answered.
  expect((await open()).map((talk) => [talk.talk_id === talk_id, talk.waiting_time !== null])).toEqual([
    [false, true],
    [true, false],
  ])
  await app.callApi(serviceSay, { content: '谢谢' }, me)
  expect(await senders()).toEqual(['visitor', 'desk', 'agent', 'visitor'])

  await app.callApi(calls.deskTalkClose, { talk_id }, agent)
  expect((await open()).map((talk) => talk.talk_id)).toEqual([second?.talk_id])
  expect(await app.refusal(calls.deskTalkAnswer, { talk_id, content: '还在吗' }, agent)).toBe('not-found')
  expect(await app.refusal(calls.deskTalkTake, { talk_id }, agent)).toBe('not-found')
  const { rows } = await app.pool.query('select act, before, after from access_audit order by id')
  expect(rows.map(({ act }) => act).filter((act) => /^talk\.(?!phrase)/.test(act))).toEqual([
    'talk.take',
    'talk.answer',
    'talk.close',
  ])
  expect(JSON.stringify(rows)).not.toContain('补打')
})

test('who writes again opens it again, and is answered automatically until a person takes it; danger always is', async () => {
  await app.callApi(serviceSay, { content: '还有一个问题' }, me)
  const talk = (await open()).find(({ is_patient }) => is_patient === 1)
  expect(talk).toMatchObject({ is_taken: 0, waiting_time: expect.any(String) })
  expect((await senders()).slice(-2)).toEqual(['visitor', 'desk'])
  await app.callApi(calls.deskTalkTake, { talk_id: talk?.talk_id ?? 0 }, agent)
  await app.callApi(serviceSay, { content: '在吗' }, me)
  expect((await senders()).at(-1)).toBe('visitor')
  await app.callApi(serviceSay, { content: '我突然胸痛' }, me)
  expect((await heard()).at(-1)).toMatchObject({ sender: 'desk', content: expect.stringContaining('120') })
})

test('a talk that another has taken over is theirs alone', async () => {
  const talk_id = (await open()).find(({ is_mine }) => is_mine === 1)?.talk_id ?? 0
  await app.callApi(calls.deskTalkTake, { talk_id }, other)
  expect(await app.refusal(calls.deskTalkAnswer, { talk_id, content: '我来' }, agent)).toBe('not-yours')
  expect(await app.refusal(calls.deskTalk, { talk_id }, agent)).toBe('not-yours')
  await app.callApi(calls.deskTalkAnswer, { talk_id, content: '我来' }, other)
  expect((await heard()).at(-1)?.content).toBe('我来')
})

test('the service finds what the patient of its talk booked by the number that they say, and nothing of anybody else', async () => {
  const clinic = await openClinic(app, { places: 2, feeFen: 0 })
  const slotId = (await slotsOn(app, clinic, addDays(dayOf(app.clock.now()), 3)))[0]?.id as number
  const book = async (person: CrowdPerson) => {
    const input = { slot_id: slotId, member_id: person.memberId }
    const { order_id: id } = await app.callApi(createOrder, input, { key: person.key })
    return (await app.callApi(orderDetail, { id }, { key: person.key })).order_no
  }
  const [one, two] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const [own, foreign] = [await book(one), await book(two)]
  await app.callApi(serviceSay, { content: '我的预约' }, { key: one.key })
  const newest = async () => Math.max(...(await open()).map((talk) => talk.talk_id))
  const talk_id = await newest()
  const find = (number: string, as = agent) => app.refusal(calls.deskTalkOrder, { talk_id, number }, as)
  expect(await find(own)).toBe('not-yours')
  await app.callApi(calls.deskTalkTake, { talk_id }, agent)
  const { list } = await app.callApi(calls.deskTalkOrder, { talk_id, number: own }, agent)
  expect(list).toMatchObject([{ order_no: own, kind: 'appointment', state_desc: '待就诊', pay_amount: '0.00' }])
  expect(await find(foreign)).toBe('no-order')
  expect(await find(own.slice(0, 13) + ((Number(own[13]) + 1) % 10))).toBe('wrong-number')
  expect(await find('护膝')).toBe('no-number')
  await app.callApi(calls.deskTalkClose, { talk_id }, agent)

  const visitor = { visitor_id: 'a-browser-of-nobody-1' }
  await app.callApi(serviceSay, { content: '我的预约', ...visitor })
  const other_id = await newest()
  await app.callApi(calls.deskTalkTake, { talk_id: other_id }, agent)
  expect(await app.refusal(calls.deskTalkOrder, { talk_id: other_id, number: own }, agent)).toBe('visitor')
  await app.callApi(calls.deskTalkClose, { talk_id: other_id }, agent)
})

test('what a patient tells of the product waits for the service, is answered once, and they hear of it', async () => {
  expect(await app.refusal(calls.deskSuggestionAnswer, { id: 999_999, content: '谢谢' }, agent)).toBe('not-found')
  const { id } = await app.callApi(suggestionSend, { kind: 'idea', content: '想要大一点的字' }, me)
  const listed = async (is_answered: 0 | 1) =>
    (await app.callApi(calls.deskSuggestions, { is_answered }, agent)).list.map(({ content, answer }) => [
      content,
      answer,
    ])
  expect([await listed(0), await listed(1)]).toEqual([[['想要大一点的字', '']], []])
  await app.callApi(calls.deskSuggestionAnswer, { id, content: '首页右上角有长辈版' }, agent)
  expect(await app.refusal(calls.deskSuggestionAnswer, { id, content: '又来一次' }, other)).toBe('not-found')
  expect([await listed(0), await listed(1)]).toEqual([[], [['想要大一点的字', '首页右上角有长辈版']]])
  const [own] = (await app.callApi(suggestionList, {}, me)).list
  expect(own).toMatchObject({ id, answer: '首页右上角有长辈版', kind_desc: '希望有' })
  expect((await app.callApi(messages, {}, me)).list[0]).toMatchObject({
    title: '您的反馈有了回复',
    link: '/help/suggestions',
  })
  const { rows } = await app.pool.query("select row_id from access_audit where act = 'suggestion.answer'")
  expect(rows).toEqual([{ row_id: String(id) }])
})

test('phrases are shared, found by one title each, told in their order, and what was done with them is in the audit without a word of them', async () => {
  const [late, early] = [
    { title: '补打检查单', content: '请带身份证到一楼服务台补打。', position: 20 },
    { title: '问好', content: '您好，请问有什么可以帮您？', position: 10 },
  ]
  expect(await app.refusal(calls.deskTalkPhraseAdd, { ...late, title: ' ' }, agent)).toBe('422')
  const { phrase_id } = await app.callApi(calls.deskTalkPhraseAdd, late, agent)
  await app.callApi(calls.deskTalkPhraseAdd, early, other)
  expect(await app.refusal(calls.deskTalkPhraseAdd, late, other)).toBe('taken')
  const titles = async () =>
    (await app.callApi(calls.deskTalkPhrases, {}, other)).list.flatMap(({ title }) => (title === '试用' ? [] : [title]))
  expect(await titles()).toEqual(['问好', '补打检查单'])

  expect(await app.refusal(calls.deskTalkPhraseChange, { ...late, phrase_id, title: '问好' }, agent)).toBe('taken')
  expect(await app.refusal(calls.deskTalkPhraseChange, { ...late, phrase_id: 999_999 }, agent)).toBe('not-found')
  await app.callApi(calls.deskTalkPhraseChange, { ...late, phrase_id, position: 1 }, agent)
  expect(await titles()).toEqual(['补打检查单', '问好'])
  await app.callApi(calls.deskTalkPhraseRemove, { phrase_id }, agent)
  expect(await app.refusal(calls.deskTalkPhraseRemove, { phrase_id }, agent)).toBe('not-found')
  expect(await titles()).toEqual(['问好'])
  const { rows } = await app.pool.query(
    "select act, before, after from access_audit where kind = 'talk-phrase' and row_id = $1 order by id",
    [String(phrase_id)],
  )
  expect(rows.map(({ act }) => act)).toEqual(['talk.phrase-add', 'talk.phrase-change', 'talk.phrase-remove'])
  expect(JSON.stringify(rows)).not.toContain('身份证')
})

/** Days have gone by, and sessions of staff end with a working day. */
const signInAnew = async () => {
  const { hospitalId } = await openClinic(app)
  const signIns = [1, 2].map(() => signInStaff(app, hospitalId, 'service'))
  const [one, two] = await Promise.all(signIns)
  agent = { staffKey: one?.staffKey ?? '' }
  other = { staffKey: two?.staffKey ?? '' }
}

/** A patient's talk, ended by somebody of the service; the service that they may rate. */
const served = async (patient: object, by: { staffKey: string }) => {
  await app.callApi(serviceSay, { content: '请帮我看看' }, patient)
  const talk_id = Math.max(...(await open()).map((talk) => talk.talk_id))
  await app.callApi(calls.deskTalkTake, { talk_id }, by)
  const service_id = (await serviceOf(patient))?.service_id ?? 0
  return { talk_id, service_id, end: () => app.callApi(calls.deskTalkClose, { talk_id }, by) }
}
const serviceOf = async (as: object) => (await app.callApi(serviceMessages, {}, as)).service

test('a service is rated after its end by who was served, once, and changed for a day; nobody else’s is there', async () => {
  const [patient, stranger] = [await signIn(app), await signIn(app)]
  expect(await serviceOf(patient)).toBeNull()
  const { service_id, end } = await served(patient, agent)
  const rating = { service_id, stars: 2, content: '等得有点久' }
  expect(await app.refusal(serviceRate, rating, patient)).toBe('not-ended')
  await end()
  expect(await serviceOf(patient)).toMatchObject({ is_ended: 1, can_rate: 1, stars: 0, rate_time: null })

  expect(await app.refusal(serviceRate, rating, stranger)).toBe('not-found')
  expect(await app.refusal(serviceRate, { ...rating, ...browser }, {})).toBe('not-found')
  expect(await app.refusal(serviceRate, rating, {})).toBe('who-is-it')
  for (const stars of [0, 6]) expect(await app.refusal(serviceRate, { ...rating, stars }, patient)).toBe('422')

  await app.callApi(serviceRate, rating, patient)
  app.clock.advance({ hours: 23 })
  await app.callApi(serviceRate, { ...rating, stars: 3 }, patient)
  expect(await serviceOf(patient)).toMatchObject({ stars: 3, content: '等得有点久', can_rate: 1 })
  // A change does not begin the day anew.
  app.clock.advance({ hours: 2 })
  const again = await signIn(app, patient.mobile)
  expect(await app.refusal(serviceRate, rating, again)).toBe('settled')
  expect(await serviceOf(again)).toMatchObject({ stars: 3, can_rate: 0 })
  const { rows } = await app.pool.query('select words_sealed from help_services where id = $1', [service_id])
  expect(JSON.stringify(rows)).not.toContain('等得')
})

test('a week after the end nobody is asked any more', async () => {
  await signInAnew()
  const patient = await signIn(app)
  const { service_id, end } = await served(patient, agent)
  await end()
  app.clock.advance({ days: 7, minutes: 1 })
  const again = await signIn(app, patient.mobile)
  expect(await app.refusal(serviceRate, { service_id, stars: 5 }, again)).toBe('too-late')
  expect(await serviceOf(again)).toMatchObject({ can_rate: 0, stars: 0 })
})

test('the desk reads ratings by talk, by who served last and by days, and finds low ones; figures are of the same rows', async () => {
  await signInAnew()
  const service = await signInStaff(app, (await openClinic(app)).hospitalId, 'service')
  const reader = { staffKey: service.staffKey }
  const today = dayOf(app.clock.now())
  const [unhappy, happy, silent] = [await signIn(app), await signIn(app), await signIn(app)]
  const low = await served(unhappy, other)
  // Who took it over is who ended it.
  await app.callApi(calls.deskTalkTake, { talk_id: low.talk_id }, reader)
  await app.callApi(calls.deskTalkClose, { talk_id: low.talk_id }, reader)
  await app.callApi(serviceRate, { service_id: low.service_id, stars: 1, content: '没有解决' }, unhappy)
  const good = await served(happy, reader)
  await good.end()
  await app.callApi(serviceRate, { service_id: good.service_id, stars: 4 }, happy)
  await (await served(silent, reader)).end()

  const list = async (asked: object) => (await app.callApi(calls.deskServiceRatings, asked, reader)).list
  const own = { staff_id: service.staffId, from: today, to: today }
  expect((await list(own)).map(({ stars, is_low }) => [stars, is_low])).toEqual([
    [0, 0],
    [4, 0],
    [1, 1],
  ])
  expect(await list({ ...own, state: 'low' })).toMatchObject([
    { talk_id: low.talk_id, content: '没有解决', staff_id: service.staffId, is_patient: 1 },
  ])
  expect((await list({ ...own, state: 'unrated' })).map(({ stars }) => stars)).toEqual([0])
  expect((await list({ talk_id: good.talk_id })).map(({ stars }) => stars)).toEqual([4])
  expect(await list({ ...own, from: addDays(today, 1), to: addDays(today, 1) })).toEqual([])

  const figures = async (asked: object) =>
    (await app.callApi(calls.deskServiceRatingFigures, asked, reader)).list.find(
      ({ staff_id }) => staff_id === service.staffId,
    )
  expect(await figures({ from: today, to: today })).toMatchObject({
    ended_num: 3,
    rated_num: 2,
    low_num: 1,
    mean_stars: 2.5,
  })
  expect(await figures({ to: addDays(today, -1) })).toBeUndefined()
  const { text } = await app.callApi(calls.deskServiceRatingsExport, { ...own, state: 'low' }, reader)
  expect(text).toContain('没有解决')
})
