import { afterAll, beforeAll, expect, test } from 'vitest'
import { benchSignIn } from '#app/areas/access/doctors/contract.ts'
import { askDetail, closeAsk } from '#app/areas/consult/consultations/contract.ts'
import { endConsultation } from '#app/areas/consult/consultations/server/public.ts'
import { askDoctors, doctorServices } from '#app/areas/consult/doctors/contract.ts'
import { insertDepartmentServices } from '#app/areas/consult/doctors/server/queries.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { benchMessages, benchRecall } from '#app/areas/workbench/chat/contract.ts'
import { answeredConsultation, aSummary, consultFor, paidConsultation } from '#test/support/consultations.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { type DoctorPerson, signInDoctor } from '#test/support/doctor.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
import * as calls from '../contract.ts'

/** The department of the catalogue at which the doctors of a clinic are at home. */
let department: number
let app: TestApp
let people: CrowdPerson[]
let mine: DoctorPerson
let colleague: DoctorPerson
let stranger: DoctorPerson

beforeAll(async () => {
  app = await startTestApp()
  people = await signInCrowd(app, 16)
  const [one, two] = (await openSurgery(app, { doctors: 2 })).doctorIds as [number, number]
  const [other] = (await openSurgery(app, { service: { kind: 'phone' } })).doctorIds as [number]
  ;[mine, colleague, stranger] = [
    await signInDoctor(app, one),
    await signInDoctor(app, two),
    await signInDoctor(app, other),
  ]
  const { rows } = await app.pool.query(
    'select d.catalogue_id as id from guahao_doctors p join guahao_departments d on d.id = p.dep_id where p.id = $1',
    [one],
  )
  department = rows[0].id
  const terms = { priceFen: 1_900, replies: 3, hours: 24, acceptMinutes: 15, replyMinutes: 60 }
  await insertDepartmentServices(app.db, [{ catalogueId: department, kind: 'text', ...terms }])
})
afterAll(() => app.close())

let next = 0
const person = () => people[next++ % people.length] as CrowdPerson
const as = ({ doctorKey }: DoctorPerson) => ({ doctorKey })
const queueOf = async (doctor: DoctorPerson) => (await app.callApi(calls.benchQueue, {}, as(doctor))).list
const idsOf = (list: readonly { ask_id: string }[]) => list.map(({ ask_id }) => ask_id)
const askDepartment = async (who = person()) => {
  const { ask_id, out_trade_no } = await consultFor(app, who, { dep_id: department })
  await app.callApi(sandboxPay, { out_trade_no })
  return ask_id
}

test.each([
  [calls.benchTake, {}],
  [calls.benchDecline, { reason: '太忙' }],
  [calls.benchEnd, aSummary],
] as const)('$path: a consultation of another doctor is as little there as an unknown one', async (call, more) => {
  const ask_id = await paidConsultation(app, person(), mine.doctorId)
  for (const asked of [ask_id, 'no-such-ask'])
    expect(await app.refusal(call, { ask_id: asked, ...more }, as(stranger))).toBe('not-found')
  expect(await app.refusal(call, { ask_id, ...more }, as(colleague))).toBe('not-found')
  expect(idsOf(await queueOf(stranger))).not.toContain(ask_id)
})

test('the queue holds what waits for them and for their department, the longest first, with what is left of the promise', async () => {
  const first = await paidConsultation(app, person(), mine.doctorId)
  app.clock.advance({ minutes: 3 })
  const second = await askDepartment()
  const queue = (await queueOf(mine)).filter(({ ask_id }) => [first, second].includes(ask_id))
  expect(idsOf(queue)).toEqual([first, second])
  expect(queue[0]).toMatchObject({ waited_minutes: 3, left_seconds: 57 * 60, dep_name: '', state: 'waiting' })
  expect(queue[0]?.truename).not.toBe('')
  // Whom a department is asked about has no name until somebody takes it.
  expect(queue[1]).toMatchObject({ truename: '', left_seconds: 15 * 60, price: '19.00' })
  expect(queue[1]?.dep_name).not.toBe('')
  expect(idsOf(await queueOf(colleague))).toContain(second)
  expect(idsOf(await queueOf(stranger))).not.toContain(second)
})

test('of twenty times two doctors who take the same, one has it', async () => {
  const ask_id = await askDepartment()
  const takes = Array.from({ length: 20 }, (_, n) => as(n % 2 ? mine : colleague))
  const said = await Promise.all(takes.map((who) => app.refusal(calls.benchTake, { ask_id }, who)))
  expect(said.filter((one) => one === 'not refused')).toHaveLength(1)
  const lists = await Promise.all(
    [mine, colleague].map(async (who) => idsOf((await app.callApi(calls.benchAsks, {}, as(who))).list)),
  )
  expect(lists.flat().filter((id) => id === ask_id)).toHaveLength(1)
  expect(idsOf(await queueOf(mine))).not.toContain(ask_id)
})

test('what is declined goes back with the doctor’s reason, and cannot be taken any more', async () => {
  const who = person()
  const ask_id = await paidConsultation(app, who, mine.doctorId)
  await app.callApi(calls.benchDecline, { ask_id, reason: '需要线下面诊' }, as(mine))
  const detail = await app.callApi(askDetail, { ask_id }, { key: who.key })
  expect(detail).toMatchObject({ state: 'refunded', refund_amount: '30.00' })
  expect(detail.reason).toContain('需要线下面诊')
  expect(await app.refusal(calls.benchTake, { ask_id }, as(mine))).toBe('not-now')
  expect(await app.refusal(calls.benchDecline, { ask_id, reason: '又' }, as(mine))).toBe('not-now')
  const { list } = await app.callApi(calls.benchAsks, { list: 'closed' }, as(mine))
  expect(list).toContainEqual(expect.objectContaining({ ask_id, reason: '医生无法接诊：需要线下面诊' }))
})

