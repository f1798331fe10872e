import { randomUUID } from 'node:crypto'
import { sayConsent } from '#app/areas/account/consents/contract.ts'
import * as calls from '#app/areas/inquiry/contract.ts'
import * as desk from '#app/areas/inquiry/desk/contract.ts'
import { overseasCountries, overseasHospitals, overseasProofs } from '#app/areas/overseas/directory/server/tables.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import type { CallAs, TestApp } from './start-test-app.ts'

/** Hospitals abroad that patients are shown, in a country of their own: their numbers. */
export const openAbroad = async ({ db, clock }: Pick<TestApp, 'db' | 'clock'>, count = 2): Promise<number[]> => {
  const now = clock.now()
  const said = { intro: '试', visa: '试', travel: '试' }
  const [country] = await db
    .insert(overseasCountries)
    .values({ ...said, sourceKey: randomUUID(), name: '试国', code: 'TS', currency: 'USD' })
    .returning()
  const ids: number[] = []
  for (let at = 0; at < count; at++) {
    const [hospital] = await db
      .insert(overseasHospitals)
      .values({
        sourceKey: randomUUID(),
        countryId: country?.id ?? 0,
        name: `第 ${at + 1} 海外医院`,
        foreignName: `Overseas Hospital ${at + 1}`,
        city: '试城',
        address: 'Test Street',
        intro: '试',
        changedAt: now,
      })
      .returning()
    const hospitalId = hospital?.id ?? 0
    const term = { startsOn: '2020-01-01', endsOn: '2099-01-01', addedAt: now, scan: '', issuer: '试', number: '1' }
    await db.insert(overseasProofs).values([
      { ...term, hospitalId, kind: 'licence', title: '执照' },
      { ...term, hospitalId, kind: 'authorisation', title: '授权' },
    ])
    ids.push(hospitalId)
  }
  return ids
}

/** What somebody writes who asks. */
export const anInquiry = (unitIds: readonly number[] = [], words = '测试') => ({
  project_id: 2,
  unit_ids: unitIds.join(',') || undefined,
  truename: '金丝雀',
  mobile: '13800000001',
  content: `${words}：肺癌术后半年，想问质子治疗`,
})

type App = Pick<TestApp, 'callApi' | 'db' | 'clock'>

/** An inquiry of a patient's that was sent: its id. */
export const sentInquiry = async ({ callApi }: App, as: CallAs, unitIds: readonly number[], words?: string) =>
  (await callApi(calls.addInquiry, anInquiry(unitIds, words), as)).request_id

/** The same with the service fee paid, and papers let go to those hospitals. */
export const paidInquiry = async (app: App, as: CallAs, unitIds: readonly number[], words?: string) => {
  const request_id = await sentInquiry(app, as, unitIds, words)
  const { out_trade_no } = await app.callApi(calls.inquiryFee, { request_id }, as)
  await app.callApi(sandboxPay, { out_trade_no })
  await app.callApi(sayConsent, { document: 'abroad', version: 1, is_given: 1 }, as)
  for (const unit_id of unitIds) await app.callApi(calls.inquiryAllow, { request_id, unit_id, is_given: 1 }, as)
  return request_id
}

/** What a hospital offers, if nothing else is said: 60,000 USD in all, a deposit of 10,000 yuan. */
export const anOffer = ({ clock }: Pick<TestApp, 'clock'>, more: object = {}) => ({
  lines: [
    {
      name: '质子治疗',
      num: 30,
      price: '2000.00',
      currency: 'USD' as const,
      is_included: 1,
      payee: 'hospital' as const,
    },
    { name: '住宿', num: 1, price: '9000.00', currency: 'CNY' as const, is_included: 0, payee: 'other' as const },
  ],
  valid_date: addDays(dayOf(clock.now()), 30),
  deposit: '10000.00',
  back_deposit: 100,
  back_letter: 80,
  back_travel: 50,
  assumptions: '不含并发症',
  ...more,
})

/** The rate of a dollar today: 7 yuan. */
export const aRate = ({ callApi, clock }: App, staff: CallAs) =>
  callApi(desk.deskRateAdd, { currency: 'USD', date: dayOf(clock.now()), rate: '7' }, staff)

/** An inquiry that hospitals look at. */
export const askedInquiry = async (app: App, as: CallAs, staff: CallAs, unitIds: readonly number[], words?: string) => {
  const request_id = await paidInquiry(app, as, unitIds, words)
  await app.callApi(desk.deskInquirySend, { request_id, unit_ids: unitIds.join(','), days: 30 }, staff)
  return request_id
}

/** The same with a quote of the first hospital. */
export const quotedInquiry = async (
  app: App,
  as: CallAs,
  staff: CallAs,
  unitIds: readonly number[],
  words?: string,
) => {
  const request_id = await askedInquiry(app, as, staff, unitIds, words)
  await aRate(app, staff)
  await app.callApi(desk.deskInquiryQuote, { request_id, unit_id: unitIds[0] ?? 0, ...anOffer(app) }, staff)
  const { list } = await app.callApi(calls.inquiryQuotes, { request_id }, as)
  return { request_id, quote_id: list[0]?.quote_id ?? 0 }
}

/** What stands in a letter, if nothing else is said. */
export const aLetter = ({ clock }: Pick<TestApp, 'clock'>) => {
  const today = dayOf(clock.now())
  return {
    passport_name: 'JIN SIQUE',
    passport_no: 'E12345678',
    birth_date: '1990-01-01',
    diagnosis: '肺癌 Lung cancer',
    plan: '质子治疗 30 次 Proton therapy',
    begin_date: addDays(today, 30),
    end_date: addDays(today, 90),
    cost: 'USD 60,000',
    payer: '患者本人 Self',
    contact: '国际部 +1 000 0000',
    valid_date: addDays(today, 120),
  }
}

/** A case whose letter is issued, and its code. */
export const letteredInquiry = async (
  app: App,
  as: CallAs,
  staff: CallAs,
  unitIds: readonly number[],
  words?: string,
) => {
  const { request_id, quote_id } = await quotedInquiry(app, as, staff, unitIds, words)
  const { out_trade_no } = await app.callApi(calls.inquiryChoose, { request_id, quote_id }, as)
  await app.callApi(sandboxPay, { out_trade_no })
  const { code } = await app.callApi(desk.deskInquiryLetter, { request_id, ...aLetter(app) }, staff)
  return { request_id, code }
}
