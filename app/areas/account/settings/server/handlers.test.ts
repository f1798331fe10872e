import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSmsToken, getUserInfo, sendMobileSms, sendSmsCode } from '#app/areas/access/patients/contract.ts'
import { delmember, editSocial, memberInfoApi, memberListApi, saveMember } from '#app/areas/account/members/contract.ts'
import { doFocus } from '#app/areas/favourites/contract.ts'
import { cancelOrder, createOrder, orderList } from '#app/areas/guahao/booking/contract.ts'
import { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { startPayment } from '#app/areas/pay/server/public.ts'
import { sandboxPay, sandboxSms } from '#app/areas/sandbox/contract.ts'
import { later } from '#kit/time/span.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { documentOf } from '../rules/document.ts'
import { readableParts } from '../rules/readable.ts'

let app: TestApp
let clinic: Clinic

beforeAll(async () => {
  app = await startTestApp()
  clinic = await openClinic(app, { doctors: 12, places: 3, feeFen: 1250 })
})
afterAll(() => app.close())

const DAY = '2026-11-24'
const ID_CARD = '999999199001010024'
let doctor = 0

/** A code that the phone was sent to cancel its account with. */
const codeFor = async ({ mobile }: Person, purpose: 'cancel' | 'login' = 'cancel') => {
  const { token } = await app.callApi(getSmsToken, { mobile })
  if (purpose === 'login') await app.callApi(sendMobileSms, { mobile, token })
  else await app.callApi(sendSmsCode, { mobile, token, type: purpose })
  return (await app.callApi(sandboxSms, { mobile })).list[0]?.code ?? ''
}
const newPerson = async () => {
  const person = await signIn(app)
  app.clock.advance({ minutes: 2 })
  const as = { key: person.key }
  const { member_id } = await app.callApi(saveMember, { truename: '林若溪', id_card: ID_CARD, relation: 'self' }, as)
  return { ...person, as, member_id }
}
type Patient = Awaited<ReturnType<typeof newPerson>>

/** A place that waits for its money, with words of the patient. */
const book = async ({ as, member_id }: Patient) => {
  const [slot] = await slotsOn(app, clinic, DAY, doctor++ % 12)
  return app.callApi(createOrder, { slot_id: slot?.id as number, member_id, remark: '头晕了三天' }, as)
}
const cancel = async (person: Patient, more = {}) =>
  app.callApi(calls.cancelAccount, { sms_code: await codeFor(person), ...more }, person.as)

test('who is not signed in is asked to, on each call that is about somebody [X242]', async () => {
  for (const call of [calls.privacy, calls.savePrivacy, calls.exportAccount, calls.isCanCancel, calls.cancelAccount])
    expect(await app.refusal(call, {})).toBe('login')
  expect((await app.rawRequest(calls.privacy, {})).body).toMatchObject({ code: 0, login: -1 })
})

test('nothing is agreed to until the patient says so, and they can take it back; the answer is code 1 [X137, X305]', async () => {
  const { as } = await newPerson()
  for (const acceptRecommend of ['2', 'true', '']) {
    expect(await app.refusal(calls.savePrivacy, { acceptRecommend }, as)).toBe('422')
  }
  const privacy = async () => (await app.rawRequest(calls.privacy, { channelId: '16' }, as)).body
  expect(await privacy()).toEqual({ code: 1, data: { userPrivacy: { common: { acceptRecommend: '0' } } } })
  for (const acceptRecommend of ['1', '1', '0', '1'] as const) {
    const saved = await app.rawRequest(calls.savePrivacy, { acceptRecommend }, as)
    expect(saved.body).toEqual({ code: 1, data: { userPrivacy: { common: { acceptRecommend } } } })
    expect(await privacy()).toEqual(saved.body)
  }
  const { parts } = await app.callApi(calls.exportAccount, {}, as)
  const rows = parts.find(({ name }) => name === 'consents')?.rows
  const said = rows?.filter(({ purpose }) => purpose === 'recommend')
  expect(said?.map((row) => row.is_given)).toEqual([1, 0, 1])
})

test('a social number is kept masked for a member of one’s own, and refused with state 0 else [X300]', async () => {
  const [mine, theirs] = [await newPerson(), await newPerson()]
  const { as, member_id } = mine
  for (const social_no of ['12345', '社保卡号一二三', 'A'.repeat(21)]) {
    const { body } = await app.rawRequest(editSocial, { member_id, social_no }, as)
    expect(body).toMatchObject({ state: 0, reason: 'bad-social' })
  }
  expect(await app.refusal(editSocial, { member_id: theirs.member_id, social_no: '4403001234' }, as)).toBe('not-found')
  expect(await app.refusal(editSocial, { member_id, social_no: '4403001234' })).toBe('login')
  const { body } = await app.rawRequest(editSocial, { member_id, social_no: ' 4403001234 ' }, as)
  expect(body).toEqual({ state: 1, data: { member_id, social_no: '44******34' } })
  expect((await app.callApi(memberInfoApi, { member_id }, as)).social_no).toBe('44******34')
  await app.callApi(editSocial, { member_id, social_no: '' }, as)
  expect((await app.callApi(memberInfoApi, { member_id }, as)).social_no).toBe('')
})

test('an account with an open appointment stays, and says why; the code is not used up by that', async () => {
  const person = await newPerson()
  const order = await book(person)
  const { is_can_cancel, list } = await app.callApi(calls.isCanCancel, {}, person.as)
  expect(is_can_cancel).toBe(0)
  expect(list.map(({ words }) => words)).toEqual([
    '11月24日 08:00–08:30 的预约还没有就诊，请先取消或就诊',
    expect.stringContaining('还没有支付'),
  ])
  expect(list[0]?.link).toBe(`/guahao/orderdetail?order_id=${order.order_id}`)
  const sms_code = await codeFor(person)
  const { body } = await app.rawRequest(calls.cancelAccount, { sms_code }, person.as)
  expect(body).toMatchObject({ status: 0, reason: 'unfinished', msg: expect.stringContaining('还没有就诊') })
  await app.callApi(sandboxPay, { out_trade_no: order.out_trade_no })
  await app.callApi(cancelOrder, { id: order.order_id }, person.as)
  const [refunding] = (await app.callApi(calls.isCanCancel, {}, person.as)).list
  expect(refunding?.words).toContain('正在退款')
  expect(await app.refusal(calls.cancelAccount, { sms_code }, person.as)).toBe('unfinished')
  await app.wakeAll()
  expect(await app.callApi(calls.isCanCancel, {}, person.as)).toEqual({ is_can_cancel: 1, list: [] })
  expect(await app.callApi(calls.cancelAccount, { sms_code }, person.as)).toEqual({})
})

test('a wrong code, one to sign in with, another phone’s and a used-up one cancel nothing', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const wrong = async (sms_code: string) => app.refusal(calls.cancelAccount, { sms_code }, person.as)
  expect(await wrong(await codeFor(person, 'login'))).toBe('wrong-code')
  app.clock.advance({ minutes: 2 })
  const right = await codeFor(person)
  expect(await wrong(await codeFor(other))).toBe('wrong-code')
  expect(await wrong(right === '000000' ? '000001' : '000000')).toBe('wrong-code')
  app.clock.advance({ minutes: 6 })
  expect(await wrong(right)).toBe('wrong-code')
  expect(await app.callApi(getUserInfo, {}, person.as)).toMatchObject({ status: 1 })
})

