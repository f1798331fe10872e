import { sql } from 'drizzle-orm'
import type { Invariants } from '#kit/db/invariants.ts'
import { mallCouponCodes as codes, mallCoupons as coupons } from '../tables.ts'

/** What must be true of coupons at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'nobody has more coupons of a kind than they may have': sql`
    select k.patient_id, k.coupon_id from ${codes} k join ${coupons} c on c.id = k.coupon_id
    group by k.patient_id, k.coupon_id, c.most_each having count(*) > c.most_each`,
  'no more coupons were drawn than were taken from those that can be drawn': sql`
    select c.id from ${coupons} c
    where (select count(*) from ${codes} k where k.coupon_id = c.id) > c.total - c.left_n`,
}
