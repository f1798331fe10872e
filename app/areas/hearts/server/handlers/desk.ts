import { exportList, permitted, recordAct } from '#app/areas/access/staff/server/public.ts'
import { filled } from '#app/areas/notices/messages/rules/templates.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { formatTime } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { messages } from '../../rules/messages.ts'
import { asManaged } from '../present.ts'
import * as queries from '../queries.ts'

export const handlers = permitted(contract, {
  async deskHearts(asked, ctx) {
    return paged(await queries.listManaged(ctx.db, ctx.staff.hospitalId, asked).page(asked), asManaged)
  },

  async deskHeartsExport(asked, ctx) {
    const { upTo } = queries.listManaged(ctx.db, ctx.staff.hospitalId, asked)
    const rows = async (portion: Portion) => (await upTo(portion)).map(asManaged)
    return (await exportList(ctx, { title: '患者心意', rows, columns, asked })) ?? ctx.refuse('too-many')
  },

  async deskHeartShow({ heart_id }, ctx) {
    const done = await decide(ctx, heart_id, '')
    return done === undefined ? { heart_id } : ctx.refuse(done)
  },

  async deskHeartReject({ heart_id, reason }, ctx) {
    const done = await decide(ctx, heart_id, reason)
    return done === undefined ? { heart_id } : ctx.refuse(done)
  },
})

const columns = {
  医生: ({ doctor_name }: ReturnType<typeof asManaged>) => doctor_name,
  心意: ({ words }: ReturnType<typeof asManaged>) => words,
  礼物: ({ gift_name }: ReturnType<typeof asManaged>) => gift_name,
  状态: ({ state_desc }: ReturnType<typeof asManaged>) => state_desc,
  时间: ({ add_time }: ReturnType<typeof asManaged>) => formatTime(add_time),
}

/** Shows a heart, or rejects it for a reason; its sender is told. What is shown can be rejected later, and the other way round. */
const decide = (ctx: StaffContext, id: number, reason: string): Promise<'not-found' | 'same' | undefined> =>
  ctx.transact(async (inside) => {
    const found = await queries.lockManaged(inside.db, inside.staff.hospitalId, id)
    if (!found) return 'not-found'
    const state = reason === '' ? ('shown' as const) : ('rejected' as const)
    if (found.heart.state === state) return 'same'
    await queries.updateHeart(inside.db, id, { state, reason, decidedAt: inside.now })
    const act = state === 'shown' ? 'heart.show' : 'heart.reject'
    await recordAct(inside, { act, kind: 'heart', id, before: { heartState: found.heart.state } })
    const { patientId } = found.heart
    const { template, values } =
      state === 'shown' ? filled(messages.shown, { doctor: found.doctorName }) : filled(messages.rejected, { reason })
    const link = state === 'shown' ? `/sendheart/detail?id=${id}` : '/sendheart/mine'
    await notifyBy(inside, template, { patientId, values, link })
    return undefined
  })