test('guesses are limited: after the tries of a code even the right one cancels nothing', async () => {
  const person = await newPerson()
  const right = await codeFor(person)
  const guesses = Array.from({ length: app.config.signIn.codeTries }, (_, n) => String((Number(right) + n + 1) % 1e6))
  for (const guess of guesses) await app.refusal(calls.cancelAccount, { sms_code: guess.padStart(6, '0') }, person.as)
  expect(await app.refusal(calls.cancelAccount, { sms_code: right }, person.as)).toBe('wrong-code')
})

test('all sessions end at once, and the phone signs up anew and sees nothing of before', async () => {
  const person = await newPerson()
  const second = await signIn(app, person.mobile)
  app.clock.advance({ minutes: 2 })
  await app.callApi(doFocus, { type: 'doctor', object_id: clinic.doctorIds[0] as number, state: 1 }, person.as)
  const fans = async () => (await app.callApi(doctorDetail, { doctor_id: clinic.doctorIds[0] as number })).fans_num
  const followed = await fans()
  expect(await cancel(person, { reason: '不再需要' })).toEqual({})
  for (const key of [person.key, second.key]) expect(await app.refusal(getUserInfo, {}, { key })).toBe('401')
  expect(await fans()).toBe(followed - 1)
  app.clock.advance({ minutes: 2 })
  const anew = await signIn(app, person.mobile)
  expect(anew.patientId).not.toBe(person.patientId)
  const as = { key: anew.key }
  expect((await app.callApi(memberListApi, {}, as)).list).toEqual([])
  expect((await app.callApi(messages, {}, as)).list).toEqual([])
  expect((await app.callApi(orderList, {}, as)).list).toEqual([])
  expect(await app.refusal(delmember, { member_id: person.member_id }, as)).toBe('not-found')
})

