import { storedUntil } from '#app/areas/consult/care/rules.ts'
import type { Context } from '#app/context.ts'
import { newId } from '#kit/random/new-id.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { FIRST_STATE } from '../../states.ts'
import { type Content, contentOf, PRESCRIPTION, sealContent } from '../present.ts'
import * as queries from '../queries.ts'
import { emitMoved } from './emit-moved.ts'

/** What is handed in or signed. */
export interface Draft
  extends Pick<
    queries.NewPrescription,
    | 'patientId'
    | 'memberId'
    | 'hospitalId'
    | 'goodsId'
    | 'skuId'
    | 'pieces'
    | 'withGuardian'
    | 'repeatOf'
    | 'firstMadeAt'
  > {
  content: Content
}

const beginningOf = (ctx: Context, { content, ...draft }: Draft) => ({
  ...draft,
  id: newId(),
  path: [FIRST_STATE],
  pathAt: [ctx.now],
  madeAt: ctx.now,
  contentSealed: sealContent(content, ctx),
  keptUntil: storedUntil('record', ctx.now),
})

/** Writes down what a patient handed in; undefined where the same waits already. */
export const putUploaded = async (ctx: Context, draft: Draft, images: readonly string[]) => {
  const row = { ...beginningOf(ctx, draft), images: [...images], consentAt: ctx.now }
  const kept = await queries.insertPrescription(ctx.db, { ...row, source: 'upload' })
  if (kept) await emitMoved(ctx, kept)
  return kept
}

/** Writes down what a doctor has confirmed, with a keyed digest over who, whom, what and when. The care rules were asked before. */
export const putSigned = async (
  ctx: Context,
  draft: Draft,
  by: { doctorId: number; consultationId: string | null; visitId?: string | null },
): Promise<queries.PrescriptionRow> => {
  const begun = { ...beginningOf(ctx, draft), ...by, signedAt: ctx.now, source: 'doctor' } as const
  const signature = sealOf(ctx.config).index(signedText(begun, draft.content), PRESCRIPTION)
  const kept = await queries.insertPrescription(ctx.db, { ...begun, signature })
  if (!kept) throw new Error(`the prescription ${begun.id} is there already`)
  await emitMoved(ctx, kept)
  return kept
}

/** A doctor takes back what they signed, in the caller's transaction; undefined where an order has it, or it is over. */
export const withdrawSigned = async (ctx: Context, doctorId: number, id: string) => {
  const taken = await queries.withdrawOf(ctx.db, doctorId, id, ctx.now)
  if (taken) await emitMoved(ctx, taken)
  return taken
}

type Signed = Pick<
  queries.NewPrescription,
  | 'id'
  | 'patientId'
  | 'memberId'
  | 'doctorId'
  | 'consultationId'
  | 'visitId'
  | 'goodsId'
  | 'skuId'
  | 'pieces'
  | 'signedAt'
>

/** All that a doctor puts their name to. */
const signedText = (row: Signed, content: Content): string =>
  JSON.stringify([
    row.id,
    row.patientId,
    row.memberId,
    row.doctorId,
    row.consultationId,
    row.goodsId ?? null,
    row.skuId ?? null,
    row.pieces,
    row.signedAt?.toISOString(),
    content.drug,
    content.dosage,
    content.diagnosis,
    content.allergy,
    // What was signed before there were visits and hints has neither.
    ...(row.visitId ? [row.visitId] : []),
    ...(content.hints ? [content.hints] : []),
  ])

/** Whether what is kept is what the doctor confirmed; false too where nobody signed it here. */
export const isAsSigned = (row: queries.PrescriptionRow, ctx: Pick<Context, 'config'>): boolean =>
  row.signature !== null &&
  sealOf(ctx.config)
    .indexes(signedText(row, contentOf(row, ctx)), PRESCRIPTION)
    .includes(row.signature)
