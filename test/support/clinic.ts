import { seed as catalogueSeed } from '#app/areas/guahao/catalogue/server/seed.ts'
import { insertDepartments } from '#app/areas/guahao/departments/server/queries.ts'
import { aDepartment } from '#app/areas/guahao/departments/server/seed/a-department.ts'
import { insertDoctors } from '#app/areas/guahao/doctors/server/queries/change.ts'
import { aDoctor } from '#app/areas/guahao/doctors/server/seed/a-doctor.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { savePlans } from '#app/areas/guahao/schedules/server/public.ts'
import { listSlotsOfDoctor, type SlotRow } from '#app/areas/guahao/schedules/server/queries.ts'
import { dayOf } from '#kit/time/day.ts'
import type { TestApp } from './start-test-app.ts'

/** A hospital with one department and doctors who see patients every day of the week. */
export interface Clinic {
  hospitalId: number
  depId: number
  doctorIds: number[]
}

let made = 0

/** Opens a clinic: every doctor, every day, from `begin` to `end`, with so many places each half hour. */
export const openClinic = async (
  app: TestApp,
  { doctors = 1, places = 10, feeFen = 0, begin = 480, end = 540, half = 'am' } = {},
): Promise<Clinic> => {
  const { db, config } = app
  const now = app.clock.now()
  await catalogueSeed.run({ db, config, now, today: dayOf(now), scale: 1 })
  const number = ++made
  const [hospitalId] = (await insertHospitals(db, [aHospital({ name: `第${number}医院` })])) as [number]
  const [depId] = (await insertDepartments(db, [aDepartment({ hospitalId })])) as [number]
  const names = Array.from({ length: doctors }, (_, at) => aDoctor({ depId, name: `医生${number}-${at + 1}` }))
  const doctorIds = await insertDoctors(db, names)
  const weekdays = [1, 2, 3, 4, 5, 6, 7]
  const plans = doctorIds.flatMap((doctorId) =>
    weekdays.map((weekday) => ({
      depId,
      doctorId,
      weekday,
      half,
      beginMinutes: begin,
      endMinutes: end,
      places,
      feeFen,
      clinic: 'expert',
      firstDay: dayOf(now),
    })),
  )
  await savePlans(app.context(), hospitalId, plans)
  return { hospitalId, depId, doctorIds }
}

/** The slots of a clinic's first doctor (or another one) on a day. */
export const slotsOn = (app: TestApp, clinic: Clinic, day: string, doctor = 0): Promise<SlotRow[]> =>
  listSlotsOfDoctor(app.db, { doctorId: clinic.doctorIds[doctor] as number, from: day, to: day })
