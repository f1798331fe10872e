import { takePictures } from '#app/areas/files/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf, instantAt } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { MOST_A_DAY, visitStates } from '../rules.ts'
import { bookVisit } from './commands/book-visit.ts'
import { asBank, asOwnVisit, FEEDBACK, FEEDBACK_MOBILE } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  bankList: async (_, { db }) => ({ list: (await queries.listOpenBanks(db)).map(asBank) }),

  async bankVisitBook(asked, ctx) {
    const id = await bookVisit(ctx, asked)
    return id instanceof Refused ? id : { yuyue_id: id, state: 'waiting', state_desc: visitStates.waiting }
  },

  async bankVisits({ page, page_size: size }, ctx) {
    return paged(await queries.listOwnVisits(ctx.db, ctx.patient, { page, size }), (row) => asOwnVisit(ctx, row))
  },

  async bankVisitCancel({ yuyue_id }, { db, patient, now, refuse }) {
    if (!(await queries.findOwnVisit(db, patient, yuyue_id))) return refuse('not-found')
    return (await queries.cancelVisit(db, patient, yuyue_id, dayOf(now))) ? { yuyue_id } : refuse('over')
  },

  async familyFeedback({ content, mobile, images = [] }, ctx) {
    const seal = sealOf(ctx.config)
    const done = await ctx.transact(async ({ db, patient, now }) => {
      await queries.lockEntries(db, patient)
      if ((await queries.countFeedback(db, patient, instantAt(dayOf(now), 0))) >= MOST_A_DAY) return 'too-many'
      if (!(await takePictures(db, patient, 'feedback', images))) return 'pictures'
      return queries.insertFeedback(db, {
        patientId: patient,
        contentSealed: seal.seal(content, FEEDBACK),
        mobileSealed: mobile === undefined ? null : seal.seal(mobile, FEEDBACK_MOBILE),
        images,
        saidAt: now,
      })
    })
    return typeof done === 'string' ? ctx.refuse(done) : { feedback_id: done }
  },
}
