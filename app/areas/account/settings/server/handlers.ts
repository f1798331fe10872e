import { countUp } from '#app/areas/access/patients/server/public.ts'
import { isGiven, say } from '#app/areas/account/consents/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { nextMidnight } from '#kit/time/day.ts'
import type * as contract from '../contract.ts'
import { cancelWords, MOST_EXPORTS } from '../rules.ts'
import { cancel, listUnfinished } from './handlers/cancel.ts'
import { exportOwn } from './handlers/own-data.ts'

export const handlers: Handlers<typeof contract> = {
  privacy: async (_, { db, patient }) => asPrivacy(await isGiven(db, patient, 'recommend')),

  async savePrivacy({ acceptRecommend }, ctx) {
    const agrees = acceptRecommend === '1'
    await ctx.transact((inside) => say(inside, ctx.patient, [{ purpose: 'recommend', version: null, isGiven: agrees }]))
    return asPrivacy(agrees)
  },

  exportAccount: async (_, ctx) => ((await hadEnough(ctx)) ? ctx.refuse('too-often') : exportOwn(ctx)),

  cancelDesc: () => cancelWords,

  async isCanCancel(_, ctx) {
    const list = await listUnfinished(ctx)
    return { is_can_cancel: list.length === 0, list }
  },

  async cancelAccount(input, ctx) {
    const said = await cancel(ctx, input)
    if (said === undefined) return {}
    return typeof said === 'string' ? ctx.refuse(said) : ctx.refuse('unfinished', { why: said.why })
  },
}

const asPrivacy = (agrees: boolean) => ({
  userPrivacy: { common: { acceptRecommend: agrees ? ('1' as const) : ('0' as const) } },
})

const hadEnough = async ({ db, now, patient, config }: PatientContext): Promise<boolean> =>
  config.limits !== 'off' && (await countUp(db, `export ${patient}`, now, nextMidnight(now))) > MOST_EXPORTS
