import { permitted } from '#app/areas/access/staff/server/public.ts'
import { listDoctorsNamed } from '#app/areas/guahao/doctors/server/public.ts'
import * as contract from '../contract.ts'

/** As many as are read at a glance. */
const MOST = 5

export const handlers = permitted(contract, {
  async deskFindDoctors({ keyword: words }, { db, staff }) {
    const hospitalId = staff.isPlatform ? undefined : staff.hospitalId
    const found = await listDoctorsNamed(db, { words, hospitalId }, MOST)
    return {
      list: found.map(({ id, name, hospital }) => ({ doctor_id: id, doctor_name: name, unit_name: hospital ?? '' })),
    }
  },
})
