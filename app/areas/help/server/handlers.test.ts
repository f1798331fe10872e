import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTalk } from '#app/areas/consult/talk/server/queries.ts'
import { seed as catalogue } from '#app/areas/guahao/catalogue/server/seed.ts'
import { insertDepartments } from '#app/areas/guahao/departments/server/queries.ts'
import { aDepartment } from '#app/areas/guahao/departments/server/seed/a-department.ts'
import { insertDoctors } from '#app/areas/guahao/doctors/server/queries/change.ts'
import { aDoctor } from '#app/areas/guahao/doctors/server/seed/a-doctor.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { MOST_AN_HOUR, MOST_SUGGESTIONS_A_DAY } from '../rules.ts'
import { seed } from './seed.ts'

let app: TestApp
let me: Person
let other: Person
const browser = { visitor_id: 'a-browser-0123456789' }

beforeAll(async () => {
  app = await startTestApp({ env: { SERVICE_VIP_GROUP_ID: 'gold', SERVICE_VIP_TEMPLATE_ID: 'gold-words' } })
  const seeding = { ...app.context(), today: '2026-11-23', scale: 1 }
  await catalogue.run(seeding)
  await seed.run(seeding)
  me = await signIn(app)
  other = await signIn(app)
})
afterAll(() => app.close())

test('a question that there is not is not found', async () => {
  expect(await app.refusal(calls.helpQuestion, { id: 999_999 })).toBe('not-found')
  expect(await app.refusal(calls.helpQuestion, { id: 'x' })).toBe('422')
})

test('questions stand under their themes, each with an answer and the others beside it', async () => {
  const { list } = await app.callApi(calls.helpList, {})
  expect(list.map(({ theme_name }) => theme_name)).toEqual(
    expect.arrayContaining(['预约挂号', '支付与退费', '候补', '停诊', '隐私与安全']),
  )
  const all = list.flatMap(({ questions }) => questions)
  expect(all.length).toBeGreaterThanOrEqual(20)
  for (const { id, title } of all) {
    const question = await app.callApi(calls.helpQuestion, { id })
    expect(question.title).toBe(title)
    expect(question.content.length).toBeGreaterThan(20)
    expect(question.others.map((one) => one.id)).not.toContain(id)
  }
})

test('a keyword finds what speaks of it, and what stands for any letter in a pattern finds nothing', async () => {
  const found = async (keyword: string) =>
    (await app.callApi(calls.helpList, { keyword })).list.flatMap(({ questions }) => questions)
  expect((await found('验证码')).map(({ title }) => title)).toContain('收不到短信验证码怎么办？')
  expect([await found('%'), await found('_'), await found('火星')]).toEqual([[], [], []])
})

test('the VIP group serves whom a membership raised above level 0, and nobody else [X249] [X369]', async () => {
  const groupOf = (as = {}) => app.callApi(calls.serviceLogin, {}, as)
  const usual = { group_id: 'everyone', template_id: 'everyone', member_level: 0, chat_url: '' }
  expect([await groupOf(), await groupOf(me)]).toEqual([usual, usual])
  const tell = (level: number) => app.context().emit('patient.levelled', { patientId: me.patientId, level })
  await tell(2)
  expect(await groupOf(me)).toEqual({ group_id: 'gold', template_id: 'gold-words', member_level: 2, chat_url: '' })
  expect(await groupOf(other)).toEqual(usual)
  await tell(0)
  expect(await groupOf(me)).toEqual(usual)
})

test('with a provider the chat is its own', async () => {
  const url = 'https://chat.example/?group={group}&title={title}'
  const handed = await startTestApp({ env: { SERVICE_URL: url } })
  const { chat_url } = await handed.callApi(calls.serviceLogin, { title: '订单' })
  await handed.close()
  expect(chat_url).toBe(`https://chat.example/?group=everyone&title=${encodeURIComponent('订单')}`)
})

