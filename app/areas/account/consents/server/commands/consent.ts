import type { Context, PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type Asked, atSignIn, type Document, isAgreed, neededFor, type Purpose } from '../../rules.ts'
import { findLastWords, insertConsents, type LastWord } from '../queries.ts'
import { lastOfProduct, listCurrent } from './texts.ts'

/** Whether a last word is about the version that counts now. */
const isAgreedNow = (document: Document, word: LastWord | undefined): boolean =>
  isAgreed(word, Math.max(word?.published ?? 0, lastOfProduct(document)))

/** Those of some texts to which a patient has not agreed as they stand now. */
export const findLacking = async (
  db: Db,
  patient: PatientId,
  documents: readonly Document[],
): Promise<readonly Document[]> => {
  const words = await findLastWords(db, patient)
  return documents.filter((document) => !isAgreedNow(document, words.get(document)))
}

/** The one place that decides whether a call which asks for a consent is answered: the texts that stand in its way. */
export const findWithheld = ({ db }: Pick<Context, 'db'>, patient: PatientId, asked: Asked) =>
  findLacking(db, patient, neededFor[asked])

/** Whether a patient agrees to something that has no text. */
export const isGiven = async (db: Db, patient: PatientId, purpose: Purpose): Promise<boolean> =>
  (await findLastWords(db, patient)).get(purpose)?.isGiven ?? false

/** Writes down what a patient says; what they said before, of the same version, is not said again. */
export const say = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  patient: PatientId,
  said: readonly { purpose: Purpose; version: number | null; isGiven: boolean }[],
): Promise<void> => {
  const words = await findLastWords(db, patient)
  const news = said.filter(({ purpose, version, isGiven: given }) => {
    const last = words.get(purpose)
    return given !== (last?.isGiven ?? false) || (given && version !== (last?.version ?? null))
  })
  if (news.length > 0)
    await insertConsents(
      db,
      news.map((one) => ({ ...one, patientId: patient, saidAt: now })),
    )
}

/** Agrees to texts as they stand now. */
export const agreeToCurrent = async (
  ctx: Pick<Context, 'db' | 'now'>,
  patient: PatientId,
  documents: readonly Document[],
): Promise<void> => {
  const current = await listCurrent(ctx.db)
  const wanted = current.filter(({ document }) => documents.includes(document))
  await say(
    ctx,
    patient,
    wanted.map(({ document: purpose, version }) => ({ purpose, version, isGiven: true })),
  )
}

/** Whether they have agreed to what is agreed to at sign-in. */
export const hasAgreedToTerms = async (db: Db, patient: PatientId): Promise<boolean> =>
  (await findLacking(db, patient, atSignIn)).length === 0
