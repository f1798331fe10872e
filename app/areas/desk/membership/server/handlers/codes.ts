import { recordAct, recordDone, sellersOf, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { findKeptCoupon } from '#app/areas/mall/coupons/server/public.ts'
import {
  type CodeFor,
  findCodeById,
  findCombo,
  listCodes,
  makeCodes,
  withdrawCode,
} from '#app/areas/membership/server/public.ts'
import { codeStates } from '#app/areas/membership/states.ts'
import type { Handlers, StaffContext } from '#app/context.ts'
import { later } from '#kit/time/span.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../../contract.ts'

type Codes = Pick<Handlers<typeof contract>, 'deskCodes' | 'deskCodesMake' | 'deskCodeWithdraw'>

export const codeHandlers: Codes = {
  async deskCodes({ state = 'open', page, page_size: size }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return paged(await listCodes(ctx.db, state, { page, size }), ({ code, title }) => ({
      code_id: code.id,
      tail: code.tail,
      is_coupon: code.couponId !== null,
      title,
      note: code.note,
      state: code.state,
      state_desc: codeStates[code.state],
      is_over: code.state === 'open' && code.endsAt <= ctx.now,
      add_time: code.madeAt,
      end_time: code.endsAt,
      use_time: code.usedAt,
    }))
  },

  async deskCodesMake({ combo_id, coupon_id, count, valid_days, note }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    if ((combo_id === undefined) === (coupon_id === undefined)) return ctx.refuse('what-for')
    const what = await findWhat(ctx, combo_id, coupon_id)
    if (!what) return ctx.refuse('not-found')
    const codes = await ctx.transact(async (inside) => {
      const endsAt = later(ctx.now, { days: valid_days })
      // Sent again with the same key the same person gets the same codes; the key is not kept, and the codes are not.
      const key = ctx.idempotencyKey && `${ctx.staff.staffId} ${ctx.idempotencyKey}`
      const made = await makeCodes(inside, what, { count, note, endsAt, key })
      const [id] = made.ids
      if (id !== undefined)
        await recordAct(inside, {
          act: 'membership.codes',
          kind: 'membership-code',
          id,
          after: { total: count, note },
        })
      return made.codes
    })
    return { codes }
  },

  async deskCodeWithdraw({ code_id }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const act = { act: 'membership.withdraw', kind: 'membership-code', id: code_id } as const
    const isDone = await recordDone(ctx, act, ({ db }) => withdrawCode(db, code_id))
    const code = await findCodeById(ctx.db, code_id)
    if (!code) return ctx.refuse('not-found')
    if (isDone || code.state === 'withdrawn') return { code_id }
    return ctx.refuse('not-open', { state: codeStates[code.state] })
  },
}

const findWhat = async (
  ctx: StaffContext,
  comboId: number | undefined,
  couponId: number | undefined,
): Promise<CodeFor | undefined> => {
  if (comboId === undefined)
    return (await findKeptCoupon(ctx.db, sellersOf(ctx), couponId as number)) && { couponId: couponId as number }
  const whole = await findCombo(ctx.db, comboId)
  const promised = whole?.granted.map(({ benefit, times }) => ({ benefitId: benefit.id, times })) ?? []
  return whole && { comboId, months: whole.combo.months, promised }
}
