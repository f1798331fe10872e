import { followPhone } from '#app/areas/consult/calls/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { actOnPhone, listPhoneCalls } from '#kit/outside/server/phone.ts'
import type * as contract from '../../contract.ts'

type PhoneCalls = Pick<typeof contract, 'sandboxPhones' | 'sandboxPhone'>

const MOST_CALLS = 20

export const phoneHandlers: Handlers<PhoneCalls> = {
  async sandboxPhones(_, { db, now, config, refuse }) {
    if (config.phone.provider !== 'stand-in') return refuse('off')
    return {
      list: (await listPhoneCalls(db, MOST_CALLS, now)).map(({ callNo, fromMasked, toMasked, ...call }) => ({
        call_no: callNo,
        from: fromMasked,
        to: toMasked,
        shown_number: call.shown,
        state: call.state,
        talked_seconds: call.talkedSeconds,
        add_time: call.dialledAt,
      })),
    }
  },

  async sandboxPhone({ call_no, act }, ctx) {
    if (ctx.config.phone.provider !== 'stand-in') return ctx.refuse('off')
    if (!(await actOnPhone(ctx.db, call_no, act, ctx.now))) return ctx.refuse('not-now')
    await followPhone(ctx, call_no)
    return {}
  },
}
