import type { Member } from '#app/areas/account/members/server/public.ts'
import { closed } from '#app/areas/records/ground/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { dayOf, formatTime } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { canBe, type Item, isDoubtful, type Known, measureOf, remarkOn, type Values } from '../../rules.ts'
import { asEntry, knownOf, type Measurement, measurementsIn } from '../present.ts'
import * as queries from '../queries.ts'
import { addEntry, faultOfDay, isAdult, type Opened, openRecord, type Writing } from './open-record.ts'

/** A measurement as it is sent. */
interface Sent {
  item: Item
  values: Values
  context: string
  moment: Date
  note: string
  isSure: boolean
}

const faultOfMeasure = ({ item, values, context, moment }: Sent, member: Member, now: Date) => {
  if (!canBe(item, values)) return new Refused('odd-value', { hint: measureOf(item).hint })
  const { contexts } = measureOf(item)
  if (contexts && !Object.hasOwn(contexts, context)) return new Refused('which-context')
  return moment > now ? new Refused('not-yet') : faultOfDay(dayOf(moment), member, dayOf(now))
}

/** Writes down what was measured; its id and what is to be said of it, or why it is not taken. */
export const measure = (ctx: PatientContext, writing: Writing, said: Sent) =>
  transactInside(ctx, async (inside) => {
    const open = await openRecord(inside, writing)
    if (open instanceof Refused) return open
    const fault = faultOfMeasure(said, open.member, inside.now)
    if (fault) return fault
    const known = await findKnown(inside, open)
    const { item, values } = said
    const context = measureOf(item).contexts ? said.context : ''
    const made = await note(inside, open.record.id, writing.clientId, { ...said, context }, known)
    if (made instanceof Refused) return made
    const remark = remarkOn(item, values, context, known)
    return { ...made, remark: remark?.words ?? '', is_urgent: remark?.isUrgent ?? false }
  })

const findKnown = async (ctx: PatientContext, { record, member }: Opened): Promise<Known> => {
  const rows = await queries.listEntries(ctx.db, [record.id])
  return knownOf(measurementsIn(rows.map((row) => asEntry(ctx, row))), isAdult(member, dayOf(ctx.now)))
}

const note = async (ctx: PatientContext, recordId: number, clientId: string, said: Sent, known: Known) => {
  const sent = await queries.findSent(ctx.db, recordId, clientId)
  if (sent) return { id: sent.id }
  const { item, values, context, moment, note: words, isSure } = said
  if (!isSure && isDoubtful(item, values, known)) return new Refused('far-off')
  const content: Measurement = { kind: 'measure', item, values, context, at: formatTime(moment), note: words }
  return addEntry(ctx, recordId, clientId, { contentSealed: closed(ctx, content), remindAt: null })
}
