import { countUp } from '#app/areas/access/patients/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { nextMidnight } from '#kit/time/day.ts'
import type * as contract from '../contract.ts'
import { cancelWords, MOST_EXPORTS } from '../rules.ts'
import { cancel, listUnfinished } from './handlers/cancel.ts'
import { exportOwn } from './handlers/own-data.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  privacy: async (_, { db, patient }) => asPrivacy(await queries.findConsent(db, patient, 'recommend')),

  async savePrivacy({ acceptRecommend }, ctx) {
    const isGiven = acceptRecommend === '1'
    await ctx.transact(async ({ db, patient, now }) => {
      // A second tap says nothing new.
      if ((await queries.findConsent(db, patient, 'recommend')) === isGiven) return
      await queries.insertConsent(db, { patientId: patient, purpose: 'recommend', isGiven, saidAt: now })
    })
    return asPrivacy(isGiven)
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

const asPrivacy = (isGiven: boolean) => ({
  userPrivacy: { common: { acceptRecommend: isGiven ? ('1' as const) : ('0' as const) } },
})

const hadEnough = async ({ db, now, patient, config }: PatientContext): Promise<boolean> =>
  config.limits !== 'off' && (await countUp(db, `export ${patient}`, now, nextMidnight(now))) > MOST_EXPORTS
