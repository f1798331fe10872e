import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { mayRemindAt } from '#app/areas/notices/messages/rules.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { type Child, carersOf, listChildrenAfter } from '#app/areas/records/children/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { each } from '#kit/jobs/each.ts'
import { addDays, dayOf, minutesOf } from '#kit/time/day.ts'
import { address } from '#kit/wire/address.ts'
import { messages } from '../../rules/messages.ts'
import { type Dose, planOf, REMINDED_DAYS } from '../../rules.ts'
import { type Choices, sealed } from '../present.ts'
import { putChoices } from '../queries.ts'
import { findHistory, findSchedule } from './record.ts'

const AT_ONCE = 200

/** Tells the families of children whose vaccines have come due; each dose once, and nobody at night. */
export const remindAll = async (ctx: Context): Promise<void> => {
  if (!mayRemindAt(minutesOf(ctx.now))) return
  const schedule = await findSchedule(ctx)
  if (!schedule) return
  for (let after = 0, more = true; more; ) {
    const children = await listChildrenAfter(ctx, after, AT_ONCE)
    await each(children, (child) => transactInside(ctx, (inside) => remindOf(inside, child, schedule.doses)))
    after = children.at(-1)?.id ?? after
    more = children.length === AT_ONCE
  }
}

const remindOf = async (ctx: Context, child: Child, doses: readonly Dose[]): Promise<void> => {
  await lockPatient(ctx.db, child.ownerId as PatientId)
  const { given, choices } = await findHistory(ctx, child.id)
  if (choices.isQuiet) return
  const today = dayOf(ctx.now)
  const since = addDays(today, -REMINDED_DAYS)
  const due = planOf(doses, child, given, today, choices.lines)
    .filter(({ state, from }) => state === 'due' && from !== null && from >= since)
    .map(({ dose }) => dose.id)
  if (due.every((id) => choices.told.includes(id))) return
  const told = [...new Set([...choices.told, ...due])]
  await putChoices(ctx.db, child.id, sealed(ctx, { ...choices, told } satisfies Choices))
  for (const patientId of [child.ownerId, ...(await carersOf(ctx, child.id))])
    await notifyBy(ctx, messages.due, {
      patientId,
      values: {},
      link: address('/records/vaccines', { child_id: child.id }),
    })
}
