import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { type CrowdPerson, signInCrowd, signInOne } from '#test/support/crowd.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

let app: TestApp
let clinic: Clinic

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  app.clock.set('2026-11-23 08:00')
  clinic = await openClinic(app, { doctors: 1, places: 2, feeFen: 2_500 })
})
afterAll(() => app.close())

const slotAt = async (nth: number) => (await slotsOn(app, clinic, '2026-11-26', 0))[nth]?.id as number
const book = async (person: CrowdPerson, slotId: number) => {
  const order = await app.callApi(
    calls.createOrder,
    { slot_id: slotId, member_id: person.memberId },
    { key: person.key },
  )
  return order
}
const pay = (outTradeNo: string) => app.rawRequest(sandboxPay, { out_trade_no: outTradeNo, outcome: 'success' })
const bookPaid = async (person: CrowdPerson, slotId: number) => {
  const order = await book(person, slotId)
  await pay(order.out_trade_no)
  return order
}
const calendarAddress = async ({ key }: CrowdPerson, id: string) =>
  (await app.callApi(calls.orderDetail, { id }, { key })).calendar_url
const fetchPaper = (address: string) => app.server.inject(address)
const lineOf = (file: string, name: string) => file.split('\r\n').find((line) => line.startsWith(`${name}:`))

test('a paper is not given by an address that nobody lent, that was altered, or whose hour is over: it leads to the page of the appointment', async () => {
  const person = await signInOne(app)
  const { order_id: id } = await bookPaid(person, await slotAt(0))
  const lent = await calendarAddress(person, id)
  const page = `/guahao/orderdetail?order_id=${id}`
  for (const address of [lent.split('?')[0] as string, `${lent}x`, lent.replace('.ics', '.pdf')]) {
    const answer = await fetchPaper(address)
    expect([answer.statusCode, answer.headers.location], address).toEqual([303, page])
    expect(answer.payload).not.toContain('VCALENDAR')
  }
  app.clock.set('2026-11-23 09:01')
  expect((await fetchPaper(lent)).statusCode).toBe(303)
  expect((await fetchPaper('/papers/x.ics')).statusCode).toBe(404)
})

test('the calendar knows an appointment that was moved as the same, later one, and strikes out one that was cancelled', async () => {
  const person = await signInOne(app)
  const { key } = person
  const { order_id: first } = await bookPaid(person, await slotAt(0))
  const answer = await fetchPaper(await calendarAddress(person, first))
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  const before = answer.payload
  expect([lineOf(before, 'METHOD'), lineOf(before, 'STATUS')]).toEqual(['METHOD:PUBLISH', 'STATUS:CONFIRMED'])

  app.clock.set('2026-11-23 08:30')
  const slotId = await slotAt(1)
  const { order_id: second } = await app.callApi(calls.rescheduleOrder, { id: first, slot_id: slotId }, { key })
  const moved = (await fetchPaper(await calendarAddress(person, second))).payload
  expect(lineOf(moved, 'UID')).toBe(lineOf(before, 'UID'))
  expect(lineOf(moved, 'DTSTART')).not.toBe(lineOf(before, 'DTSTART'))
  const sequence = (file: string) => Number(lineOf(file, 'SEQUENCE')?.slice(9))
  expect(sequence(moved)).toBeGreaterThan(sequence(before))

  app.clock.set('2026-11-23 08:40')
  await app.callApi(calls.cancelOrder, { id: second }, { key })
  const off = (await fetchPaper(await calendarAddress(person, second))).payload
  expect([lineOf(off, 'METHOD'), lineOf(off, 'STATUS')]).toEqual(['METHOD:CANCEL', 'STATUS:CANCELLED'])
  expect(sequence(off)).toBeGreaterThan(sequence(moved))
})

test('there is no receipt of what was not paid, nor for anybody else; one receipt stands for a payment, also when the appointment was moved', async () => {
  const [person, other] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const { key } = person
  const { order_id: id, out_trade_no } = await book(person, await slotAt(0))
  expect(await app.refusal(calls.orderReceipt, { id }, { key })).toBe('not-paid')
  await pay(out_trade_no)
  expect(await app.refusal(calls.orderReceipt, { id }, { key: other.key })).toBe('not-found')
  expect((await app.callApi(calls.receiptList, {}, { key: other.key })).list).toEqual([])

  const slotId = await slotAt(1)
  const { order_id: moved } = await app.callApi(calls.rescheduleOrder, { id, slot_id: slotId }, { key })
  expect(await app.refusal(calls.orderReceipt, { id }, { key })).toBe('not-paid')
  const { list } = await app.callApi(calls.receiptList, {}, { key })
  expect(list.map(({ order_id, amount, refund_amount }) => ({ order_id, amount, refund_amount }))).toEqual([
    { order_id: moved, amount: '25.00', refund_amount: '0.00' },
  ])
  await app.callApi(calls.cancelOrder, { id: moved }, { key })
  const receipt = await app.callApi(calls.orderReceipt, { id: moved }, { key })
  expect(receipt.refund_amount).toBe('25.00')

  const pdf = await fetchPaper(receipt.pdf_url)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  const { pages, text } = readPdf(pdf.rawPayload)
  expect(pages).toBe(1)
  for (const words of ['挂号费收据', '¥25.00', '贰拾伍元整', '这不是税务发票', receipt.out_trade_no])
    expect(text).toContain(words)
})
