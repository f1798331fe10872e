import { findMember, findPapers } from '#app/areas/account/members/server/public.ts'
import type { Context, PatientContext } from '#app/context.ts'
import { normaliseIdNumber } from '#kit/check/id-card.ts'
import { transactInside } from '#kit/db/inside.ts'
import type { FaceOutcome, FaceStart } from '#kit/outside/person.ts'
import { personCheckOf } from '#kit/outside/server/person.ts'
import { isSameName } from '#kit/text/name.ts'
import { earlier } from '#kit/time/span.ts'
import type { ParsedInput, RefusalName } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { getFaceVerify } from '../../contract.ts'
import { MOST_FACE_CHECKS } from '../../rules.ts'
import * as queries from '../queries.ts'

/** The page that goes on when somebody comes back from who checks. */
const BACK = '/account/bankcards?face=back'

/** Begins a face check of a member whose papers are those that were given. */
export const startFace = async (
  ctx: PatientContext,
  { member_id: memberId, truename, id_card }: ParsedInput<typeof getFaceVerify>,
): Promise<FaceStart | Refused<RefusalName<typeof getFaceVerify>>> => {
  const { db, now, patient } = ctx
  if (!(await findMember(db, patient, memberId))) return new Refused('not-found')
  const papers = await findPapers(ctx, patient, memberId)
  if (!papers) return new Refused('not-certified')
  if (!isSameName(papers.truename, truename) || papers.idNumber !== normaliseIdNumber(id_card))
    return new Refused('mismatch')
  const today = await queries.countFacesSince(db, patient, earlier(now, { days: 1 }))
  if (today >= MOST_FACE_CHECKS) return new Refused('too-many')
  const check = personCheckOf(ctx)
  if (!check) return new Refused('no-check')
  const started = await check.startFace(papers, BACK).catch(() => undefined)
  if (!started) return new Refused('check-away')
  await queries.insertFace(db, { patientId: patient, memberId, token: started.token, startedAt: now })
  return started
}

/** Asks how a check ended and takes that in; as long as nobody can tell, it waits. */
export const settleFace = async (ctx: Context, face: queries.FaceRow): Promise<FaceOutcome> => {
  if (face.outcome !== 'waiting') return face.outcome
  const outcome =
    (await personCheckOf(ctx)
      ?.faceOutcome(face.token)
      .catch(() => undefined)) ?? 'waiting'
  if (outcome === 'waiting') return outcome
  await transactInside(ctx, async ({ db, now }) => {
    if ((await queries.endFace(db, face.id, outcome)) && outcome === 'passed')
      await queries.markFace(db, face.memberId, now)
  })
  return outcome
}
