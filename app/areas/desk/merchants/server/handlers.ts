import { permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { askForMerchant } from './commands.ts'
import { asMerchant } from './present.ts'
import * as queries from './queries.ts'

export const handlers = permitted(contract, {
  async deskMerchants(asked, ctx) {
    const own = servesPlatform(ctx) ? undefined : ctx.staff.hospitalId
    const found = await queries.hospitalsWith(ctx.db, ctx.config.payments.providers, own, asked).page(asked)
    const ids = found.rows.map(({ hospitalId }) => hospitalId)
    return paged(found, asMerchant(ctx, await queries.listBefore(ctx.db, ids)))
  },

  async deskMerchantSet({ hospital_id: hospitalId, provider, number = '' }, ctx) {
    const asked = await askForMerchant(ctx, { hospitalId, provider, number })
    return asked instanceof Refused ? asked : { request_id: asked.requestId }
  },
})
