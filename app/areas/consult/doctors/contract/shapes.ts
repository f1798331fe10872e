import { z } from 'zod'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { flag, yuan } from '#kit/wire/fields.ts'
import { consultationKinds } from '../rules.ts'

/** A way to ask, with what is agreed about it. */
export const service = z.object({
  type: z.enum(consultationKinds),
  name: z.string(),
  is_on: flag(),
  price: yuan(),
  /** What members of a level pay. */
  vip_price: yuan(),
  /** How often the patient may write, for how many hours, and how long a call is (0 for text). */
  replies: z.int(),
  hours: z.int(),
  call_minutes: z.int(),
  /** The promise: within how many minutes it is accepted, and then answered. */
  accept_minutes: z.int(),
  reply_minutes: z.int(),
  promise: z.string(),
})

/** A doctor as one chooses whom to ask. */
export const consultDoctor = doctorList.output.shape.list.element.extend({
  services: z.array(service),
  /** The lowest price among them. */
  price: yuan(),
  /** Consultations that they answered, and how they were rated: 0 where nobody has. */
  ask_num: z.int(),
  ask_score: z.number(),
  ask_rating_num: z.int(),
  /** How long one usually waits for their first answer, as measured; null and '' where too few were. */
  wait_minutes: z.int().nullable(),
  wait_words: z.string(),
  is_certified: flag(),
  is_famous: flag(),
  is_hot: flag(),
})

/** A department or class of the catalogue. */
export const department = z.object({ dep_id: z.int(), dep_name: z.string() })

/** An illness as a tag. */
export const illTag = z.object({ ill_id: z.int(), ill_name: z.string() })

/** An advert that stands now. */
export const advert = z.object({
  id: z.int(),
  title: z.string(),
  words: z.string(),
  image: z.string(),
  link: z.string(),
})

/** What every answer about an unknown doctor says. */
export const noDoctor = { 'not-found': '没有找到这位医生' }
