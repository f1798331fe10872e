import { deskEmployeeBenefitGrant } from '#app/areas/guahao/doctors/desk/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { newPatient } from './askers.ts'
import type { World } from './world.ts'

/** Somebody new who can be granted free consultations. */
const newEmployee = async ({ app }: World) => {
  const { mobile } = await newPatient(app)
  return { mobile, granted_num: 2, last_day: addDays(dayOf(app.clock.now()), 30) }
}

/** Somebody who was granted some by the hospital where everything happens. */
const newBenefit = async (world: World) => {
  const { as } = await world.staffOf(world.ours, 'admin')
  return world.app.callApi(deskEmployeeBenefitGrant, await newEmployee(world), as)
}

const asked = { keyword: undefined, state: undefined, sort: undefined, order: undefined }

/** What is sent to the calls by which a hospital's desk grants its own staff free consultations. */
export const employeeBenefitsByCall = {
  deskEmployeeBenefits: () => asked,
  deskEmployeeBenefitsExport: () => asked,
  deskEmployeeBenefitGrant: newEmployee,
  deskEmployeeBenefitChange: async (world: World) => {
    const { mobile: _, ...sheet } = await newEmployee(world)
    return { ...sheet, ...(await newBenefit(world)), granted_num: 4 }
  },
  deskEmployeeBenefitWithdraw: newBenefit,
} satisfies Record<string, (world: World) => unknown>
