import type { listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import { asDoctorCard } from '#app/areas/guahao/doctors/server/public.ts'
import { meanScore } from '#app/areas/guahao/hospitals/rules.ts'
import { spokenMinutes } from '#kit/time/spoken.ts'
import { type ConsultationKind, kindWords, waitWords } from '../rules.ts'
import type { ConsultDoctorRow, DepartmentServiceRow, listAdverts, ServiceRow } from './queries.ts'

type CardRow = Awaited<ReturnType<typeof listDoctorCards>>[number]

/** A way to ask as every list shows it. */
export const asService = (row: ServiceRow | DepartmentServiceRow) => ({
  type: row.kind,
  name: kindWords[row.kind],
  is_on: row.isOn,
  price: row.priceFen,
  vip_price: 'vipPriceFen' in row ? (row.vipPriceFen ?? row.priceFen) : row.priceFen,
  replies: row.replies,
  hours: row.hours,
  call_minutes: row.callMinutes,
  accept_minutes: row.acceptMinutes,
  reply_minutes: row.replyMinutes,
  promise: promiseOf(row),
})

/** The promise in words, with what happens when it is not kept. */
const promiseOf = ({ acceptMinutes, replyMinutes }: Pick<ServiceRow, 'acceptMinutes' | 'replyMinutes'>) =>
  `${spokenMinutes(acceptMinutes)}内接诊，接诊后 ${spokenMinutes(replyMinutes)}内回复，超时自动全额退款`

/** What members pay, where they pay less. */
export const asVipServices = (services: readonly ServiceRow[]) =>
  services
    .filter(({ isOn, vipPriceFen, priceFen }) => isOn && vipPriceFen !== null && vipPriceFen < priceFen)
    .map(({ kind, priceFen, vipPriceFen }) => ({
      type: kind as ConsultationKind,
      name: kindWords[kind],
      price: priceFen,
      vip_price: vipPriceFen as number,
    }))

/** What asking a doctor was like. */
export const asExperience = (row: ConsultDoctorRow | undefined) => ({
  ask_num: row?.answeredCount ?? 0,
  ask_score: meanScore(row?.starSum ?? 0, row?.starCount ?? 0),
  ask_rating_num: row?.starCount ?? 0,
  wait_words: waitWords(row?.usualWaitMinutes ?? null),
})

/** A doctor as one chooses whom to ask. */
export const asConsultDoctor = (
  card: CardRow,
  asked: ConsultDoctorRow | undefined,
  services: readonly ServiceRow[],
  now: Date,
) => {
  const on = services.filter(({ isOn }) => isOn)
  return {
    ...asDoctorCard(card, { now }),
    ...asExperience(asked),
    services: on.map(asService),
    price: on.reduce((least, { priceFen }) => Math.min(least, priceFen), on[0]?.priceFen ?? 0),
    wait_minutes: asked?.usualWaitMinutes ?? null,
    is_certified: asked?.certifyState === 'certified',
    is_famous: asked?.isFamous ?? false,
    is_hot: asked?.isHot ?? false,
  }
}

export const asAdvert = ({ id, title, words, image, link }: Awaited<ReturnType<typeof listAdverts>>[number]) => ({
  id,
  title,
  words,
  image,
  link,
})

export const asDepartment = ({ id, name }: { id: number; name: string }) => ({ dep_id: id, dep_name: name })
export const asIllTag = ({ id, name }: { id: number; name: string }) => ({ ill_id: id, ill_name: name })
