import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { messages } from '../../rules/messages.ts'
import { type Summary, summaryWords } from '../../rules/summary.ts'
import { CONSULTATION, linkOf } from '../present.ts'
import * as queries from '../queries.ts'
import { endConsultation } from './end.ts'

/**
 * A doctor says how they see it and what to do, once, and it stands in the talk; a consultation that is still open ends with it.
 * Undefined where it is not the time for it.
 */
export const summarise = (ctx: Context, doctorId: number, id: string, said: Summary) =>
  transactInside(ctx, async (inside) => {
    const { db, now, config } = inside
    const summarySealed = sealOf(config).seal(JSON.stringify(said), CONSULTATION)
    const written = await queries.writeSummary(db, { doctorId, id, summarySealed, now })
    if (!written) return undefined
    const { patientId } = written
    await inside.emit('ask.summarised', { consultationId: id, patientId, doctorId, words: summaryWords(said) })
    if (written.state === 'answered') return endConsultation(inside, id)
    await notifyBy(inside, messages.summarised, {
      patientId,
      values: {},
      link: linkOf(id),
    })
    return written
  })