test('what the patient has given up or the promise has overtaken is not in the queue and cannot be taken', async () => {
  const who = person()
  const [given, late] = [
    await paidConsultation(app, who, mine.doctorId),
    await paidConsultation(app, person(), mine.doctorId),
  ]
  await app.callApi(closeAsk, { ask_id: given }, { key: who.key })
  app.clock.advance({ minutes: 61 })
  expect(idsOf(await queueOf(mine))).not.toContain(given)
  expect(idsOf(await queueOf(mine))).not.toContain(late)
  for (const ask_id of [given, late]) expect(await app.refusal(calls.benchTake, { ask_id }, as(mine))).toBe('not-now')
})

test('without an answer there is nothing to end', async () => {
  const ask_id = await paidConsultation(app, person(), mine.doctorId)
  await app.callApi(calls.benchTake, { ask_id }, as(mine))
  expect(await app.refusal(calls.benchEnd, { ask_id, ...aSummary }, as(mine))).toBe('not-now')
})

test('a busy doctor is in no list and cannot be asked, and free again they can', async () => {
  const offered = async () => (await app.callApi(doctorServices, { doctor_id: mine.doctorId })).askList[0]?.is_on
  const listed = async () =>
    (await app.callApi(askDoctors, { page_size: 50 })).list.some(({ doctor_id }) => doctor_id === mine.doctorId)
  await app.callApi(calls.benchBusy, { is_busy: 1 }, as(mine))
  expect([await offered(), await listed()]).toEqual([0, false])
  await expect(paidConsultation(app, person(), mine.doctorId)).rejects.toThrow('closed')
  const { is_busy, list } = await app.callApi(calls.benchServices, {}, as(mine))
  expect([is_busy, list[0]?.is_on]).toEqual([1, 1])
  await app.callApi(calls.benchBusy, { is_busy: 0 }, as(mine))
  expect([await offered(), await listed()]).toEqual([1, true])
})

test('a doctor sets price and terms of what they offer, and of nothing else; what was agreed stays', async () => {
  const who = person()
  const { ask_id } = await consultFor(app, who, { doctor_id: colleague.doctorId })
  const terms = {
    type: 'text' as const,
    is_on: 1,
    price: '45.50',
    replies: 5,
    hours: 24,
    accept_minutes: 30,
    reply_minutes: 60,
  }
  const changed = await app.callApi(calls.benchServiceChange, terms, as(colleague))
  expect(changed).toMatchObject({ price: '45.50', vip_price: '45.50', replies: 5, hours: 24 })
  const refused = (more: object) => app.refusal(calls.benchServiceChange, { ...terms, ...more }, as(colleague))
  expect(await refused({ type: 'video' })).toBe('no-service')
  expect(await refused({ hours: 1, reply_minutes: 61 })).toBe('too-few-hours')
  expect(await refused({ price: '5000.01' })).toBe('422')
  expect((await app.callApi(askDetail, { ask_id }, { key: who.key })).price).toBe('30.00')
  expect((await app.callApi(doctorServices, { doctor_id: colleague.doctorId })).askList[0]?.price).toBe('45.50')
})

test('a consultation ends with a summary and advice, once: a card in the talk that cannot be taken back, read by its patient', async () => {
  const who = person()
  const ask_id = await answeredConsultation(app, who, mine.doctorId)
  expect(await app.refusal(calls.benchEnd, { ask_id, summary: ' ', advice: '多休息' }, as(mine))).toBe('422')
  await app.callApi(calls.benchEnd, { ask_id, ...aSummary }, as(mine))
  expect(await app.refusal(calls.benchEnd, { ask_id, ...aSummary }, as(mine))).toBe('not-now')
  const { summary, state } = await app.callApi(askDetail, { ask_id }, { key: who.key })
  expect([summary, state]).toMatchObject([aSummary, 'ended'])
  const { list } = await app.callApi(benchMessages, { ask_id }, as(mine))
  const card = list.find(({ kind }) => kind === 'summary')
  expect(card).toMatchObject({ sender: 'doctor', content: `小结：${aSummary.summary}\n建议：${aSummary.advice}` })
  expect(await app.refusal(benchRecall, { ask_id, message_id: card?.id ?? 0 }, as(mine))).toBe('too-late')
  const { rows } = await app.pool.query('select summary_sealed from consult_consultations where id = $1', [ask_id])
  expect(JSON.stringify(rows)).not.toContain(aSummary.summary)
})

test('what ended by itself can be summed up for two days, not later', async () => {
  const [soon, late] = [person(), person()]
  const ids = [
    await answeredConsultation(app, soon, mine.doctorId),
    await answeredConsultation(app, late, mine.doctorId),
  ] as [string, string]
  for (const id of ids) await endConsultation(app.context(), id)
  const fresh = async () => ({
    doctorKey: (await app.callApi(benchSignIn, { login_name: mine.loginName, password: mine.password })).doctor_key,
  })
  app.clock.advance({ hours: 47 })
  await app.callApi(calls.benchEnd, { ask_id: ids[0], ...aSummary }, await fresh())
  app.clock.advance({ hours: 1 })
  expect(await app.refusal(calls.benchEnd, { ask_id: ids[1], ...aSummary }, await fresh())).toBe('not-now')
})
