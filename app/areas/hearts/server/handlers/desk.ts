import { exportList, permitted, recordAct } from '#app/areas/access/staff/server/public.ts'
import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { formatTime } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { asManaged } from '../present.ts'
import * as queries from '../queries.ts'

export const handlers = permitted(contract, {
  async deskHearts(asked, ctx) {
    return paged(await queries.listManaged(ctx.db, ctx.staff.hospitalId, asked).page(asked), asManaged)
  },

  async deskHeartsExport(asked, ctx) {
    const { upTo } = queries.listManaged(ctx.db, ctx.staff.hospitalId, asked)
    const rows = async (most: number) => (await upTo(most)).map(asManaged)
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
    const told =
      state === 'shown'
        ? { title: '您的心意展示了', text: `${found.doctorName}医生会看到您的心意`, link: `/sendheart/detail?id=${id}` }
        : { title: '您的心意没有展示', text: reason, link: '/sendheart/mine' }
    await notifyPatient(inside, { patientId, kind: 'system', ...told })
    return undefined
  })