test('two who cancel at once, and one who books meanwhile, leave either an account or none', async () => {
  const person = await newPerson()
  const sms_code = await codeFor(person)
  const [slot] = await slotsOn(app, clinic, DAY, doctor++ % 12)
  const booking = { slot_id: slot?.id, member_id: person.member_id }
  const said = await Promise.all([
    app.refusal(calls.cancelAccount, { sms_code }, person.as),
    app.refusal(createOrder, booking, person.as),
    app.refusal(calls.cancelAccount, { sms_code }, person.as),
  ])
  const isGone = (await app.refusal(getUserInfo, {}, person.as)) === '401'
  expect(said.filter((one, at) => at !== 1 && one === 'not refused')).toHaveLength(isGone ? 1 : 0)
  const { rows } = await app.pool.query('select state from guahao_orders where patient_id = $1', [person.patientId])
  expect(rows).toHaveLength(said[1] === 'not refused' ? 1 : 0)
  expect(isGone && rows.length > 0).toBe(false)
})

test('what the law wants kept says no more than it must: no words, no phone, no papers, and late money goes back', async () => {
  const person = await newPerson()
  const order = await book(person)
  await app.callApi(editSocial, { member_id: person.member_id, social_no: '4403001234' }, person.as)
  await app.callApi(cancelOrder, { id: order.order_id, reason: '家里有事要回老家' }, person.as)
  await cancel(person, { reason: '不再需要' })
  const kept = await app.pool.query('select * from account_members where id = $1', [person.member_id])
  expect(kept.rows).toEqual([
    expect.objectContaining({
      truename: '林若溪',
      sex: 'female',
      patient_id: null,
      id_sealed: null,
      id_index: null,
      mobile_sealed: null,
      social_sealed: null,
      address_sealed: null,
      is_default: false,
    }),
  ])
  expect(await searchEverywhere(['头晕了三天', '家里有事', person.mobile, ID_CARD, person.key])).toEqual([])
  await app.callApi(sandboxPay, { out_trade_no: order.out_trade_no })
  await app.wakeAll()
  const { rows } = await app.pool.query('select state from pay_payments where out_trade_no = $1', [order.out_trade_no])
  expect(rows).toEqual([{ state: 'refunded' }])
})

test('money that comes for a place after its account is gone goes back, and takes no place again', async () => {
  const person = await newPerson()
  const order = await book(person)
  app.clock.advance({ minutes: 12 })
  await app.wakeAll()
  await cancel(person)
  await app.callApi(sandboxPay, { out_trade_no: order.out_trade_no })
  await app.wakeAll()
  const { rows } = await app.pool.query(
    'select o.state, p.state as payment from guahao_orders o join pay_payments p on p.out_trade_no = o.out_trade_no where o.id = $1',
    [order.order_id],
  )
  expect(rows).toEqual([{ state: 'expired', payment: 'refunded' }])
})

test('what a patient said to all stays as nobody’s and without its words, their likes and ended waits do not', async () => {
  const person = await newPerson()
  const id = person.patientId
  const { rows } = await app.pool.query(
    `insert into guahao_comments (kind, target_id, hospital_id, patient_id, author_name, stars, content, like_count, created_at)
     values ('doctor', $1, $2, $3, '林**', 5, '孕期一直找她', 1, now()) returning id`,
    [clinic.doctorIds[0], clinic.hospitalId, id],
  )
  await app.pool.query(`insert into guahao_comment_likes values ($1, $2, '林**', now())`, [rows[0].id, id])
  await app.pool.query(
    `insert into guahao_waits (patient_id, member_id, doctor_id, date, state, made_at, ends_at, closed_at)
     values ($1, $2, $3, '2026-11-24', 'cancelled', now(), now(), now())`,
    [id, person.member_id, clinic.doctorIds[0]],
  )
  const before = await app.callApi(calls.exportAccount, {}, person.as)
  for (const name of ['comments', 'comment_likes', 'waits'])
    expect(before.parts.find((part) => part.name === name)?.rows).toHaveLength(1)
  await cancel(person)
  const kept = await app.pool.query('select patient_id, stars, like_count from guahao_comments where id = $1', [
    rows[0].id,
  ])
  expect(kept.rows).toEqual([{ patient_id: null, stars: 5, like_count: 0 }])
  expect(await searchEverywhere(['孕期一直找她', '林**'])).toEqual([])
  expect((await app.pool.query('select 1 from guahao_waits where patient_id = $1', [id])).rows).toEqual([])
})

test('a member without an appointment is deleted altogether, and their papers can be used by others', async () => {
  const person = await newPerson()
  await cancel(person)
  const { rows } = await app.pool.query('select id from account_members where id = $1', [person.member_id])
  expect(rows).toEqual([])
})

