import { findStaff } from '#app/areas/access/staff/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../contract.ts'
import { countedFrom, deadlineOf, emptyForm, faultsOf } from '../rules.ts'
import { saveApplication, sendApplication } from './commands/apply.ts'
import { claimAccount, isUnused } from './commands/claim.ts'
import { asApplication, asFault, asFaults, asStanding } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async hospitalAuditState(asked, ctx) {
    const own = await queries.listRecent(ctx.db, ctx.patient)
    const row = meantOf(own, asked)
    if (row === 'not-found') return ctx.refuse(row)
    return {
      ...asStanding(row, await recentSends(ctx, row), ctx.now),
      approved: approvedOf(own),
      unit_name: row?.unitName ?? '',
      unit_id: row?.hospitalId ?? null,
      login_name: row?.loginName ?? '',
      ...(await openingOf(ctx, row)),
    }
  },

  async hospitalAuditDetail(asked, ctx) {
    const own = await queries.listRecent(ctx.db, ctx.patient)
    const row = meantOf(own, asked)
    if (row === 'not-found') return ctx.refuse(row)
    const standing = asStanding(row, await recentSends(ctx, row), ctx.now)
    const faults = row ? asFaults(ctx, row) : faultsOf(emptyForm, dayOf(ctx.now)).map(asFault)
    return {
      ...standing,
      approved: approvedOf(own),
      ...asApplication(ctx, row),
      faults: standing.can_change ? faults : [],
    }
  },

  async hospitalAuditSave({ emptied, ...typed }, ctx) {
    const row = await saveApplication(ctx, typed, emptied)
    return row instanceof Refused ? row : { save_time: row.savedAt, faults: asFaults(ctx, row) }
  },

  async hospitalAuditSubmit({ token, ...typed }, ctx) {
    const row = await sendApplication(ctx, token, typed)
    if (row instanceof Refused) return row
    const state = row.state === 'many' ? '3' : '0'
    return { state, addTime: ctx.now, deadline_time: deadlineOf(ctx.now), token: row.token ?? '' }
  },

  async hospitalAuditAccount({ unit_id }, ctx) {
    const claimed = await claimAccount(ctx, unit_id)
    return claimed instanceof Refused ? claimed : { login_name: claimed.loginName, first_password: claimed.password }
  },
}

type Row = queries.ApplicationRow

/** Of the patient's own applications the one that is meant; what a link names must be among them. */
const meantOf = (
  own: readonly queries.ApplicationRow[],
  { token, unit_id, open }: { token?: string | undefined; unit_id?: number | undefined; open?: number | undefined },
) => {
  if (unit_id !== undefined) return own.find((row) => isApprovedOf(row, unit_id)) ?? 'not-found'
  const row = open === 1 ? queries.openOf(own) : queries.currentOf(own)
  return token === undefined || row?.token === token ? row : 'not-found'
}

const isApprovedOf = ({ state, hospitalId }: queries.ApplicationRow, unitId: number): boolean =>
  state === 'approved' && hospitalId === unitId

/** The hospitals that came of these applications. */
const approvedOf = (own: readonly queries.ApplicationRow[]) =>
  own.flatMap(({ state, hospitalId, unitName }) =>
    state === 'approved' && hospitalId !== null ? [{ unit_id: hospitalId, unit_name: unitName }] : [],
  )

const recentSends = async ({ db, now }: PatientContext, row: Row | undefined) =>
  row ? queries.listSends(db, row.id, countedFrom(now)) : []

/** Whether the first password can be fetched, and whether patients can book. */
const openingOf = async ({ db }: PatientContext, row: Row | undefined) => {
  if (!row?.hospitalId) return { can_claim: false, is_open: false }
  const account = row.staffId ? await findStaff(db, row.staffId) : undefined
  const hospital = await findHospital(db, row.hospitalId)
  return { can_claim: account !== undefined && isUnused(account), is_open: hospital?.isOpen === true }
}
