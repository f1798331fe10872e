import { findMember, type Member } from '#app/areas/account/members/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { asEntry, type Entry } from '../present.ts'
import * as queries from '../queries.ts'

/** Somebody's record: who they are, and what was written. */
export interface Own {
  member: Member
  hasConsent: boolean
  entries: Entry[]
}

/** The record of a patient's member, empty before anything was written; undefined for anybody else's. */
export const findOwn = async (
  ctx: Pick<Context, 'db' | 'config'>,
  patient: PatientId,
  memberId: number,
): Promise<Own | undefined> => {
  const member = await findMember(ctx.db, patient, memberId)
  if (!member) return undefined
  const found = await queries.findRecordWithEntries(ctx.db, patient, memberId)
  const entries = found?.entries.map((row) => asEntry(ctx, row)) ?? []
  return { member, hasConsent: found?.record.guardianConsentAt != null, entries }
}
