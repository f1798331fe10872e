import { findByMobile, mobilesOf } from '#app/areas/access/patients/server/public.ts'
import { exportList, permitted } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { isMobile, normalisePhone } from '#kit/check/phone.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { dayOf } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { changeBenefit, grantBenefit, withdrawBenefit } from '../commands/keep-benefits.ts'
import { asEmployeeBenefit, employeeBenefitColumns } from '../present.ts'
import { type ListedBenefit, listEmployeeBenefits } from '../queries/employee-benefits.ts'

export const handlers = permitted(contract, {
  async deskEmployeeBenefits(asked, ctx) {
    const found = await (await listed(ctx, asked)).page(asked)
    return paged({ ...found, rows: await withNumbers(ctx, found.rows) }, asEmployeeBenefit(dayOf(ctx.now)))
  },

  async deskEmployeeBenefitsExport(asked, ctx) {
    const { upTo } = await listed(ctx, asked)
    const rows = async (portion: Portion) => withNumbers(ctx, await upTo(portion))
    const file = { title: '员工免费问诊', rows, columns: employeeBenefitColumns(dayOf(ctx.now)), asked }
    return (await exportList(ctx, file)) ?? ctx.refuse('too-many')
  },

  deskEmployeeBenefitGrant: async ({ mobile, granted_num, last_day }, ctx) =>
    grantBenefit(ctx, mobile, { grantedCount: granted_num, lastDay: last_day }),

  deskEmployeeBenefitChange: async ({ employee_id: id, granted_num, last_day }, ctx) =>
    changeBenefit(ctx, id, { grantedCount: granted_num, lastDay: last_day }),

  deskEmployeeBenefitWithdraw: async ({ employee_id: id }, ctx) => withdrawBenefit(ctx, id),
})

type Asked = Omit<ParsedInput<typeof contract.deskEmployeeBenefits>, 'page' | 'page_size'>

/** What is asked of this hospital's list: what is searched for is a number, which is nowhere to be read. */
const listed = async (ctx: StaffContext, asked: Asked) => {
  const { keyword = '' } = asked
  const foundId = isMobile(keyword) ? await findByMobile(ctx, normalisePhone(keyword)) : undefined
  return listEmployeeBenefits(ctx.db, { hospitalId: ctx.staff.hospitalId, today: dayOf(ctx.now), foundId }, asked)
}

/** With the numbers of whose they are, of which nothing but the ends is told. */
const withNumbers = async (ctx: StaffContext, rows: readonly ListedBenefit[]) => {
  const numbers = await mobilesOf(
    ctx,
    rows.map(({ benefit }) => benefit.patientId),
  )
  return rows.map((row) => ({ ...row, mobile: numbers.get(row.benefit.patientId) ?? '' }))
}
