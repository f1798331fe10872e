import { addressIndexOf, countUp } from '#app/areas/access/patients/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { closed } from '#app/areas/records/ground/server/public.ts'
import { nameOf } from '#app/areas/records/papers/rules.ts'
import { asPaper, findPaper } from '#app/areas/records/papers/server/public.ts'
import type { Context, PatientId, RequestContext } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { address } from '#kit/wire/address.ts'
import { Refused } from '#kit/wire/refused.ts'
import { messages } from '../../rules/messages.ts'
import { isCode, plainCode, TRIES } from '../../rules.ts'
import { SHARE_CODE, sharedOf } from '../present.ts'
import * as queries from '../queries.ts'

/** What is shown by a share, written down as looked at by somebody; undefined where the record is gone. */
export const lookAt = (ctx: Context, row: queries.ShareRow, who: string) =>
  transactInside(ctx, async (inside) => {
    const { db, config, now } = inside
    const { subject, parts } = sharedOf(inside, row)
    const paper = await findPaper({ db, config, now, patient: row.patientId as PatientId }, subject, parts)
    if (!paper) return undefined
    const isFirst = (await queries.countLooks(db, row.id)) === 0
    await queries.insertLook(db, { shareId: row.id, whoSealed: closed(inside, who), lookedAt: now })
    if (isFirst)
      await notifyBy(inside, messages.looked, {
        patientId: row.patientId,
        values: {},
        link: address('/records/shares', { record: nameOf(subject) }),
      })
    return { end_time: row.endsAt, paper: asPaper(inside, paper) }
  })

/** Looks by a code: each try is counted before it is made, so that a hundred at once are a hundred. */
export const lookByCode = async (ctx: RequestContext, given: string, who: string) => {
  const { db, now, config } = ctx
  const bucket = `record-share ${addressIndexOf(ctx)}`
  const count = await countUp(db, bucket, now, later(now, { minutes: TRIES.minutes }))
  if (config.limits === 'on' && count > TRIES.most) return new Refused('too-many')
  const plain = plainCode(given)
  const row = isCode(plain) ? await queries.findByCode(db, sealOf(config).indexes(plain, SHARE_CODE), now) : undefined
  return (row && (await lookAt(ctx, row, who))) ?? new Refused('over')
}
