import { permitted, tellAct } from '#app/areas/desk/staff/server/public.ts'
import type { RuleSheet } from '#app/areas/guahao/hospitals/rules.ts'
import { findHospital, ruleSheetOf, setNotice, setRuleSheet } from '#app/areas/guahao/hospitals/server/public.ts'
import { rollSchedules } from '#app/areas/guahao/schedules/server/public.ts'
import type { StaffHere } from '#server/here.ts'
import * as contract from '../contract.ts'
import { sheetFault } from '../rules.ts'
import { asSettings, sheetOf } from './present.ts'

export const handlers = permitted(contract, {
  deskHospital: (_, here) => settingsOf(here),

  async deskNotice({ notice = '' }, here) {
    await changeNotice(here, notice)
    return settingsOf(here)
  },

  async deskRules(ask, here) {
    const sheet = sheetOf(ask)
    const fault = sheetFault(sheet)
    if (fault) return here.refuse('fault', { fault })
    await changeRules(here, sheet)
    return settingsOf(here)
  },
})

const ownHospital = async ({ db, staff }: StaffHere) => {
  const hospital = await findHospital(db, staff.hospitalId)
  if (!hospital) throw new Error('a desk without its hospital')
  return hospital
}

const settingsOf = async (here: StaffHere) =>
  asSettings(await ownHospital(here), await ruleSheetOf(here.db, here.staff.hospitalId))

const changeNotice = (here: StaffHere, notice: string) =>
  here.transact(async (inside) => {
    const hospital = await ownHospital(inside)
    await setNotice(inside.db, hospital.id, notice, here.now)
    const facts = { before: { notice: hospital.notice }, after: { notice } }
    await tellAct(inside, { act: 'hospital.notice', kind: 'hospital', id: hospital.id, ...facts })
  })

/** The new sheet holds at once; places that are not out yet follow its release hour, and further days come into sight. */
const changeRules = (here: StaffHere, sheet: RuleSheet) =>
  here.transact(async (inside) => {
    const { hospitalId } = here.staff
    const before = await ruleSheetOf(inside.db, hospitalId)
    await setRuleSheet(inside.db, hospitalId, sheet)
    await rollSchedules(inside, [hospitalId])
    const names = (Object.keys(sheet) as (keyof RuleSheet)[]).filter((name) => sheet[name] !== before[name])
    const facts = { before: pick(before, names), after: pick(sheet, names) }
    await tellAct(inside, { act: 'hospital.rules', kind: 'hospital', id: hospitalId, ...facts })
  })

const pick = (sheet: RuleSheet, names: readonly (keyof RuleSheet)[]) =>
  Object.fromEntries(names.map((name) => [name, sheet[name]]))
