import { depList } from '#app/areas/guahao/departments/contract.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { doctorSchedule, doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'

type Slot = CallOutput<typeof doctorSlots>['list'][number]

/** Where somebody is booked, with the names by which they find it. */
export interface Place {
  doctor: CallOutput<typeof doctorList>['list'][number]
  className: string
  date: string
  slot: Slot
}

/** The first slot after tomorrow, at a doctor of Shenzhen, that is as asked for: nobody waits any more for a place of tomorrow once it is evening. */
export const findPlace = async (callApi: CallApi, isWanted: (slot: Slot) => boolean): Promise<Place> => {
  const tomorrow = addDays(dayOf(new Date()), 1)
  for (let page = 1; page <= 20; page++) {
    for (const doctor of (await callApi(doctorList, { page, page_size: 20 })).list) {
      const { doctor_id } = doctor
      const { list } = await callApi(doctorSchedule, { doctor_id })
      for (const { date } of list.filter((clinic) => clinic.date > tomorrow)) {
        const slot = (await callApi(doctorSlots, { doctor_id, date })).list.find(isWanted)
        if (slot) return { doctor, date, slot, className: await classOf(callApi, doctor) }
      }
    }
  }
  throw new Error('the demonstration has no such slot')
}

const classOf = async (callApi: CallApi, { unit_id, dep_id }: Place['doctor']): Promise<string> => {
  const { ghdep } = await callApi(depList, { unit_id })
  return ghdep.find(({ list }) => list.some((dep) => dep.dep_id === dep_id))?.class_name ?? ''
}
