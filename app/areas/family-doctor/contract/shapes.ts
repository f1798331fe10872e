import { z } from 'zod'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { flag } from '#kit/wire/fields.ts'

/** A team by the doctor who leads it. */
export const teamCard = doctorList.output.shape.list.element
  .pick({
    doctor_id: true,
    doctor_name: true,
    title_name: true,
    unit_id: true,
    unit_name: true,
    dep_name: true,
    image: true,
    skills: true,
    is_demo: true,
  })
  .extend({
    team_id: z.int(),
    team_name: z.string(),
    introduction: z.string(),
    area_id: z.int(),
    area_name: z.string(),
    address: z.string(),
    phone: z.string(),
    /** Residents whom it looks after, and how many it can. */
    resident_num: z.int(),
    capacity: z.int(),
    is_open: flag(),
  })