test('past consultations are the patient’s own, the newest first, in pages', async () => {
  const [hospitalId] = (await insertHospitals(app.db, [aHospital({ name: '一号医院' })])) as [number]
  const [depId] = (await insertDepartments(app.db, [aDepartment({ hospitalId, catalogueId: 104 })])) as [number]
  const [doctorId] = (await insertDoctors(app.db, [aDoctor({ depId, name: '林静' })])) as [number]
  for (const [id, day] of [
    ['an-older-talk', '2026-11-01'],
    ['a-newer-talk', '2026-11-02'],
  ] as const)
    await insertTalk(app.db, { id, patientId: me.patientId, doctorId, openedAt: new Date(`${day}T00:00:00Z`) }, [
      { sender: 'system', contentSealed: 'x', sentAt: app.clock.now() },
    ])
  expect(await app.refusal(calls.userAdvisory, {})).toBe('login')
  expect((await app.callApi(calls.userAdvisory, {}, other)).list).toEqual([])
  const first = await app.callApi(calls.userAdvisory, { page_size: 1 }, me)
  expect(first).toMatchObject({ total_page_num: 2, list: [{ ask_id: 'a-newer-talk', doctor_name: '林静' }] })
  const second = await app.callApi(calls.userAdvisory, { page: 2, page_size: 1 }, me)
  expect(second.list).toMatchObject([{ ask_id: 'an-older-talk', unit_name: '一号医院' }])
})

test('who tells neither session nor browser can write nothing, and nobody can write nothing at all', async () => {
  expect(await app.refusal(calls.serviceSay, { content: '你好' })).toBe('who-is-it')
  expect(await app.refusal(calls.serviceSay, { content: ' ', ...browser })).toBe('422')
  expect(await app.callApi(calls.serviceMessages, {})).toEqual({ list: [], service: null })
})

test('what a visitor writes is kept and answered automatically, with answers that fit', async () => {
  const { list } = await app.callApi(calls.serviceSay, { content: '收不到验证码', ...browser })
  expect(list.map(({ sender }) => sender)).toEqual(['visitor', 'desk'])
  expect(list[1]?.content).toContain('自动回复')
  expect(list[1]?.questions.map(({ title }) => title)).toContain('收不到短信验证码怎么办？')
  expect(await app.callApi(calls.serviceMessages, browser)).toEqual({ list, service: null })
})

test('who asks for a person is told their place among those who wait', async () => {
  const ask = async (visitor_id: string) =>
    (await app.callApi(calls.serviceSay, { content: '转人工', visitor_id })).list.at(-1)?.content ?? ''
  const placeIn = (words: string) => Number(/还有 (\d+) 位/.exec(words)?.[1] ?? 0)
  app.clock.advance({ minutes: 1 })
  const first = placeIn(await ask('who-waits-first-0001'))
  app.clock.advance({ minutes: 1 })
  expect(placeIn(await ask('who-waits-second-002'))).toBe(first + 1)
  expect(placeIn(await ask('who-waits-first-0001'))).toBe(first)
})

test('a talk is its holder’s alone and is not stored as it is', async () => {
  await app.callApi(calls.serviceSay, { content: '我的秘密' }, me)
  const contents = async (input: object, as = {}) => JSON.stringify(await app.callApi(calls.serviceMessages, input, as))
  expect(await contents({}, me)).toContain('我的秘密')
  for (const [input, as] of [
    [{}, other],
    [browser, {}],
    [{ visitor_id: 'another-browser-0123' }, {}],
  ] as const)
    expect(await contents(input, as)).not.toContain('我的秘密')
  // A browser's id tells nothing to who is signed in there: the talk is the person's.
  expect(await contents(browser, other)).not.toContain('收不到验证码')
  const { rows } = await app.pool.query('select content_sealed from help_messages')
  expect(JSON.stringify(rows)).not.toContain('我的秘密')
})

test('a program that writes without end is told to wait; an hour later it may write again', async () => {
  const fast = { visitor_id: 'a-program-0123456789' }
  for (let n = 0; n < MOST_AN_HOUR; n++) await app.callApi(calls.serviceSay, { content: `${n}`, ...fast })
  expect(await app.refusal(calls.serviceSay, { content: '再来', ...fast })).toBe('too-many')
  app.clock.advance({ minutes: 61 })
  expect((await app.callApi(calls.serviceSay, { content: '再来', ...fast })).list).toHaveLength(2)
})

