import type { Context } from '#app/context.ts'
import { each } from '#kit/jobs/each.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { earlier } from '#kit/time/span.ts'
import { FACE_ASKED_HOURS } from '../rules.ts'
import { settleFace } from './handlers/face.ts'
import { NUMBER } from './present.ts'
import { listWaitingFaces } from './queries.ts'
import { accountBankCards } from './tables.ts'

/** Who looked into the camera may never have come back here. */
export const settleFaces = job<Context>({
  name: 'account.settle-faces',
  every: '*/5 * * * *',
  run: async (ctx) => {
    const waiting = await listWaitingFaces(ctx.db, earlier(ctx.now, { hours: FACE_ASKED_HOURS }))
    await each(waiting, (face) => settleFace(ctx, face))
  },
})

export const resealBankCards = job<Context>({
  name: 'account.reseal-bank-cards',
  every: '*/5 * * * *',
  run: ({ db, config }) =>
    resealTable(db, config, accountBankCards, [{ sealed: 'numberSealed', index: 'numberIndex', what: NUMBER }]),
})
