import { permitted, recordAct } from '#app/areas/access/staff/server/public.ts'
import type { BookingRules } from '#app/areas/guahao/hospitals/rules.ts'
import { bookingRulesOf, findHospital, setNotice, setRuleSheet } from '#app/areas/guahao/hospitals/server/public.ts'
import { rollSchedules } from '#app/areas/guahao/schedules/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import * as contract from '../contract.ts'
import { rulesFault } from '../rules.ts'
import { asSettings, rulesOf } from './present.ts'

export const handlers = permitted(contract, {
  deskHospital: (_, ctx) => settingsOf(ctx),

  async deskNotice({ notice = '' }, ctx) {
    await changeNotice(ctx, notice)
    return settingsOf(ctx)
  },

  async deskRules(input, ctx) {
    const sheet = rulesOf(input)
    const fault = rulesFault(sheet)
    if (fault) return ctx.refuse('fault', { fault })
    await changeRules(ctx, sheet)
    return settingsOf(ctx)
  },
})

const ownHospital = async ({ db, staff }: StaffContext) => {
  const hospital = await findHospital(db, staff.hospitalId)
  if (!hospital) throw new Error('a desk without its hospital')
  return hospital
}

const settingsOf = async (ctx: StaffContext) =>
  asSettings(await ownHospital(ctx), await bookingRulesOf(ctx.db, ctx.staff.hospitalId))

const changeNotice = (ctx: StaffContext, notice: string) =>
  ctx.transact(async (inside) => {
    const hospital = await ownHospital(inside)
    await setNotice(inside.db, hospital.id, notice, ctx.now)
    const facts = { before: { notice: hospital.notice }, after: { notice } }
    await recordAct(inside, { act: 'hospital.notice', kind: 'hospital', id: hospital.id, ...facts })
  })

/** The new sheet holds at once; places that are not out yet follow its release hour, and further days come into sight. */
const changeRules = (ctx: StaffContext, sheet: BookingRules) =>
  ctx.transact(async (inside) => {
    const { hospitalId } = ctx.staff
    const before = await bookingRulesOf(inside.db, hospitalId)
    await setRuleSheet(inside.db, hospitalId, sheet)
    await rollSchedules(inside, [hospitalId])
    const names = (Object.keys(sheet) as (keyof BookingRules)[]).filter((name) => sheet[name] !== before[name])
    const facts = { before: pick(before, names), after: pick(sheet, names) }
    await recordAct(inside, { act: 'hospital.rules', kind: 'hospital', id: hospitalId, ...facts })
  })

const pick = (sheet: BookingRules, names: readonly (keyof BookingRules)[]) =>
  Object.fromEntries(names.map((name) => [name, sheet[name]]))
