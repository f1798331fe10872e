import { randomBytes } from 'node:crypto'
import { keptUntil } from '#app/areas/consult/care/rules.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { Within } from '#server/here.ts'
import { FIRST_STATE } from '../../states.ts'
import { type Content, contentOf, PRESCRIPTION, sealContent } from '../present.ts'
import * as queries from '../queries.ts'
import { tellMoved } from './tell.ts'

/** What is handed in or signed. */
export interface Draft
  extends Pick<
    queries.NewPrescription,
    'patientId' | 'memberId' | 'hospitalId' | 'goodsId' | 'specialId' | 'pieces' | 'withGuardian'
  > {
  content: Content
}

const beginningOf = (within: Within, { content, ...draft }: Draft) => ({
  ...draft,
  ...{ id: randomBytes(12).toString('base64url'), path: [FIRST_STATE], pathAt: [within.now], madeAt: within.now },
  ...{ contentSealed: sealContent(content, within), keptUntil: keptUntil('record', within.now) },
})

/** Writes down what a patient handed in; undefined where the same waits already. */
export const putUploaded = async (within: Within, draft: Draft, images: readonly string[]) => {
  const row = { ...beginningOf(within, draft), images: [...images], consentAt: within.now }
  const kept = await queries.insertPrescription(within.db, { ...row, source: 'upload' })
  if (kept) await tellMoved(within, kept)
  return kept
}

/** Writes down what a doctor has confirmed, with a keyed digest over who, whom, what and when. The care rules were asked before. */
export const putSigned = async (
  within: Within,
  draft: Draft,
  { doctorId, askId }: { doctorId: number; askId: string | null },
): Promise<queries.PrescriptionRow> => {
  const begun = { ...beginningOf(within, draft), doctorId, askId, signedAt: within.now, source: 'doctor' } as const
  const signature = sealOf(within.config).index(signedText(begun, draft.content), PRESCRIPTION)
  const kept = await queries.insertPrescription(within.db, { ...begun, signature })
  if (!kept) throw new Error(`the prescription ${begun.id} is there already`)
  await tellMoved(within, kept)
  return kept
}

/** A doctor takes back what he signed, in the caller's transaction; undefined where an order has it, or it is over. */
export const withdrawSigned = async (within: Within, doctorId: number, id: string) => {
  const taken = await queries.withdrawOf(within.db, doctorId, id, within.now)
  if (taken) await tellMoved(within, taken)
  return taken
}

type Signed = Pick<
  queries.NewPrescription,
  'id' | 'patientId' | 'memberId' | 'doctorId' | 'askId' | 'goodsId' | 'specialId' | 'pieces' | 'signedAt'
>

/** All that a doctor puts his name to. */
const signedText = (row: Signed, content: Content): string =>
  JSON.stringify([
    ...[row.id, row.patientId, row.memberId, row.doctorId, row.askId, row.goodsId ?? null, row.specialId ?? null],
    ...[row.pieces, row.signedAt?.toISOString(), content.drug, content.dosage, content.diagnosis, content.allergy],
  ])

/** Whether what is kept is what the doctor confirmed; false too where nobody signed it here. */
export const isAsSigned = (row: queries.PrescriptionRow, within: Pick<Within, 'config'>): boolean =>
  row.signature !== null &&
  sealOf(within.config)
    .indexes(signedText(row, contentOf(row, within)), PRESCRIPTION)
    .includes(row.signature)
