import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sayConsent } from '#app/areas/account/consents/contract.ts'
import { exportAccount, isCanCancel } from '#app/areas/account/settings/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { payStatus } from '#app/areas/pay/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { openClinic } from '#test/support/clinic.ts'
import { type CrowdPerson, signInCrowd, signInOne } from '#test/support/crowd.ts'
import {
  aLetter,
  anInquiry,
  anOffer,
  aRate,
  askedInquiry,
  letteredInquiry,
  openAbroad,
  paidInquiry,
  quotedInquiry,
  sentInquiry,
} from '#test/support/inquiry.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { signIn } from '#test/support/people.ts'
import { rawRequestFromOutside, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import * as desk from '../desk/contract.ts'

let app: TestApp
let units: number[]
let hospitalId: number
let staff: { staffKey: string }
let second: { staffKey: string }
let nurse: { staffKey: string }
let me: CrowdPerson

beforeAll(async () => {
  app = await startTestApp()
  units = await openAbroad(app)
  ;({ hospitalId } = await openClinic(app))
}, 120_000)
beforeEach(async () => {
  me = await signInOne(app)
  await signInDesk()
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db, 'inquiry')).toEqual([])
  await app.close()
})

/** Keys of the desk end with their day. */
const signInDesk = async () => {
  staff = await signInStaff(app, hospitalId, 'service')
  second = await signInStaff(app, hospitalId, 'service')
  nurse = await signInStaff(app, hospitalId, 'nurse')
}
const pass = async (span: Parameters<TestApp['clock']['advance']>[0]) => {
  app.clock.advance(span)
  await signInDesk()
}
const detail = (request_id: string, as: CrowdPerson = me) => app.callApi(calls.inquiryRequest, { request_id }, as)
const stateOf = async (request_id: string) => (await detail(request_id)).state
const lastMessage = async () => (await app.callApi(messages, {}, me)).list[0]
const manage = (request_id: string) => app.callApi(desk.deskInquiry, { request_id }, staff)