test('what a browser wrote is forgotten after thirty days, what a patient wrote is not', async () => {
  app.clock.advance({ days: 29 })
  await app.wakeAll()
  expect((await app.callApi(calls.serviceMessages, browser)).list).not.toEqual([])
  app.clock.advance({ days: 2 })
  await app.wakeAll()
  expect((await app.callApi(calls.serviceMessages, browser)).list).toEqual([])
  const again = await signIn(app, me.mobile)
  expect((await app.callApi(calls.serviceMessages, {}, again)).list).not.toEqual([])
})

test('the patient is told their group, which is the VIP group above level 0, and where they hear its answers [X249]', async () => {
  expect(await app.refusal(calls.talkServicer, {})).toBe('login')
  const patient = await signIn(app)
  const usual = await app.callApi(calls.talkServicer, { goods_id: 12 }, { key: patient.key })
  expect(usual).toMatchObject({ group_id: 'everyone', is_vip: 0, is_taken: 0, title: '商品 12', broker: '/mqtt' })
  expect(usual.user.topic).toBe(`u/${patient.patientId}`)
  await app.context().emit('patient.levelled', { patientId: patient.patientId, level: 2 })
  expect(await app.callApi(calls.talkServicer, {}, { key: patient.key })).toMatchObject({ group_id: 'gold', is_vip: 1 })
})

test('the history pages back through what a patient wrote, and is nobody else’s', async () => {
  const [patient, stranger] = [await signIn(app), await signIn(app)]
  for (const content of ['第一句', '第二句', '第三句'])
    await app.callApi(calls.serviceSay, { content }, { key: patient.key })
  const first = await app.callApi(calls.serviceHistory, { page_size: 2 }, { key: patient.key })
  expect([first.list.length, first.total_page_num]).toEqual([2, 3])
  const written = (await app.callApi(calls.serviceHistory, { page_size: 50 }, { key: patient.key })).list.flatMap(
    ({ sender, content }) => (sender === 'visitor' ? [content] : []),
  )
  expect(written).toEqual(['第三句', '第二句', '第一句'])
  expect((await app.callApi(calls.serviceHistory, {}, { key: stranger.key })).list).toEqual([])
})

test('a keyword has its stored answer, anything else the greeting', async () => {
  const about = await app.callApi(calls.autoReply, { keyword: '收不到短信' })
  expect(about.is_greeting).toBe(0)
  expect(about.content).toMatch(/验证码|短信/)
  for (const keyword of ['', '火星', '%'])
    expect(await app.callApi(calls.autoReply, { keyword })).toMatchObject({ is_greeting: 1, questions: [] })
})

test('customer service is open in its hours', async () => {
  expect(await app.callApi(calls.imOpen, {})).toEqual({ is_open: 1, begin: '08:00', end: '22:00' })
  app.clock.advance({ hours: 14 })
  expect((await app.callApi(calls.imOpen, {})).is_open).toBe(0)
  app.clock.advance({ hours: -14 })
})

test('a suggestion is for who is signed in, kept sealed, shown to its writer alone, and so many are taken a day, also of those sent at once', async () => {
  const [writer, stranger] = [await signIn(app), await signIn(app)]
  const said = { kind: 'fault', content: '点了没有反应' } as const
  expect(await app.refusal(calls.suggestionSend, said)).toBe('login')
  expect(await app.refusal(calls.suggestionSend, { ...said, content: '\u200b ' }, writer)).toBe('422')
  expect(await app.refusal(calls.suggestionSend, { ...said, kind: 'rant' as 'fault' }, writer)).toBe('422')
  const sent = Array.from({ length: MOST_SUGGESTIONS_A_DAY + 3 }, () => app.refusal(calls.suggestionSend, said, writer))
  expect((await Promise.all(sent)).filter((one) => one === 'not refused')).toHaveLength(MOST_SUGGESTIONS_A_DAY)
  expect(await app.refusal(calls.suggestionSend, said, writer)).toBe('too-many')
  const own = (await app.callApi(calls.suggestionList, {}, writer)).list
  expect(own).toHaveLength(MOST_SUGGESTIONS_A_DAY)
  expect(own[0]).toMatchObject({ content: said.content, answer: '', answer_time: null })
  expect((await app.callApi(calls.suggestionList, {}, stranger)).list).toEqual([])
  const { rows } = await app.pool.query('select content_sealed from help_suggestions')
  expect(JSON.stringify(rows)).not.toContain('反应')
})
