import { sumBalances } from '#app/areas/account/bank-cards/server/public.ts'
import { countHealthCards } from '#app/areas/account/health-cards/server/public.ts'
import { countOwnConsultations } from '#app/areas/consult/consultations/server/public.ts'
import { countDueItems } from '#app/areas/family-doctor/server/public.ts'
import { countOwnOrders as countBookings } from '#app/areas/guahao/booking/server/public.ts'
import { countUsableCoupons } from '#app/areas/mall/coupons/server/public.ts'
import { findMembership } from '#app/areas/membership/server/public.ts'
import { countUnread } from '#app/areas/notices/messages/server/public.ts'
import { countOwnOrders } from '#app/areas/orders/checkout/server/public.ts'
import { countRefunds } from '#app/areas/orders/refunds/server/public.ts'
import { countToReview } from '#app/areas/orders/reviews/server/public.ts'
import { findDueStep } from '#app/areas/records/pregnancy/server/public.ts'
import type { PatientContext } from '#app/context.ts'

/** How many are in these states together. */
const sumOf = <State>(counts: ReadonlyMap<State, number>, ...states: State[]): number =>
  states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0)

/** How much a patient has of everything, and how much of it waits for them. */
export const mineOf = async (ctx: PatientContext) => {
  const { db, patient, now } = ctx
  const [
    unread,
    booked,
    ordered,
    toReview,
    refunding,
    asked,
    coupons,
    balanceFen,
    membership,
    healthCards,
    planDue,
    step,
  ] = await Promise.all([
    countUnread(db, patient),
    countBookings(db, patient),
    countOwnOrders(db, patient),
    countToReview(db, patient),
    countRefunds(db, patient),
    countOwnConsultations(db, patient),
    countUsableCoupons(db, patient, now),
    sumBalances(db, patient),
    findMembership(db, patient, now),
    countHealthCards(db, patient),
    countDueItems(db, patient, now),
    findDueStep(ctx, patient),
  ])
  const bookings = { unpaid: sumOf(booked, 'held'), upcoming: sumOf(booked, 'booked', 'checked-in', 'called') }
  const asks = {
    unpaid: sumOf(asked, 'unpaid'),
    waiting: sumOf(asked, 'waiting'),
    talking: sumOf(asked, 'accepted', 'answered'),
  }
  const orders = {
    unpaid: sumOf(ordered, 'unpaid'),
    paid: sumOf(ordered, 'paid'),
    shipped: sumOf(ordered, 'shipped'),
    to_review: toReview,
    refunding,
  }
  return {
    unread_num: unread,
    todo_num: bookings.unpaid + orders.unpaid + asks.unpaid + orders.to_review + planDue,
    bookings,
    orders,
    asks,
    plan_due_num: planDue,
    coupon_num: coupons,
    points: membership.points,
    balance: balanceFen,
    level_name: membership.levels.find(({ level }) => level === membership.level)?.name ?? '',
    health_card_num: healthCards,
    record_step: step?.title ?? '',
  }
}
