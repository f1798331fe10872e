import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskPrescriptionLook } from '#app/areas/desk/prescriptions/contract.ts'
import { createGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { later } from '#kit/time/span.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { signIn } from '#test/support/people.ts'
import { openPharmacy, type Pharmacy } from '#test/support/prescriptions.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import { mayRepeat, REPEAT_DAYS } from '../../rules.ts'

let app: TestApp
let pharmacy: Pharmacy

beforeAll(async () => {
  app = await startTestApp()
  pharmacy = await openPharmacy(app)
}, 120_000)
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

type Ware = Awaited<ReturnType<Pharmacy['sellDrug']>>
const order = async ({ goods_id, special_id }: Ware, buy_num = 1) => {
  const made = await app.callApi(createGoodsOrder, { goods_id, special_id, buy_num }, pharmacy.me)
  await app.callApi(sandboxPay, { out_trade_no: made.out_trade_no })
}
/** A prescription that was approved and bought with. */
const used = async (ware: Ware, pieces = 2) => {
  const id = await pharmacy.prescribe(ware, pieces)
  await order(ware, 1)
  return id
}
const refused = (prescription_id: string, more: object = {}, as: { key: string } = pharmacy.me) =>
  app.refusal(calls.prescriptionRepeat, { prescription_id, consent: 1, ...more }, as)
const detail = (prescription_id: string) => app.callApi(calls.prescriptionDetail, { prescription_id }, pharmacy.me)

test('only who handed it in asks for the same anew, with consent, and only what was approved and is used or over', async () => {
  const ware = await pharmacy.sellDrug()
  const waiting = await pharmacy.upload(ware)
  expect(await refused(waiting)).toBe('not-repeatable')
  await pharmacy.refuse(waiting, '看不清')
  expect(await refused(waiting)).toBe('not-repeatable')
  const approved = await pharmacy.prescribe(ware)
  expect(await refused(approved)).toBe('not-repeatable')
  await order(ware)
  expect(await refused(approved, {}, await signIn(app))).toBe('not-found')
  expect(await refused(approved, { consent: 0 })).toBe('no-consent')
  expect(await refused('nothing')).toBe('not-found')
})

test('a repeat waits for a pharmacist, who reads that it is one; it buys nothing before, then once, and no more than was approved', async () => {
  const ware = await pharmacy.sellDrug()
  const first = await used(ware, 2)
  expect((await detail(first)).button).toEqual(['repeat', 'order'])
  const again = await app.callApi(
    calls.prescriptionRepeat,
    { prescription_id: first, buy_num: 9, consent: 1 },
    pharmacy.me,
  )
  expect(again.state).toBe('waiting')
  const { goods_id, special_id } = ware
  const wish = { goods_id, special_id, buy_num: 1 }
  expect(await app.refusal(createGoodsOrder, wish, pharmacy.me)).toBe('prescription')
  expect(await refused(first)).toBe('already-waiting')
  const { prescription_id } = again
  const seen = await app.callApi(deskPrescriptionLook, { prescription_id }, pharmacy.pharmacist)
  expect(seen).toMatchObject({ allergy: '青霉素', buy_num: 2, first_time: (await detail(first)).add_time })
  expect(seen.images).toHaveLength(1)
  await pharmacy.approve(prescription_id, 2)
  await order(ware, 2)
  expect((await detail(prescription_id)).state).toBe('used')
  expect(await app.refusal(createGoodsOrder, wish, pharmacy.me)).toBe('prescription')
})

test('twelve weeks after the photograph was first handed in, nothing is repeated any more, however often it was', async () => {
  const ware = await pharmacy.sellDrug()
  const first = await used(ware)
  app.clock.set(later(app.clock.now(), { days: REPEAT_DAYS - 1 }))
  const me = await signIn(app, pharmacy.me.mobile)
  const repeated = { prescription_id: first, consent: 1 }
  const { prescription_id } = await app.callApi(calls.prescriptionRepeat, repeated, me)
  expect((await app.callApi(calls.prescriptionDetail, { prescription_id }, me)).state).toBe('waiting')
  app.clock.set(later(app.clock.now(), { days: 1 }))
  expect(await refused(first, {}, await signIn(app, pharmacy.me.mobile))).toBe('not-repeatable')
})

test('a chain of repeats does not move the day on which it ends', () => {
  const at = new Date('2026-11-28T08:00:00Z')
  const firstMadeAt = new Date(at.getTime() - REPEAT_DAYS * 86_400_000)
  const over = { state: 'used', source: 'upload', goodsId: 1, expiresAt: at, madeAt: at } as const
  expect(mayRepeat({ ...over, firstMadeAt: null }, at)).toBe(true)
  expect(mayRepeat({ ...over, firstMadeAt }, at)).toBe(false)
  expect(mayRepeat({ ...over, firstMadeAt: null, source: 'doctor' }, at)).toBe(false)
})
