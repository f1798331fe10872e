import { type ConsultationRow, takeReplies } from '#app/areas/consult/consultations/server/public.ts'
import type { ContentKind } from '#app/areas/consult/talk/rules.ts'
import { insertMessages, type MessageRow } from '#app/areas/consult/talk/server/public.ts'
import type { Context } from '#app/context.ts'
import { inside } from '#kit/db/inside.ts'
import { microBatch } from '#kit/db/micro-batch.ts'
import type { Db } from '#kit/db/open.ts'
import { isUniqueViolation, transact } from '#kit/db/transaction.ts'
import { asLive, sendToBoth } from './live.ts'
import { asRow } from './say.ts'

/** What a patient says in words in a consultation of theirs. */
interface Words {
  ctx: Context
  consultation: ConsultationRow
  kind: ContentKind
  content: string
  clientMsgId: string
}

interface Kept {
  row: MessageRow
  consultation: ConsultationRow
}

/**
 * Keeps in one transaction what many patients say at the same time. Undefined where that is not all there is to it — it was
 * said before, they may not write, or the same consultation has another word in this rush — and it is to be said alone.
 */
export const sayTogether = microBatch(async (db: Db, words: readonly Words[]): Promise<(Kept | undefined)[]> => {
  const first = new Map([...words].reverse().map((word) => [word.consultation.id, word]))
  const kept = await keep(db, [...first.values()], words.length === 1)
  return words.map((word) => (first.get(word.consultation.id) === word ? kept.get(word.consultation.id) : undefined))
})

const keep = async (db: Db, words: readonly Words[], isAlone: boolean): Promise<ReadonlyMap<string, Kept>> => {
  try {
    return await transact(db, (tx) => keepInside(tx, words))
  } catch (error) {
    // In a rush all of it is undone, and each is tried by itself.
    if (isAlone && isUniqueViolation(error)) return new Map()
    throw error
  }
}

const keepInside = async (tx: Db, words: readonly Words[]): Promise<ReadonlyMap<string, Kept>> => {
  const [now] = words.map(({ ctx }) => ctx.now).sort((a, b) => b.getTime() - a.getTime())
  const taken = await takeReplies(
    tx,
    words.map(({ consultation }) => consultation.id),
    now as Date,
  )
  const asks = new Map(taken.map((consultation) => [consultation.id, consultation]))
  const open = words.filter(({ consultation }) => asks.has(consultation.id))
  const rows = await insertMessages(
    tx,
    open.map(({ ctx, consultation, ...saying }) =>
      asRow(ctx, { consultationId: consultation.id, sender: 'patient', ...saying }),
    ),
  )
  const said = new Map(rows.map((row) => [row.talkId, row]))
  return new Map(
    open.map(({ ctx, consultation: { id } }) => {
      const [row, consultation] = [said.get(id), asks.get(id)]
      if (!row || !consultation) throw new Error(`the consultation ${id} has no talk`)
      sendToBoth(inside(ctx, tx), consultation, asLive(row, ctx))
      return [id, { row, consultation }]
    }),
  )
}
