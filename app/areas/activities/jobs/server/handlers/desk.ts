import { exportList, permitted, recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { dayOf } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { faultIn } from '../../rules.ts'
import { asManaged, jobColumns } from '../present.ts'
import * as queries from '../queries.ts'

export const handlers = permitted(contract, {
  async deskJobs(asked, ctx) {
    return paged(await managed(ctx, asked).page(asked), (row) => asManaged(row, dayOf(ctx.now)))
  },

  async deskJobsExport(asked, ctx) {
    const { upTo } = managed(ctx, asked)
    const rows = async (portion: Portion) => (await upTo(portion)).map((row) => asManaged(row, dayOf(ctx.now)))
    return (await exportList(ctx, { title: '招聘', rows, columns: jobColumns, asked })) ?? ctx.refuse('too-many')
  },

  async deskJobAdd(written, ctx) {
    const row = rowOf(ctx, written)
    if (row instanceof Refused) return row
    const { hospitalId } = ctx.staff
    const job_id = await ctx.transact(async (inside) => {
      const id = await queries.insertJob(inside.db, { ...row, hospitalId, addedAt: inside.now })
      await recordAct(inside, { act: 'job.add', kind: 'job', id, after: { title: row.title } })
      return id
    })
    return { job_id }
  },

  async deskJobChange({ job_id, ...written }, ctx) {
    if (!(await queries.findJob(ctx.db, ctx.staff.hospitalId, job_id))) return ctx.refuse('not-found')
    const row = rowOf(ctx, written)
    if (row instanceof Refused) return row
    await ctx.transact(async (inside) => {
      await queries.updateJob(inside.db, job_id, row)
      await recordAct(inside, { act: 'job.change', kind: 'job', id: job_id, after: { title: row.title } })
    })
    return { job_id }
  },

  async deskJobSwitch({ job_id, is_on }, ctx) {
    const job = await queries.findJob(ctx.db, ctx.staff.hospitalId, job_id)
    if (!job) return ctx.refuse('not-found')
    await ctx.transact(async (inside) => {
      await queries.updateJob(inside.db, job_id, { isOn: is_on === 1 })
      const act = is_on === 1 ? 'job.open' : 'job.close'
      await recordAct(inside, { act, kind: 'job', id: job_id, after: { title: job.title } })
    })
    return { job_id }
  },
})

type Written = ParsedInput<typeof contract.deskJobAdd>

const managed = (ctx: StaffContext, { list = 'open', ...asked }: Parameters<typeof queries.listManaged>[2]) =>
  queries.listManaged(ctx.db, { hospitalId: ctx.staff.hospitalId, today: dayOf(ctx.now) }, { list, ...asked })

/** What was written as it is stored, or why it cannot be shown. */
const rowOf = ({ now }: StaffContext, written: Written): queries.WrittenJob | Refused<'fault' | 'past'> => {
  const { dep_name: depName = '', people_num: people, until: untilDay, ...same } = written
  if (untilDay < dayOf(now)) return new Refused('past')
  const fault = faultIn([same.title, depName, same.pay, same.duty, same.wants, same.apply].join('\n'))
  return fault ? new Refused('fault', { fault }) : { ...same, depName, people, untilDay }
}
