import { deskMe } from '#app/areas/access/staff/contract.ts'
import { depList } from '#app/areas/guahao/departments/contract.ts'
import { depAllDoctor } from '#app/areas/guahao/doctors/contract.ts'
import { type Loading, maybeId } from '#kit/wire/load.ts'
import { deskPlans, deskSchedules } from '../contract.ts'

const MOST_DOCTORS = 50

/** The hospital's departments, the doctors of the chosen one (the first), and the plans and days ahead of the chosen doctor. */
export const loadPlans = async ({ callApi, query }: Loading) => {
  const { unit_id } = await callApi(deskMe, {})
  const departments = (await callApi(depList, { unit_id })).list.map(({ dep_id: id, dep_name: name }) => ({ id, name }))
  const depId = maybeId(query, 'dep_id') ?? departments[0]?.id
  if (depId === undefined) return { departments, doctors: [], depId, chosen: undefined }
  const { list } = await callApi(depAllDoctor, { dep_id: depId, page_size: MOST_DOCTORS })
  const doctors = list.map(({ doctor_id: id, doctor_name: name }) => ({ id, name }))
  const doctorId = maybeId(query, 'doctor_id') ?? doctors[0]?.id
  if (doctorId === undefined) return { departments, doctors, depId, chosen: undefined }
  const asked = { doctor_id: doctorId, dep_id: depId }
  const [plans, ahead] = await Promise.all([callApi(deskPlans, asked), callApi(deskSchedules, asked)])
  return { departments, doctors, depId, chosen: { ...asked, plans: plans.list, days: ahead.days } }
}

/** What the page of plans shows. */
export type PlansShown = Awaited<ReturnType<typeof loadPlans>>
/** The doctor whose plans are shown. */
export type Chosen = NonNullable<PlansShown['chosen']>
/** A plan as the page has it. */
export type Plan = Chosen['plans'][number]