/** A browser without an account: sends, and has the secret that came back. */
const sendAsVisitor = async () => {
  const response = await app.server.inject({
    method: 'POST',
    url: '/api/inquiry',
    payload: new URLSearchParams({ ...anInquiry(), unit_ids: String(units[0]) } as never).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const cookie = String(response.headers['set-cookie'])
  return { request_id: response.json().data.request_id as string, line: cookie, cookie: cookie.split(';')[0] ?? '' }
}

test('a case of somebody else is no case, by every call and id', async () => {
  const other = await signInOne(app)
  const { request_id, quote_id } = await quotedInquiry(app, me, staff, units)
  const asked = { request_id }
  for (const [call, more] of [
    [calls.inquiryRequest, {}],
    [calls.inquiryQuotes, {}],
    [calls.inquiryPapers, {}],
    [calls.inquirySay, { content: '在吗' }],
    [calls.inquiryFee, {}],
    [calls.inquiryPapersReady, {}],
    [calls.inquiryWithdraw, {}],
    [calls.inquiryChoose, { quote_id }],
    [calls.inquiryPaperAdd, { kind: 'lab', language: 'zh', name: '化验', url: '/files/x.jpg' }],
    [calls.inquiryAllow, { unit_id: units[0], is_given: 0 }],
  ] as const) {
    expect([call.path, await app.refusal(call, { ...asked, ...more })]).toEqual([call.path, 'login'])
    expect([call.path, await app.refusal(call, { ...asked, ...more }, other)]).toEqual([call.path, 'not-found'])
  }
  expect(await app.refusal(calls.bindInquiry, asked, other)).toBe('not-found')
  expect((await app.callApi(calls.inquiryForm, { id: request_id }, other)).saved).toBeNull()
  expect((await app.callApi(calls.inquiryForm, { id: request_id }, me)).saved).toMatchObject({ request_id })
  expect((await app.callApi(calls.inquiryList, {}, other)).list).toEqual([])
  expect(await stateOf(request_id)).toBe('quoted')
})

test('case workers alone work on cases, whatever else somebody is', async () => {
  const request_id = await sentInquiry(app, me, units)
  expect(await rawRequestFromOutside(app, desk.deskInquiry, { request_id })).toEqual(['login', 'login', '401'])
  expect(await app.refusal(desk.deskInquiry, { request_id }, nurse)).toBe('not-allowed')
  expect(await app.refusal(desk.deskInquiry, { request_id: 'nobodys-request' }, staff)).toBe('not-found')
  expect(await app.refusal(desk.deskInquiryAnswer, { request_id: 'nobodys-request', content: '好' }, staff)).toBe(
    'not-found',
  )
})

test('what is asked must be there; who has not agreed to the use of health data is asked where they take it', async () => {
  const no = (more: object) => app.refusal(calls.addInquiry, { ...anInquiry(units), ...more })
  expect(await no({ unit_ids: '999999' })).toBe('unit')
  expect(await no({ project_id: 500 })).toBe('project')
  expect(await no({ mobile: '12' })).toBe('422')
  expect(await no({ images: '["/files/x.jpg"]' })).toBe('images')
  await app.callApi(sayConsent, { document: 'health', version: 1, is_given: 0 }, me)
  const { request_id, state } = await app.callApi(calls.addInquiry, anInquiry(units), me)
  expect(state).toBe('draft')
  expect(await app.refusal(calls.bindInquiry, { request_id }, me)).toBe('consent')
  expect(await app.refusal(calls.inquiryRequest, { request_id }, me)).toBe('not-found')
})

test('a visitor asks without signing in, and takes it by the secret of their browser alone', async () => {
  const { request_id, cookie, line } = await sendAsVisitor()
  expect(line.toLowerCase()).toContain('httponly')
  const browser = { ...me, cookie }
  expect((await app.callApi(calls.inquiryForm, {}, browser)).waiting).toContain(request_id)
  expect((await app.callApi(calls.inquiryForm, {}, me)).waiting).toEqual([])
  expect(await app.refusal(calls.bindInquiry, { request_id }, me)).toBe('not-found')
  expect(
    await app.refusal(calls.bindInquiry, { request_id }, { ...me, cookie: `${cookie.slice(0, -8)}AAAAAAAA` }),
  ).toBe('not-found')
  expect(await app.refusal(desk.deskInquiry, { request_id }, staff)).toBe('not-found')
  await app.callApi(calls.bindInquiry, { request_id }, browser)
  expect(await detail(request_id)).toMatchObject({
    state: 'sent',
    answer_clock: 'running',
    content: anInquiry().content,
  })
  await app.callApi(calls.bindInquiry, { request_id }, me)
  expect(await app.refusal(calls.bindInquiry, { request_id }, { ...(await signInOne(app)), cookie })).toBe('not-found')
})

test('of two hundred who bind one inquiry at once with its secret, one has it', async () => {
  const { request_id, cookie } = await sendAsVisitor()
  const crowd = await signInCrowd(app, 200)
  const said = await Promise.all(crowd.map((as) => app.refusal(calls.bindInquiry, { request_id }, { ...as, cookie })))
  expect(said.filter((one) => one === 'not refused')).toHaveLength(1)
  const owners = await Promise.all(crowd.map((as) => app.refusal(calls.inquiryRequest, { request_id }, as)))
  expect(owners.map((one, at) => one === 'not refused' && said[at] === 'not refused').filter(Boolean)).toHaveLength(1)
})

test('after ten wrong secrets nobody takes an inquiry any more, and who guesses is stopped', async () => {
  const { request_id, cookie } = await sendAsVisitor()
  for (let at = 0; at < 10; at++) expect(await app.refusal(calls.bindInquiry, { request_id }, me)).toBe('not-found')
  expect(await app.refusal(calls.bindInquiry, { request_id }, me)).toBe('429')
  const other = await signInOne(app)
  expect(await app.refusal(calls.bindInquiry, { request_id }, { ...other, cookie })).toBe('not-found')
})

test('nobody answers within 24 hours: the fee goes back by itself, once', async () => {
  const request_id = await paidInquiry(app, me, units)
  expect(await detail(request_id)).toMatchObject({ is_fee_paid: 1, is_fee_back: 0, answer_clock: 'running' })
  await pass({ hours: 23 })
  await app.wakeAll()
  expect((await detail(request_id)).is_fee_back).toBe(0)
  await pass({ hours: 1, seconds: 1 })
  expect((await app.callApi(desk.deskInquiries, { list: 'late' }, staff)).list.map((row) => row.request_id)).toContain(
    request_id,
  )
  await app.wakeAll()
  await app.wakeAll()
  expect(await detail(request_id)).toMatchObject({ is_fee_back: 1, answer_clock: 'missed', state: 'sent' })
  const { rows } = await app.pool.query(
    `select count(*)::int as n from pay_refunds r join pay_payments p on p.id = r.payment_id where p.subject_id = $1`,
    [request_id],
  )
  expect(rows[0].n).toBe(1)
  expect((await lastMessage())?.text).toContain('299.00 元将原路退回')
})

test('an answer that comes too late gives the fee back though no job has woken', async () => {
  const request_id = await paidInquiry(app, me, units)
  await pass({ hours: 24, seconds: 1 })
  await app.callApi(desk.deskInquiryAnswer, { request_id, content: '抱歉，晚了' }, staff)
  expect(await detail(request_id)).toMatchObject({ is_fee_back: 1, answer_clock: 'missed' })
})

test('no quote within 72 hours gives the fee back, but time in which the patient owes papers does not count', async () => {
  const request_id = await paidInquiry(app, me, units)
  await pass({ hours: 1 })
  await app.callApi(desk.deskInquiryAskPapers, { request_id, content: '请补病理' }, staff)
  expect(await detail(request_id)).toMatchObject({ state: 'papers', is_waiting: 1, quote_clock: 'waiting' })
  await pass({ hours: 100 })
  await app.wakeAll()
  expect((await detail(request_id)).is_fee_back).toBe(0)
  await app.callApi(calls.inquiryPapersReady, { request_id }, me)
  expect(await app.refusal(calls.inquiryPapersReady, { request_id }, me)).toBe('not-waiting')
  expect((await detail(request_id)).quote_clock).toBe('running')
  await pass({ hours: 70 })
  await app.wakeAll()
  expect((await detail(request_id)).is_fee_back).toBe(0)
  await pass({ hours: 1, seconds: 1 })
  await app.wakeAll()
  expect(await detail(request_id)).toMatchObject({ is_fee_back: 1, quote_clock: 'missed', answer_clock: 'met' })
})

test('papers go to a hospital once the fee is paid and its patient lets them, and no longer than they do', async () => {
  const unit_id = units[0] ?? 0
  const request_id = await sentInquiry(app, me, units)
  const send = () => app.refusal(desk.deskInquirySend, { request_id, unit_ids: String(unit_id), days: 30 }, staff)
  expect(await send()).toBe('fee')
  const { out_trade_no } = await app.callApi(calls.inquiryFee, { request_id }, me)
  expect((await app.callApi(calls.inquiryFee, { request_id }, me)).out_trade_no).toBe(out_trade_no)
  await app.callApi(sandboxPay, { out_trade_no })
  expect(await send()).toBe('not-agreed')
  expect(await app.refusal(calls.inquiryAllow, { request_id, unit_id, is_given: 1 }, me)).toBe('consent')
  await app.callApi(sayConsent, { document: 'abroad', version: 1, is_given: 1 }, me)
  expect(await app.refusal(calls.inquiryAllow, { request_id, unit_id: 999_999, is_given: 1 }, me)).toBe('unit')
  await app.callApi(calls.inquiryAllow, { request_id, unit_id, is_given: 1 }, me)
  expect(await send()).toBe('not refused')
  const [shared] = (await manage(request_id)).hospitals
  const open = (code: string) => app.refusal(calls.inquiryHospitalOpen, { code, who: '国际部 李' })
  expect(await open('ABCD-EFGH-2345')).toBe('over')
  const shown = await app.callApi(calls.inquiryHospitalOpen, { code: shared?.code ?? '', who: '国际部 李' })
  expect(shown).toMatchObject({ patient_name: '金**', content: anInquiry().content })
  expect(JSON.stringify(shown)).not.toContain('13800000001')
  expect((await detail(request_id)).transfers[0]?.looks).toMatchObject([{ who: '国际部 李' }])
  await app.callApi(calls.inquiryAllow, { request_id, unit_id, is_given: 0 }, me)
  expect(await open(shared?.code ?? '')).toBe('over')
  await app.callApi(calls.inquiryAllow, { request_id, unit_id, is_given: 1 }, me)
  await send()
  const again = (await manage(request_id)).hospitals[0]?.code ?? ''
  expect(again).not.toBe(shared?.code)
  await pass({ days: 31 })
  expect(await open(again)).toBe('over')
})

test('quotes are summed up by the rate of the day, and each change is a version beside the one before', async () => {
  const request_id = await askedInquiry(app, me, staff, units)
  const unit_id = units[0] ?? 0
  const quote = (more: object = {}) => ({ request_id, unit_id, ...anOffer(app, more) })
  await pass({ days: 60 })
  expect(await app.refusal(desk.deskInquiryQuote, quote(), staff)).toBe('rate')
  await aRate(app, staff)
  expect(await app.refusal(desk.deskInquiryQuote, quote({ back_letter: 10, back_travel: 50 }), staff)).toBe(
    'not-falling',
  )
  expect(await app.refusal(desk.deskInquiryQuote, quote({ valid_date: '2026-01-01' }), staff)).toBe('past')
  expect(await app.refusal(desk.deskInquiryQuote, { ...quote(), unit_id: 999_999 }, staff)).toBe('unit')
  expect(await app.callApi(desk.deskInquiryQuote, quote(), staff)).toEqual({ version: 1 })
  expect(await app.callApi(desk.deskInquiryQuote, quote(), staff)).toEqual({ version: 1 })
  await app.callApi(desk.deskRateAdd, { currency: 'USD', date: dayOf(app.clock.now()), rate: '8' }, staff)
  const { code } = (await manage(request_id)).hospitals[0] as { code: string }
  expect(code).toBe('')
  expect(await app.callApi(desk.deskInquiryQuote, quote({ deposit: '0' }), staff)).toEqual({ version: 2 })
  const { list } = await app.callApi(calls.inquiryQuotes, { request_id }, me)
  expect(list.map((one) => [one.version, one.included_amount, one.besides_amount, one.is_valid])).toEqual([
    [2, '480000.00', '9000.00', 1],
    [1, '420000.00', '9000.00', 0],
  ])
  expect(list[1]?.rates).toEqual([{ currency: 'USD', rate: '7', date: dayOf(app.clock.now()) }])
  expect(await app.refusal(calls.inquiryChoose, { request_id, quote_id: list[1]?.quote_id }, me)).toBe('quote')
})

test('a hospital quotes by its code, and not once the patient has chosen', async () => {
  const request_id = await askedInquiry(app, me, staff, units)
  await aRate(app, staff)
  const codes = (await manage(request_id)).hospitals.map(({ code }) => code)
  const quote = (code: string) => ({ code, who: 'Dr. Lee', ...anOffer(app) })
  expect(await app.refusal(calls.inquiryHospitalQuote, quote('AAAA-BBBB-CCCC'))).toBe('over')
  expect(await app.callApi(calls.inquiryHospitalQuote, quote(codes[0] ?? ''))).toEqual({ version: 1 })
  expect(await stateOf(request_id)).toBe('quoted')
  expect(await detail(request_id)).toMatchObject({ quote_clock: 'met', quote_num: 1 })
  const { list } = await app.callApi(calls.inquiryQuotes, { request_id }, me)
  await app.callApi(calls.inquiryChoose, { request_id, quote_id: list[0]?.quote_id }, me)
  expect(await app.refusal(calls.inquiryHospitalQuote, quote(codes[1] ?? ''))).toBe('closed')
})

test('a deposit that is not paid in time lets the quotes stand as before; what is paid for an old choice goes back', async () => {
  const { request_id, quote_id } = await quotedInquiry(app, me, staff, units)
  const first = await app.callApi(calls.inquiryChoose, { request_id, quote_id }, me)
  expect(first.pay_amount).toBe('10000.00')
  expect(await stateOf(request_id)).toBe('chosen')
  await pass({ minutes: 31 })
  await app.wakeAll()
  expect(await stateOf(request_id)).toBe('quoted')
  const next = await app.callApi(calls.inquiryChoose, { request_id, quote_id }, me)
  expect(next.out_trade_no).not.toBe(first.out_trade_no)
  await app.callApi(sandboxPay, { out_trade_no: next.out_trade_no })
  expect(await stateOf(request_id)).toBe('deposit')
})

test('who withdraws gets the fee back before hospitals were asked, and of a deposit what its step says', async () => {
  const early = await paidInquiry(app, me, units)
  expect((await app.callApi(calls.inquiryWithdraw, { request_id: early }, me)).back_amount).toBe('299.00')
  expect(await app.refusal(calls.inquiryWithdraw, { request_id: early }, me)).toBe('over')
  const asked = await askedInquiry(app, me, staff, units)
  const codes = (await manage(asked)).hospitals.map(({ code }) => code)
  expect((await app.callApi(calls.inquiryWithdraw, { request_id: asked }, me)).back_amount).toBe('0.00')
  expect(await app.refusal(calls.inquiryHospitalOpen, { code: codes[0], who: '我' })).toBe('over')
  const { request_id, code } = await letteredInquiry(app, me, staff, units)
  expect((await detail(request_id)).back_amount).toBe('8000.00')
  expect((await app.callApi(calls.inquiryWithdraw, { request_id, reason: '改主意了' }, me)).back_amount).toBe('8000.00')
  expect(await detail(request_id)).toMatchObject({ state: 'withdrawn', deposit_back: '8000.00', letter: null })
  expect((await app.callApi(calls.inquiryLetterCheck, { code })).state).toBe('revoked')
})

test('a letter says what consulates ask; its code is checked in public, a forged one is refused, and tries are counted', async () => {
  const { request_id, quote_id } = await quotedInquiry(app, me, staff, units)
  const letter = (more: object = {}) => ({ request_id, ...aLetter(app), ...more })
  expect(await app.refusal(desk.deskInquiryLetter, letter(), staff)).toBe('not-now')
  const { out_trade_no } = await app.callApi(calls.inquiryChoose, { request_id, quote_id }, me)
  await app.callApi(sandboxPay, { out_trade_no })
  expect(await app.refusal(desk.deskInquiryLetter, letter({ end_date: '2026-01-01' }), staff)).toBe('dates')
  expect(await app.refusal(desk.deskInquiryLetter, letter({ passport_no: 'E1234' }), staff)).toBe('passport')
  expect(await app.refusal(desk.deskInquiryLetter, letter({ passport_no: '护照E12345678' }), staff)).toBe('passport')
  const { code } = await app.callApi(desk.deskInquiryLetter, letter({ passport_no: '\u200be 1234-５６７８' }), staff)
  const mine = (await detail(request_id)).letter
  expect(mine?.code).toBe(code)
  const { rawPayload } = await app.server.inject({ method: 'GET', url: mine?.url ?? '' })
  const { text } = readPdf(rawPayload)
  for (const words of [
    'JINSIQUE',
    'E12345678',
    '1990-01-01',
    '肺癌',
    '质子治疗',
    'Overseas',
    '60,000',
    '患者本人',
    code,
  ])
    expect(text.replaceAll(' ', '')).toContain(words.replaceAll(' ', ''))
  const checked = await app.callApi(calls.inquiryLetterCheck, { code: code.toLowerCase() })
  expect(checked).toMatchObject({ state: 'valid', passport_name: 'JIN SIQUE', birth_date: '1990-01-01' })
  expect(checked.passport_no).not.toContain('E12345678')
  expect(
    await app.refusal(calls.inquiryLetterCheck, { code: `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}` }),
  ).toBe('forged')
  expect((await detail(request_id)).letter?.check_num).toBe(1)
  const again = await app.callApi(desk.deskInquiryLetter, letter(), staff)
  expect((await app.callApi(calls.inquiryLetterCheck, { code })).state).toBe('revoked')
  expect((await app.callApi(calls.inquiryLetterCheck, { code: again.code })).state).toBe('valid')
  Object.assign(app.config, { limits: 'on' })
  const said = await Promise.all(
    Array.from({ length: 40 }, () => app.refusal(calls.inquiryLetterCheck, { code: 'AAAA-AAAA-AAAA' })),
  )
  Object.assign(app.config, { limits: 'off' })
  expect(said).toContain('too-many')
  expect(said.filter((one) => one === 'forged').length).toBeLessThanOrEqual(20)
})

test('from letter to follow-up each step follows the one before, and its patient is told', async () => {
  const { request_id } = await letteredInquiry(app, me, staff, units)
  const step = (name: string) =>
    app.refusal(desk.deskInquiryStep, { request_id, step: name, content: `说明 ${name}` }, staff)
  expect(await step('treatment')).toBe('not-now')
  for (const name of ['travel', 'treatment', 'returned', 'followup', 'closed']) {
    expect(await step(name)).toBe('not refused')
    expect(await stateOf(request_id)).toBe(name)
    expect((await detail(request_id)).notes.at(-1)?.content).toBe(`说明 ${name}`)
  }
  expect(await step('closed')).toBe('not-now')
  expect(await app.refusal(calls.inquiryWithdraw, { request_id }, me)).toBe('over')
  expect((await app.callApi(calls.inquiryList, { state: 'over' }, me)).list.map((row) => row.request_id)).toEqual([
    request_id,
  ])
})

test('a translation is checked by two different people before a hospital sees it', async () => {
  const request_id = await askedInquiry(app, me, staff, units)
  const paper = async (address: string) => {
    await app.pool.query(
      `insert into files_uploads (patient_id, uploadtype, address, bytes, created_at) values ($1, 'paper', $2, 10, now())`,
      [me.patientId, address],
    )
    return address
  }
  const [one, two] = [`/files/${'a'.repeat(38)}${units[0]}.pdf`, `/files/${'b'.repeat(38)}${units[0]}.pdf`]
  await paper(one)
  await paper(two)
  const own = { request_id, kind: 'pathology', language: 'zh', name: '病理' } as const
  expect(await app.refusal(calls.inquiryPaperAdd, { ...own, url: '/files/nobody.pdf' }, me)).toBe('file')
  const { paper_id } = await app.callApi(calls.inquiryPaperAdd, { ...own, url: one }, me)
  const translation = { request_id, paper_id, language: 'en', name: 'Pathology', url: two } as const
  const made = await app.callApi(desk.deskInquiryTranslation, translation, staff)
  const { code } = (await manage(request_id)).hospitals[0] as { code: string }
  const seen = async () =>
    (await app.callApi(calls.inquiryHospitalOpen, { code, who: '李' })).papers.map(({ name }) => name)
  expect(await seen()).toEqual(['病理'])
  const check = (as: object) => app.refusal(desk.deskInquiryCheck, { request_id, paper_id: made.paper_id }, as)
  expect(await app.refusal(desk.deskInquiryCheck, { request_id, paper_id }, staff)).toBe('paper')
  expect(await check(staff)).toBe('not refused')
  expect(await check(staff)).toBe('paper')
  expect(await seen()).toEqual(['病理'])
  expect(await check(second)).toBe('not refused')
  expect(await seen()).toEqual(['病理', 'Pathology'])
  expect(await app.refusal(calls.inquiryPaperRemove, { paper_id }, await signInOne(app))).toBe('not-found')
  expect(await app.refusal(calls.inquiryPaperRemove, { paper_id: made.paper_id }, me)).toBe('not-found')
  await app.callApi(calls.inquiryPaperRemove, { paper_id }, me)
  expect(await seen()).toEqual([])
})

test('case workers see what is due first, answer by name, note among themselves, and end what leads nowhere', async () => {
  const request_id = await paidInquiry(app, me, units)
  await app.callApi(desk.deskInquiryTake, { request_id }, staff)
  await app.callApi(desk.deskInquiryNote, { request_id, content: '家属着急' }, staff)
  await app.callApi(desk.deskInquiryAnswer, { request_id, content: '您好，我来跟进' }, staff)
  await app.callApi(calls.inquirySay, { request_id, content: '谢谢' }, me)
  const shown = await detail(request_id)
  expect(shown).toMatchObject({ staff_name: '某service', answer_clock: 'met' })
  expect(shown.notes.map(({ content }) => content)).toEqual(['您好，我来跟进', '谢谢'])
  expect((await manage(request_id)).notes).toHaveLength(3)
  const { list } = await app.callApi(desk.deskInquiries, { list: 'mine' }, staff)
  expect(list.map((row) => row.request_id)).toContain(request_id)
  expect((await app.callApi(desk.deskInquiriesExport, {}, staff)).text).toContain(request_id)
  await app.callApi(desk.deskInquiryClose, { request_id, reason: '没有医院能治' }, staff)
  expect(await detail(request_id)).toMatchObject({ state: 'closed', is_fee_back: 1, ended_reason: '没有医院能治' })
  expect(await app.refusal(desk.deskInquiryClose, { request_id, reason: '再来' }, staff)).toBe('not-now')
  expect(await app.refusal(desk.deskInquiryAnswer, { request_id, content: '在' }, staff)).toBe('over')
  expect(await app.refusal(calls.inquirySay, { request_id, content: '在吗' }, me)).toBe('over')
  expect(
    await app.refusal(
      desk.deskRateAdd,
      { currency: 'USD', date: addDays(dayOf(app.clock.now()), 1), rate: '7' },
      staff,
    ),
  ).toBe('future')
})

test('money that comes for a case that is over goes back by itself', async () => {
  const request_id = await sentInquiry(app, me, units)
  const { out_trade_no } = await app.callApi(calls.inquiryFee, { request_id }, me)
  await app.callApi(calls.inquiryWithdraw, { request_id }, me)
  await app.callApi(sandboxPay, { out_trade_no }).catch(() => undefined)
  await app.wakeAll()
  const { state } = await app.callApi(payStatus, { out_trade_no }, me)
  expect(['closed', 'refunded', 'refunding']).toContain(state)
})

test('what is stored of a case is in its owner’s file, and whoever leaves withdraws first', async () => {
  const person = await signIn(app)
  const { request_id } = await letteredInquiry(app, person, staff, units)
  const { parts } = await app.callApi(exportAccount, {}, person)
  const [own] = parts.find(({ name }) => name === 'inquiries')?.rows ?? []
  expect(own).toMatchObject({ request_id, truename: '金丝雀', letters: [{ passportNo: 'E12345678' }] })
  const { list } = await app.callApi(isCanCancel, {}, person)
  expect(JSON.stringify(list)).toContain('海外就医询价')
})