test('the file has all that is the patient’s, and nothing that is another’s', async () => {
  const [mine, theirs] = [await newPerson(), await newPerson()]
  const [order, other] = [await book(mine), await book(theirs)]
  const file = await app.callApi(calls.exportAccount, {}, mine.as)
  expect(file).toMatchObject({
    file_name: expect.stringMatching(/^yilu-2026-11-\d\d\.json$/),
    mime_type: 'application/json',
  })
  const rowsOf = (name: string) => file.parts.find((part) => part.name === name)?.rows
  expect(rowsOf('account')).toMatchObject([{ mobile: mine.mobile, truename: '林若溪' }])
  expect(rowsOf('members')).toMatchObject([
    { member_id: mine.member_id, truename: '林若溪', id_card: '9999**********0024' },
  ])
  expect(rowsOf('orders')).toMatchObject([
    { order_id: order.order_id, remark: '头晕了三天', fee: '12.50', state: 'held' },
  ])
  expect(rowsOf('payments')).toMatchObject([{ out_trade_no: order.out_trade_no, pay_amount: '12.50' }])
  expect(rowsOf('sessions')).toHaveLength(1)
  const text = JSON.stringify(file)
  for (const foreign of [theirs.mobile, other.order_id, other.out_trade_no, mine.key, ID_CARD])
    expect(text).not.toContain(foreign)
  expect(file.left_out.every(({ title, why }) => title !== '' && why !== '')).toBe(true)
})

test('what is in the file is read in words, as a page and as a document in which nothing that was written acts', async () => {
  const person = await newPerson()
  await book(person)
  await app.pool.query(`update guahao_orders set remark = '<img src=x onerror=alert(1)>' where patient_id = $1`, [
    person.patientId,
  ])
  const file = await app.callApi(calls.exportAccount, {}, person.as)
  const parts = readableParts(file.parts)
  const linesIn = (title: string) => parts.find((part) => part.title === title)?.entries.flat()
  expect(linesIn('就诊人')).toEqual(
    expect.arrayContaining([
      { name: '姓名', value: '林若溪' },
      { name: '证件号', value: '9999**********0024' },
      { name: '性别', value: '女' },
    ]),
  )
  expect(linesIn('预约')).toEqual(
    expect.arrayContaining([
      { name: '费用', value: '12.50 元' },
      { name: '状态', value: '待支付' },
    ]),
  )
  expect(linesIn('登录')).toHaveLength(2)
  for (const { entries } of parts) for (const { value } of entries.flat()) expect(value).not.toBe('')
  const html = documentOf({ madeAt: file.made_at, parts, leftOut: file.left_out })
  expect(html).toContain('林若溪')
  expect(html).not.toMatch(/<(img|script|link|iframe)/)
  for (const { title, why } of file.left_out) for (const words of [title, why]) expect(html).toContain(words)
})

test('a copy is to be had ten times a day, then tomorrow again', async () => {
  const limited = await startTestApp({ env: { LIMITS: 'on' } })
  try {
    const { key } = await signIn(limited)
    for (let n = 0; n < 10; n++) expect(await limited.refusal(calls.exportAccount, {}, { key })).toBe('not refused')
    expect(await limited.refusal(calls.exportAccount, {}, { key })).toBe('too-often')
    limited.clock.set('2026-11-24 00:00')
    expect(await limited.refusal(calls.exportAccount, {}, { key })).toBe('not refused')
  } finally {
    await limited.close()
  }
})

test('an unpaid bill of whichever room stands against cancelling', async () => {
  const person = await newPerson()
  const bill = { patientId: person.patientId, purpose: 'test', subjectId: 'x', title: '体检费', amountFen: 100 }
  await startPayment(app.context(), { ...bill, deadline: later(app.clock.now(), { minutes: 10 }) })
  expect((await app.callApi(calls.isCanCancel, {}, person.as)).list).toMatchObject([
    { words: '“体检费”还没有支付，请先支付或取消' },
  ])
})

test('what cancelling means is told to every visitor', async () => {
  const { title, content, lost, kept } = await app.callApi(calls.cancelDesc, {})
  expect([title, content, ...lost, ...kept].every((words) => words.length > 3)).toBe(true)
})

/** Tables in which one of these texts stands in plain. */
const searchEverywhere = async (texts: string[]): Promise<string[]> => {
  const tables = await app.pool.query(`select tablename as name from pg_tables where schemaname = 'public'`)
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await app.pool.query(`select to_jsonb(t)::text as row from "${name}" t`)
    for (const text of texts) if (rows.some(({ row }) => row.includes(text))) found.push(`${text} in ${name}`)
  }
  return found
}
