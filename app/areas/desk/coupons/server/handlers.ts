import { findByMobile } from '#app/areas/access/patients/server/public.ts'
import { exportList, permitted, sellersOf } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { Portion } from '#kit/db/list-query.ts'
import type { Day } from '#kit/time/day.ts'
import * as contract from '../contract.ts'
import type { DayKind, UseState, useSorts } from '../rules.ts'
import { asCounted, asUses, countColumns, useColumns } from './present.ts'
import { countCoupons, listCounted, NOTHING } from './queries/counts.ts'
import { listUses } from './queries/uses.ts'

export const handlers = permitted(contract, {
  async deskCouponUses(asked, ctx) {
    const found = await (await usesFor(ctx, asked)).page(asked)
    return { list: await asUses(ctx, found.rows), page: found.page, total_page_num: found.totalPages }
  },

  async deskCouponUsesExport(asked, ctx) {
    const uses = await usesFor(ctx, asked)
    const rows = async (portion: Portion) => asUses(ctx, await uses.upTo(portion))
    return (
      (await exportList(ctx, { title: '优惠券领用记录', rows, columns: useColumns, asked })) ?? ctx.refuse('too-many')
    )
  },

  async deskCouponCounts({ list = 'all', ...asked }, ctx) {
    const found = await listCounted(ctx.db, sellersOf(ctx), { ...listed(asked), list }, ctx.now).page(asked)
    return { list: await counted(ctx, found.rows, asked), page: found.page, total_page_num: found.totalPages }
  },

  async deskCouponCountsExport({ list = 'all', ...more }, ctx) {
    const asked = { ...more, list }
    const coupons = listCounted(ctx.db, sellersOf(ctx), { ...listed(more), list }, ctx.now)
    const rows = async (portion: Portion) => counted(ctx, await coupons.upTo(portion), asked)
    return (
      (await exportList(ctx, { title: '优惠券统计', rows, columns: countColumns, asked })) ?? ctx.refuse('too-many')
    )
  },
})

interface Span {
  from?: Day | undefined
  to?: Day | undefined
}

interface UsesAsked extends Span {
  state?: UseState | undefined
  coupon_id?: number | undefined
  day_of?: DayKind | undefined
  keyword?: string | undefined
  sort?: keyof typeof useSorts | undefined
  order?: 'asc' | 'desc' | undefined
}

/** A number that somebody signs in with finds theirs; other words are searched for in orders, coupons and names. */
const usesFor = async (ctx: StaffContext, { keyword, day_of = 'drawn', from, to, ...more }: UsesAsked) => {
  const mobile = /^1\d{10}$/.exec(keyword?.replaceAll(' ', '') ?? '')?.[0]
  const whose = mobile === undefined ? { keyword } : { patientIds: [(await findByMobile(ctx, mobile)) ?? []].flat() }
  const days = day_of === 'used' ? { usedFrom: from, usedTo: to } : { drawnFrom: from, drawnTo: to }
  const { state, coupon_id, sort, order } = more
  return listUses(ctx.db, sellersOf(ctx), { ...whose, ...days, state, coupon_id, sort, order }, ctx.now)
}

/** What is asked of the coupons; the days are asked of those that were drawn. */
const listed = <Asked extends Span>({ from: _, to: __, ...asked }: Asked) => asked

type CouponRows = Awaited<ReturnType<ReturnType<typeof listCounted>['upTo']>>

const counted = async ({ db, now }: StaffContext, rows: CouponRows, span: Span) => {
  const ids = rows.map(({ id }) => id)
  const counts = await countCoupons(db, ids, span, now)
  return rows.map((row) => asCounted(row, counts.get(row.id) ?? NOTHING))
}
