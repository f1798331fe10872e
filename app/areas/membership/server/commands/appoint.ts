import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { keepMember } from '#app/areas/account/members/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { rollbackIf, transactInside } from '#kit/db/inside.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { messages } from '../../rules/messages.ts'
import { type Filled, fieldFault } from '../../rules.ts'
import type { AppointState } from '../../states.ts'
import { FILLED, fieldsOf } from '../present.ts'
import { isVipNow } from '../queries/current-membership.ts'
import * as queries from '../queries.ts'

/** What somebody wants to book. */
export interface BenefitRequest {
  benefitId: number
  memberId: number
  filled: readonly Filled[]
}

/** Why a benefit was not booked; a field by its title. */
export type NotBooked = Refused<'not-found' | 'not-bookable' | 'not-vip' | 'used-up' | 'already-there' | 'field'>

type Outcome = queries.AppointmentRow | NotBooked

/** Books a benefit and uses one allowance, both or neither; the same sent again finds the booking that it made. */
export const bookBenefit = (ctx: Context, patient: PatientId, wanted: BenefitRequest): Promise<Outcome> =>
  rollbackIf(
    ctx,
    (outcome: Outcome) => outcome instanceof Refused,
    async (inside) => {
      // With a refund of the package that is used here one waits for the other.
      await lockPatient(inside.db, patient)
      const fault = await findFault(inside, patient, wanted)
      if (fault) return fault
      const text = textOf(wanted.filled)
      const open = await queries.findOpenAppointment(inside.db, patient, wanted)
      if (open) return isSent(inside, open, text) ? open : new Refused('already-there')
      return write(inside, patient, wanted, text)
    },
  )

const findFault = async (
  { db, now }: Context,
  patient: PatientId,
  { benefitId, memberId, filled }: BenefitRequest,
): Promise<NotBooked | undefined> => {
  const benefit = await queries.findBenefit(db, benefitId)
  if (!benefit || !(await keepMember(db, patient, memberId))) return new Refused('not-found')
  if (!benefit.isBookable) return new Refused('not-bookable')
  const field = fieldFault(await fieldsOf(db, benefit), filled, dayOf(now))
  return field === undefined ? undefined : new Refused('field', { field })
}

const write = async (
  { db, now, config }: Context,
  patient: PatientId,
  { benefitId, memberId }: BenefitRequest,
  text: string,
): Promise<Outcome> => {
  const termId = await queries.takeAllowance(db, patient, benefitId, now)
  if (termId === undefined) return new Refused((await isVipNow(db, patient, now)) ? 'used-up' : 'not-vip')
  const seal = sealOf(config)
  const made = await queries.insertAppointment(db, {
    patientId: patient,
    memberId,
    benefitId,
    termId,
    madeAt: now,
    movedAt: now,
    filledSealed: seal.seal(text, FILLED),
    filledIndex: seal.index(text, FILLED),
  })
  return made ?? new Refused('already-there')
}

/** What was filled in, whatever the order of the fields. */
const textOf = (filled: readonly Filled[]) =>
  JSON.stringify(
    filled
      .map(({ name, value }) => ({ name, value: value.trim() }))
      .filter(({ value }) => value !== '')
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  )

const isSent = ({ config }: Context, { filledIndex }: queries.AppointmentRow, text: string) =>
  sealOf(config).indexes(text, FILLED).includes(filledIndex)

const told: Partial<Record<AppointState, string>> = {
  confirmed: '已确认',
  cancelled: '已取消，次数已退回',
  done: '已完成',
}

/** Moves a booking on; cancelled it gives its allowance back. Undefined where it cannot go there any more. */
export const moveBooking = (
  ctx: Context,
  id: number,
  to: AppointState,
  { reason, by }: { reason?: string | undefined; by: 'patient' | 'desk' },
): Promise<queries.AppointmentRow | undefined> =>
  transactInside(ctx, async (inside) => {
    const { db, now } = inside
    const moved = await queries.moveAppointment(db, id, to, { now, reason })
    if (!moved) return undefined
    if (to === 'cancelled') await queries.giveAllowanceBack(db, moved.termId, moved.benefitId)
    if (by === 'patient') return moved
    const benefit = await queries.findBenefit(db, moved.benefitId)
    await notifyBy(inside, messages.benefit, {
      patientId: moved.patientId,
      values: { benefit: benefit?.title ?? '', state: told[to] ?? '', reason: reason ? `：${reason}` : '。' },
      link: '/member/appointments',
    })
    return moved
  })
