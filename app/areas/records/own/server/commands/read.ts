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
  const record = await queries.findRecord(ctx.db, patient, memberId)
  const rows = record ? await queries.listEntries(ctx.db, [record.id]) : []
  return { member, hasConsent: record?.guardianConsentAt != null, entries: rows.map((row) => asEntry(ctx, row)) }
}
