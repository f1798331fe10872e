import { setSigning } from '#app/areas/account/members/server/public.ts'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { signingStatus } from '../../rules.ts'
import { findLive } from '../queries.ts'

/** The digests under which a resident may be found. */
export const residentOf = ({ config }: Pick<Context, 'config'>, idNumber: string): string[] =>
  sealOf(config).indexes(idNumber, 'id-number')

/** Writes on every account that has the resident how they stand [X117]. */
export const refreshStatus = async (ctx: Pick<Context, 'db' | 'config'>, idNumber: string) => {
  const indexes = residentOf(ctx, idNumber)
  const live = await findLive(ctx.db, indexes)
  await setSigning(ctx.db, indexes, {
    ownerId: live?.patientId ?? null,
    own: signingStatus(live?.state, true),
    others: signingStatus(live?.state, false),
  })
}

/** The same for the resident of a signing. */
export const refreshStatusOf = (ctx: Pick<Context, 'db' | 'config'>, { idSealed }: { idSealed: string }) =>
  refreshStatus(ctx, sealOf(ctx.config).open(idSealed, 'id-number'))
