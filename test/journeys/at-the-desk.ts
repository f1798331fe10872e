import { deskDemoStaff, deskSignIn } from '#app/areas/access/staff/contract.ts'
import { deskCallNext, deskClinic, deskToday } from '#app/areas/desk/clinic/contract.ts'
import { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import { doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { callAs } from './calls.ts'

/** Asks as somebody of the demonstration's staff, by the name with which they sign in. */
export const askAsStaff = async (baseURL: string | undefined, login_name: string): Promise<CallApi> => {
  const { list } = await callAs(baseURL)(deskDemoStaff, {})
  const { password = '' } = list.find((one) => one.login_name === login_name) ?? {}
  return callAs(baseURL, (await callAs(baseURL)(deskSignIn, { login_name, password })).staff_key)
}

type Slot = CallOutput<typeof doctorSlots>['list'][number]

/** A place at the hospital of the desk: its clinic, its doctor, and the slot. */
export interface DeskPlace {
  clinicId: number
  doctor: CallOutput<typeof doctorDetail>
  slot: Slot
}

/** The first slot of a day at the desk's hospital that is as asked for; of today where no day is named. */
export const findDeskPlace = async (
  askDesk: CallApi,
  callApi: CallApi,
  isWanted: (slot: Slot) => boolean,
  day?: string,
): Promise<DeskPlace> => {
  const { date, list } = await askDesk(deskToday, day ? { date: day } : {})
  for (const { schedule_id, doctor_id, dep_id, is_stopped } of list) {
    if (is_stopped === 1) continue
    const slots = (await callApi(doctorSlots, { doctor_id, dep_id, date })).list
    const slot = slots.find((one) => one.schedule_id === schedule_id && isWanted(one))
    if (slot) return { clinicId: schedule_id, slot, doctor: await callApi(doctorDetail, { doctor_id, dep_id }) }
  }
  throw new Error('the hospital of the desk has no such place')
}

/** What stands on the wall beside the door. */
export const codeAtDoor = async (askDesk: CallApi, clinicId: number): Promise<string> =>
  (await askDesk(deskClinic, { schedule_id: clinicId })).arrival_code

/** Calls one after the other until it is this number's turn; those who wait before it are seen meanwhile. */
export const callUpTo = async (askDesk: CallApi, clinicId: number, number: number): Promise<string> => {
  for (let called = 0; called < 60; called++) {
    const visit = await askDesk(deskCallNext, { schedule_id: clinicId })
    if (visit.number === number) return visit.order_id
  }
  throw new Error(`number ${number} was never called`)
}
