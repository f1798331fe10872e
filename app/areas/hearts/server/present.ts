import { maskedName } from '#app/areas/access/patients/rules.ts'
import { giftImageOf } from '#app/areas/doctor-gifts/server/public.ts'
import { titles } from '#app/areas/guahao/doctors/rules.ts'
import { pictureOf } from '#app/areas/guahao/doctors/server/public.ts'
import { heartStates } from '../rules.ts'
import type { ShownHeart } from './queries.ts'

/** A heart without who sent it. */
const asHeart = (row: ShownHeart) => ({
  id: row.heart.id,
  doctor_id: row.heart.doctorId,
  doctor_name: row.doctorName,
  title_name: titles[row.title] ?? '',
  unit_id: row.hospitalId,
  unit_name: row.hospitalName,
  dep_id: row.depId,
  dep_name: row.depName,
  image: pictureOf({ id: row.heart.doctorId, sex: row.sex, picture: row.picture, title: row.title }),
  words: row.heart.words,
  gift_name: row.giftName ?? '',
  gift_image:
    row.heart.giftId && row.giftPicture ? giftImageOf({ id: row.heart.giftId, picture: row.giftPicture }) : '',
  add_time: row.heart.sentAt,
})

/** As everybody sees it. */
export const asShown = (row: ShownHeart) => ({
  ...asHeart(row),
  giver: maskedName(row.nickname),
})

/** As its sender sees it. */
export const asOwn = (row: ShownHeart) => ({
  ...asHeart(row),
  heart_state: row.heart.state,
  state_desc: heartStates[row.heart.state].words,
  reason: row.heart.reason,
})

/** As the desk sees it. */
export const asManaged = (row: ShownHeart) => ({ ...asShown(row), ...asOwn(row) })
