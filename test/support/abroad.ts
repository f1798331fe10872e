import {
  insertCase,
  insertCategory,
  insertCountry,
  insertExpert,
  insertHospital,
  insertProof,
  insertRate,
  putPackage,
} from '#app/areas/overseas/directory/server/queries/write.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import type { TestApp } from './start-test-app.ts'

let made = 0
type App = Pick<TestApp, 'db' | 'clock'>

/** A country of the directory of care abroad. */
export const aCountry = ({ db }: App, more: Partial<Parameters<typeof insertCountry>[1]> = {}): Promise<number> =>
  insertCountry(db, {
    sourceKey: `test ${++made}`,
    name: `国家${made}`,
    code: 'JP',
    currency: 'JPY',
    intro: '路近。',
    visa: '医疗签证。',
    travel: '三小时。',
    ...more,
  })

/** A kind of treatment. */
export const aKind = ({ db }: App, name = `分类${++made}`): Promise<number> =>
  insertCategory(db, { sourceKey: `test ${++made}`, name, intro: '说明。' })

/** A hospital of a country, with a licence without an end and an authorisation for so many days more, if nothing else is said. */
export const anAbroadUnit = async (
  app: App,
  { days = 30, ...more }: Partial<Parameters<typeof insertHospital>[1]> & { days?: number | undefined } = {},
): Promise<number> => {
  const { db, clock } = app
  const now = clock.now()
  const today = dayOf(now)
  const hospitalId = await insertHospital(db, {
    sourceKey: `test ${++made}`,
    countryId: more.countryId ?? (await aCountry(app)),
    name: `海外医院${made}`,
    foreignName: 'Hospital',
    city: '东京',
    address: '一番地',
    intro: '介绍。',
    departments: ['胸外科'],
    changedAt: now,
    ...more,
  })
  const usual = {
    hospitalId,
    issuer: '主管部门',
    startsOn: addDays(today, -400),
    scan: '/pictures/thing/1.svg',
    addedAt: now,
  }
  await insertProof(db, { ...usual, kind: 'licence', title: '许可', number: `L${made}`, endsOn: null })
  const term = { endsOn: addDays(today, days), startsOn: addDays(today, Math.min(days, 0) - 400) }
  await insertProof(db, { ...usual, ...term, kind: 'authorisation', title: '授权', number: `A${made}` })
  return hospitalId
}

/** An expert of a hospital abroad. */
export const anAbroadExpert = (
  { db }: App,
  more: Partial<Parameters<typeof insertExpert>[1]> & { hospitalId: number },
): Promise<number> =>
  insertExpert(db, {
    sourceKey: `test ${++made}`,
    name: `专家${made}`,
    foreignName: 'Doctor',
    title: '教授',
    department: '胸外科',
    intro: '介绍。',
    ...more,
  })

/** A case of a hospital that is told with consent. */
export const anAbroadCase = (
  { db, clock }: App,
  more: Partial<Parameters<typeof insertCase>[1]> & { hospitalId: number | null },
): Promise<number> =>
  insertCase(db, {
    sourceKey: `test ${++made}`,
    kind: 'case',
    title: `一家人的决定${made}`,
    summary: '看完意见后留在国内。',
    content: '第一段。\n第二段。',
    consentOn: dayOf(clock.now()),
    consentNote: '档案柜 3',
    publishedAt: clock.now(),
    ...more,
  })

/** A published figure of a hospital. */
export const anAbroadRate = ({ db }: App, hospitalId: number): Promise<number> =>
  insertRate(db, {
    hospitalId,
    measure: '五年生存率',
    perMille: 715,
    patients: 320,
    source: '登记年报',
    year: 2023,
  })

/** Goods become a service at a hospital abroad, with one line that comes to their price. */
export const asAbroadService = (
  { db }: App,
  {
    goodsId,
    hospitalId,
    categoryId,
    priceFen,
  }: { goodsId: number; hospitalId: number; categoryId: number; priceFen: number },
) =>
  putPackage(db, {
    goodsId,
    hospitalId,
    categoryId,
    lines: [
      { what: '专家意见', times: 1, amountMinor: priceFen, currency: 'CNY', isIncluded: true, paidTo: '医院' },
      { what: '补充检查', times: 1, amountMinor: 40_000, currency: 'JPY', isIncluded: false, paidTo: '医院' },
    ],
  })
