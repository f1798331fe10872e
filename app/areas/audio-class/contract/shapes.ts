import { z } from 'zod'
import { flag, id, maybeText, pageOf, time, yuan } from '#kit/wire/fields.ts'

/** The token of the app around the page, sent along when there is one [X265]; it opens nothing here. */
export const utoken = { utoken: maybeText(200) }
/** Calls of audio classes carry that token. */
export const carries = { utoken: true } as const

export const aClass = { class_id: id() }
export const notFound = { 'not-found': '没有找到这门课，它可能已经下架了' }

const doctorInfo = z.object({
  doctor_id: z.int(),
  doctor_name: z.string(),
  doctor_image: z.string(),
  title_name: z.string(),
  unit_id: z.int(),
  unit_name: z.string(),
  dep_id: z.int(),
  dep_name: z.string(),
})

/** A class as lists show it. */
export const classCard = z.object({
  class_id: z.int(),
  title: z.string(),
  summary: z.string(),
  cover: z.string(),
  category_id: z.int(),
  category_name: z.string(),
  doctor_info: doctorInfo,
  price: yuan(),
  is_free: flag(),
  section_num: z.int(),
  free_num: z.int(),
  play_num: z.int(),
  score: z.number(),
  comment_num: z.int(),
  is_essence: flag(),
  is_demo: flag(),
  add_time: time(),
})

/** A section of a class [X129]. */
export const section = z.object({
  id: z.int(),
  title: z.string(),
  /** Addresses, good for an hour, of its sound; none where the asker may not hear it. */
  file: z.array(z.string()),
  file_id: z.int(),
  is_free: flag(),
  /** `mm:ss` */
  duration: z.string(),
  play_num: z.int(),
  doctor_info: doctorInfo.pick({ doctor_name: true }),
})

export const classes = pageOf(classCard)
