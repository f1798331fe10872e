import { listPatients, mobileOf } from '#app/areas/access/patients/server/public.ts'
import { findDefaultMember } from '#app/areas/account/members/server/public.ts'
import { listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { listDoctors } from '#app/areas/guahao/doctors/server/public.ts'
import { DEFAULT_CITY } from '#app/areas/location/rules.ts'
import { paymentOf, receiveNotice } from '#app/areas/pay/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import type { Events } from '#app/events.ts'
import type { Seed, Seeding } from '#app/room.ts'
import type { Db } from '#kit/db/open.ts'
import { payAtCashier } from '#kit/outside/server/cashier.ts'
import { findProvider } from '#kit/outside/server/payment.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { earlier, later } from '#kit/time/span.ts'
import { PURPOSE } from '../rules.ts'
import { bookBenefit, moveBooking } from './commands/appoint.ts'
import { makeCodes } from './commands/make-codes.ts'
import { orderCombo, settlePaid } from './commands/order.ts'
import { activateCode } from './commands/use-code.ts'
import * as queries from './queries.ts'
import { benefits, combos, levels } from './seed/world.ts'

/** Levels and benefits anywhere; in the demonstration packages on sale too, and patients who have some. */
export const seed: Seed = {
  after: ['account/members', 'guahao/catalogue', 'guahao/doctors', 'points'],
  real: true,
  async run(seeding) {
    const isDemo = seeding.config.mode === 'demo'
    await queries.insertLevels(seeding.db, levels)
    await plantBenefits(seeding.db)
    await plantCombos(seeding, isDemo)
    if (isDemo) await plantMembers(seeding)
  },
}

const plantBenefits = async (db: Db) => {
  const departments = (await listCatalogue(db)).filter(({ parentId }) => parentId !== null)
  const idsOf = (names: readonly string[] = []) =>
    departments.filter(({ name }) => names.includes(name)).map(({ id }) => id)
  await queries.upsertBenefits(
    db,
    benefits.map(({ departments: names, rules, fields, ...benefit }, position) => ({
      ...benefit,
      rules: rules.join('\n'),
      fields: [...fields],
      catalogueIds: idsOf(names),
      position,
    })),
  )
}

const plantCombos = async (seeding: Seeding, isOn: boolean) => {
  const byKey = new Map((await queries.listBenefits(seeding.db)).map(({ sourceKey, id }) => [sourceKey, id]))
  const doctorIds = isOn ? await findAdvisers(seeding) : []
  for (const [position, { times, scenes, isFirst = false, ...combo }] of combos.entries()) {
    const promised = Object.entries(times).flatMap(([key, n]) => {
      const benefitId = byKey.get(key)
      return benefitId === undefined ? [] : [{ benefitId, times: n }]
    })
    const row = { ...combo, scenes: [...scenes], isFirst: isFirst && isOn, doctorIds, isOn, position }
    await queries.insertCombo(seeding.db, row, promised)
  }
}

/** So many doctors look after who has a package. */
const ADVISERS = 2

const findAdvisers = async ({ db, now }: Seeding): Promise<number[]> =>
  (await listDoctors(db, { city: DEFAULT_CITY, sort: 'score', now, page: 1, size: ADVISERS })).rows.map(({ id }) => id)

/** The first has a year of which one benefit is booked and one was used, the second had a month, the third used a code. */
const plantMembers = async (seeding: Seeding) => {
  const { db, now } = seeding
  const [first, second, third] = (await listPatients(db)).map(({ id }) => id as PatientId)
  const bySource = new Map((await queries.listCombos(db)).combos.map((whole) => [whole.combo.sourceKey, whole]))
  const [year, quarter, month] = ['year', 'quarter', 'month'].map((key) => bySource.get(key))
  if (!first || !second || !third || !year || !quarter || !month) return
  await buy(at(seeding, { days: 40 }), first, year)
  await bookSome(seeding, first)
  await buy(at(seeding, { days: 50 }), second, month)
  const promised = quarter.granted.map(({ benefit, times }) => ({ benefitId: benefit.id, times }))
  const made = at(seeding, { days: 12 })
  const what = { comboId: quarter.combo.id, months: quarter.combo.months, promised }
  const { codes } = await makeCodes(made, what, { count: 1, note: '社区义诊赠送', endsAt: later(now, { days: 180 }) })
  await activateCode(made, third, codes[0] as string)
  // Planting tells nobody: the job does, with the first minute.
  for (const patient of [first, second, third]) await queries.putEmittedLevel(db, patient, { level: 0, until: now })
}

const bookSome = async (seeding: Seeding, patient: PatientId) => {
  const { db, now } = seeding
  const member = await findDefaultMember(db, patient)
  const all = await queries.listBenefits(db)
  const [report, escort] = ['report', 'escort'].map((key) => all.find(({ sourceKey }) => sourceKey === key))
  if (!member || !report || !escort) return
  const ctx = at(seeding, { days: 20 })
  const mobile = (await mobileOf(ctx, patient)) ?? ''
  const whenOf = (base: Date, days: number) => [
    { name: 'date', value: addDays(dayOf(base), days) },
    { name: 'half', value: '上午' },
    { name: 'mobile', value: mobile },
  ]
  const used = await bookBenefit(ctx, patient, {
    benefitId: report.id,
    memberId: member.id,
    filled: whenOf(ctx.now, 3),
  })
  if ('id' in used)
    for (const state of ['confirmed', 'done'] as const) await moveBooking(ctx, used.id, state, { by: 'patient' })
  await bookBenefit(at(seeding, { hours: 5 }), patient, {
    benefitId: escort.id,
    memberId: member.id,
    filled: [{ name: 'unit', value: '市人民医院（示例）' }, ...whenOf(now, 4)],
  })
}

const buy = async (ctx: Context, patient: PatientId, whole: queries.Combo) => {
  const order = await orderCombo(ctx, patient, whole)
  const payment = order && (await paymentOf(ctx.db, order.outTradeNo))
  const provider = findProvider(ctx, 'stand-in')
  if (!payment || !provider) return
  await payAtCashier(ctx, payment, 'lost')
  const notice = await provider.query(order.outTradeNo)
  if (notice) await receiveNotice(ctx, provider.name, notice)
}

/** Planting tells nobody but this room. */
const at = ({ db, config, now }: Seeding, ago: Parameters<typeof earlier>[1]): Context => ({
  db,
  config,
  now: earlier(now, ago),
  async emit(name, event) {
    if (name !== 'payment.paid') return
    const { purpose, subjectId, amountFen } = event as Events['payment.paid']
    if (purpose === PURPOSE) await settlePaid(this, subjectId, amountFen)
  },
})
