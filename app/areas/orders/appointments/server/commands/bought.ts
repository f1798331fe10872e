import {
  expiresAt,
  type ItemRow,
  type OrderRow,
  usableStates,
  wordsOf,
} from '#app/areas/orders/checkout/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { Refused } from '#kit/wire/refused.ts'
import { type Bought, bothWeeks, comesFasting, morningsOf } from '../../rules.ts'
import * as queries from '../queries.ts'

/** Something in an order that one comes for, and how a seller takes who bought it. */
export interface Due {
  order: OrderRow
  item: ItemRow
  /** Pieces that have no appointment yet. */
  leftPieces: number
  plan: queries.HospitalPlan
  /** What plan and goods allow together; of exams and tests to which one comes fasting, the mornings. */
  week: string[]
  isFasting: boolean
  /** One for each seller that takes it. */
  plans: readonly queries.HospitalPlan[]
  consent: string
  isSigned: boolean
  tips: string[]
}

/** Why there is nothing to make an appointment for. */
export type NotDue = Refused<'not-found' | 'not-usable' | 'nothing-due' | 'no-plan'>

/** An order as far as its appointments ask. */
export const boughtOf = (order: OrderRow, item: ItemRow): Bought => ({
  madeAt: order.madeAt,
  expiresAt: expiresAt(order, item),
})

/** Pieces of an item that were not given back. */
export const piecesLeft = ({ pieces, backPieces }: ItemRow): number => pieces - backPieces

/** Which of an order's items: by its goods, or exactly. */
interface Which {
  goodsId?: number | undefined
  position?: number | undefined
}

/** What of an order, and in which seller. */
type Wanted = Which & { hospitalId?: number | undefined }

/** An order with what is in it, and how many pieces of each thing have their appointment, by its position. */
export interface Opened {
  order: OrderRow
  things: readonly queries.Thing[]
  taken: ReadonlyMap<number, number>
}

/** What of a patient's order an appointment can be made for: of the goods and in the seller that they name, else the first. */
export const findDue = async (
  db: Db,
  patient: PatientId,
  { orderId, ...wanted }: Wanted & { orderId: string },
): Promise<Due | NotDue> => {
  const found = await queries.findBought(db, patient, orderId)
  if (!found) return new Refused('not-found')
  return dueOf({ ...found, taken: await queries.countTakenPieces(db, orderId) }, wanted)
}

/** The same of an order that was looked up already. */
export const dueOf = (opened: Opened, { hospitalId, ...which }: Wanted): Due | NotDue => {
  const { order } = opened
  if (!usableStates.includes(order.state)) return new Refused('not-usable', { state: wordsOf(order) })
  const found = thingOf(opened, which)
  if (!found) return new Refused('nothing-due')
  const { item, goods, isSigned } = found.thing
  const hospitals = order.hospitalId === null ? [] : [order.hospitalId, ...(goods?.moreHospitalIds ?? [])]
  const plans = firstOfEach(hospitals, found.thing.plans)
  const plan = hospitalId === undefined ? plans[0] : plans.find((one) => one.hospitalId === hospitalId)
  if (!plan) return new Refused('no-plan')
  const fasting = comesFasting(item.appointment, goods)
  const week = bothWeeks(plan.bookable, goods?.bookable ?? [])
  const tips = goods?.detailParts.filter(({ title }) => /须知|不适合|说明|接种前/.test(title)) ?? []
  return {
    order,
    item,
    leftPieces: found.leftPieces,
    plan,
    plans,
    consent: goods?.consent ?? '',
    isSigned,
    week: fasting ? morningsOf(week) : week,
    isFasting: fasting,
    tips: tips.flatMap(({ lines }) => lines),
  }
}

const thingOf = ({ things, taken }: Opened, { goodsId, position }: Which) => {
  const due = things.filter(
    ({ item }) =>
      item.appointment !== 'none' &&
      piecesLeft(item) > 0 &&
      (goodsId === undefined || item.goodsId === goodsId) &&
      (position === undefined || item.position === position),
  )
  const left = due.map((thing) => ({
    thing,
    leftPieces: Math.max(0, piecesLeft(thing.item) - (taken.get(thing.item.position) ?? 0)),
  }))
  return left.find(({ leftPieces }) => leftPieces > 0) ?? left[0]
}

/** The plan of each seller, in the order of the sellers; that for the goods comes before the seller's own. */
const firstOfEach = (hospitals: readonly number[], plans: readonly queries.HospitalPlan[]) =>
  [...new Set(hospitals)].flatMap((hospital) => plans.find(({ hospitalId }) => hospitalId === hospital) ?? [])
