import { PLATFORM_DESK } from '#app/areas/access/staff/rules.ts'
import { exportList, permitted } from '#app/areas/access/staff/server/public.ts'
import { type VisitSums, visitSums } from '#app/areas/guahao/booking/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { type Group, groups, spanAsked } from '../rules.ts'
import { asCounted, countedColumns } from './present.ts'

export const handlers = permitted(contract, {
  async deskStatistics(asked, ctx) {
    const counted = countedFor(ctx, asked)
    if (!counted) return ctx.refuse('span')
    return paged(await counted.sums.page(asked), counted.asRow)
  },

  async deskStatisticsExport(asked, ctx) {
    const counted = countedFor(ctx, asked)
    if (!counted) return ctx.refuse('span')
    const rows = async (most: number) => (await counted.sums.upTo(most)).map(counted.asRow)
    return (await exportList(ctx, { title: '统计', rows, columns: countedColumns, asked })) ?? ctx.refuse('too-many')
  },
})

interface Asked {
  group?: Group | undefined
  from?: Day | undefined
  to?: Day | undefined
}

/** What is counted for who asks, and how it is told; undefined where the days are none that can be counted. */
const countedFor = ({ db, now, staff }: StaffContext, { group = 'day', ...days }: Asked) => {
  const span = spanAsked(days, dayOf(now))
  if (!span) return undefined
  const { by, isHealth } = groups[group]
  const { departmentIds } = staff
  const hospitalId = staff.hospitalId === PLATFORM_DESK ? null : staff.hospitalId
  // Whatever is counted for who is confined to departments is of those departments.
  const isHidden = isHealth || departmentIds !== null
  return {
    sums: visitSums(db, { ...span, hospitalId, departmentIds, by }),
    asRow: (sums: VisitSums) => asCounted(sums, isHidden),
  }
}
