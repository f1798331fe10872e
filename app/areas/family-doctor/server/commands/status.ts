import { setSigning } from '#app/areas/account/members/server/public.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { Within } from '#server/here.ts'
import { signingStatus } from '../../rules.ts'
import { findLive } from '../queries.ts'

/** The digests under which a resident may be found. */
export const residentOf = ({ config }: Pick<Within, 'config'>, idNumber: string): string[] =>
  sealOf(config).indexes(idNumber, 'id-number')

/** Writes on every account that has the resident how he stands [X117]. */
export const refreshStatus = async (within: Pick<Within, 'db' | 'config'>, idNumber: string) => {
  const indexes = residentOf(within, idNumber)
  const live = await findLive(within.db, indexes)
  await setSigning(within.db, indexes, {
    ownerId: live?.patientId ?? null,
    ...{ own: signingStatus(live?.state, true), others: signingStatus(live?.state, false) },
  })
}

/** The same for the resident of a signing. */
export const refreshStatusOf = (within: Pick<Within, 'db' | 'config'>, { idSealed }: { idSealed: string }) =>
  refreshStatus(within, sealOf(within.config).open(idSealed, 'id-number'))
