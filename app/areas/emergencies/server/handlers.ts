import type { Handlers } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import type * as contract from '../contract.ts'
import { asSign } from './present.ts'
import { listSigns } from './queries.ts'

/** What the desk changes is there after so long. */
const KEPT_SECONDS = 30

export const handlers: Handlers<typeof contract> = {
  async emergencySignList(_, ctx) {
    const signs = await cached(ctx, 'emergency signs', KEPT_SECONDS, () => listSigns(ctx.db))
    return { list: signs.map(asSign) }
  },
}
