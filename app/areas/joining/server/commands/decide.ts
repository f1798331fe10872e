import { addStaff, findStaffByLogin, recordAct } from '#app/areas/access/staff/server/public.ts'
import { kinds, levels } from '#app/areas/guahao/hospitals/rules.ts'
import { hospitalImporter, showHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import { type FilledMessage, filled } from '#app/areas/notices/messages/rules/templates.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { messages } from '../../rules/messages.ts'
import type { Fault } from '../../rules.ts'
import { isWaiting } from '../../states.ts'
import * as queries from '../queries.ts'
import { bringRow } from './bring.ts'

type Row = queries.ApplicationRow
/** Why an application cannot be decided. */
export type DecideFault = Refused<'not-found' | 'decided' | 'same-person'>

/** Where applicants look. */
const STATE_PAGE = '/audit/hospital'

/**
 * Approves an application: the first person says so, another makes it true. Its hospital is made, closed to patients until it is
 * opened, with its first admin.
 */
export const approve = (ctx: StaffContext, id: number): Promise<{ isSecond: boolean } | DecideFault> =>
  ctx.transact(async (inside) => {
    const row = await lockWaiting(inside, id)
    if (row instanceof Refused) return row
    const { staffId } = inside.staff
    if (row.firstBy === staffId) return new Refused('same-person')
    if (row.firstBy === null) {
      await queries.updateApplication(inside.db, id, { firstBy: staffId })
      await recordAct(inside, { act: 'joining.check', kind: 'joining', id, after: { unitName: row.unitName } })
      return { isSecond: false }
    }
    const made = await makeHospital(inside, row)
    await queries.updateApplication(inside.db, id, {
      state: 'approved',
      token: null,
      decidedAt: inside.now,
      reasons: [],
      ...made,
    })
    await recordAct(inside, {
      act: 'joining.approve',
      kind: 'joining',
      id,
      before: { firstBy: row.firstBy },
      after: { unitName: row.unitName, newHospital: made.hospitalId, loginName: made.loginName },
    })
    await notify(inside, row, filled(messages.approved, { unit: row.unitName }))
    return { isSecond: true }
  })

/** Refuses an application, with a reason for each field that is to be mended. */
export const refuse = (
  ctx: StaffContext,
  id: number,
  reasons: readonly Fault[],
): Promise<true | Refused<'not-found' | 'decided'>> =>
  ctx.transact(async (inside) => {
    const row = await lockWaiting(inside, id)
    if (row instanceof Refused) return row
    const set = { state: 'refused' as const, reasons: [...reasons], decidedAt: inside.now, firstBy: null }
    await queries.updateApplication(inside.db, id, set)
    const after = { unitName: row.unitName, refusedFields: reasons.map(({ field }) => field).join(',') }
    await recordAct(inside, { act: 'joining.refuse', kind: 'joining', id, after })
    await notify(inside, row, filled(messages.returned, { unit: row.unitName, number: String(reasons.length) }))
    return true
  })

const lockWaiting = async ({ db }: StaffContext, id: number): Promise<Row | Refused<'not-found' | 'decided'>> => {
  const row = await queries.lockSent(db, id)
  if (!row) return new Refused('not-found')
  return isWaiting(row.state) ? row : new Refused('decided')
}

const makeHospital = async (ctx: StaffContext, row: Row) => {
  const hospitalId = await bringRow(ctx, hospitalImporter, {
    code: row.creditCode,
    name: row.unitName,
    address: row.address,
    phone: row.phone,
    introduction: row.introduction,
    level: levels[row.level ?? 1] ?? '',
    kind: kinds[row.kind ?? 1] ?? '',
  })
  await showHospital(ctx, hospitalId, false)
  const loginName = await freeLogin(ctx, row.loginName)
  // The password is told to nobody: the applicant fetches another one.
  const added = await addStaff(ctx, { hospitalId, loginName, name: row.contact, role: 'admin' })
  if (!added) throw new Error(`${loginName} is taken`)
  await recordAct(ctx, { act: 'staff.add', kind: 'staff', id: added.staff.id, after: { loginName, role: 'admin' } })
  return { hospitalId, staffId: added.staff.id, loginName }
}

/** The name that was asked for, or one beside it where somebody took that meanwhile. */
const freeLogin = async ({ db }: StaffContext, asked: string): Promise<string> => {
  for (let at = 1; ; at++) {
    const name = at === 1 ? asked : `${asked.slice(0, 36)}-${at}`
    if (!(await findStaffByLogin(db, name))) return name
  }
}

const notify = async (ctx: StaffContext, { patientId }: Row, { template, values }: FilledMessage) => {
  if (patientId !== null) await notifyBy(ctx, template, { patientId, values, link: STATE_PAGE })
}
