import { repliesNow } from '#app/areas/consult/consultations/rules.ts'
import {
  type ConsultationRow,
  countReply,
  findOwnConsultation,
} from '#app/areas/consult/consultations/server/public.ts'
import type { ContentKind } from '#app/areas/consult/talk/rules.ts'
import type { MessageRow } from '#app/areas/consult/talk/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { whyClosed } from '../present.ts'
import { isFile, takeFile } from './files.ts'
import { say } from './say.ts'
import { sayTogether } from './say-batched.ts'

/** What a patient says, words or the address of what they sent; `clientMsgId` is their device's own name of it. */
interface Said {
  kind: ContentKind
  content: string
  clientMsgId: string
}

/** What became of it: the message, and how often they can still write. */
interface Kept {
  row: MessageRow
  residue: number
}

/** A patient says something in a consultation of their own: each time is counted, and the same one twice is one [X204]. */
export const sendAsPatient = async (
  ctx: PatientContext,
  consultation: ConsultationRow,
  said: Said,
): Promise<Kept | 'no-picture' | ReturnType<typeof whyClosed>> => {
  const kept = isFile(said.kind) ? undefined : await sayTogether(ctx.db, { ctx, consultation, ...said })
  if (kept) return { row: kept.row, residue: repliesNow(kept.consultation, ctx.now) }
  const row = await sayAlone(ctx, consultation, said)
  if (typeof row === 'string') return row
  const after = await findOwnConsultation(ctx.db, ctx.patient, consultation.id)
  return { row, residue: after ? repliesNow(after, ctx.now) : 0 }
}

const sayAlone = (ctx: PatientContext, consultation: ConsultationRow, { kind, ...said }: Said) =>
  say<'no-picture' | ReturnType<typeof whyClosed>>(
    ctx,
    consultation,
    { consultationId: consultation.id, sender: 'patient', kind, ...said },
    async (inside) => {
      const found = isFile(kind) ? await takeFile(inside.db, { patientId: ctx.patient }, kind, said.content) : undefined
      if (found === 'no-picture') return found
      return (await countReply(inside, consultation.id)) === undefined ? whyClosed(consultation, ctx.now) : found
    },
  )
