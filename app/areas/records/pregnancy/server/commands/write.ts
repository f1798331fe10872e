import { addEntry, removeEntry } from '#app/areas/records/ground/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { isOddWeight, pregnancyDays, WEIGHT_KG } from '../../rules.ts'
import { dueOf, listPregnancyEntries, openPregnancy, type PregnancyEntry } from './record.ts'

/** Writes something into an open record, once for the name that the phone gave it. */
export const write = async (ctx: PatientContext, id: number, entry: PregnancyEntry, clientId: string | undefined) => {
  const record = await openPregnancy(ctx, id)
  if (record instanceof Refused) return record
  if ('day' in entry ? entry.day > dayOf(ctx.now) : entry.begin > ctx.now.getTime()) return new Refused('not-yet')
  const made = await addEntry<PregnancyEntry>(ctx, id, entry, clientId ?? null)
  return made === undefined ? new Refused('too-many') : { id: made }
}

interface Weighed {
  day: Day
  kg: number
  isSure: boolean
  clientId: string | undefined
}

/** Writes down a weight; one that is far from the one before only where she says that it is right. */
export const weigh = async (ctx: PatientContext, id: number, { day, kg, isSure, clientId }: Weighed) => {
  if (kg < WEIGHT_KG.least || kg > WEIGHT_KG.most) return new Refused('odd-weight')
  const record = await openPregnancy(ctx, id)
  if (record instanceof Refused) return record
  if (pregnancyDays(dueOf(record.content), day) < 0) return new Refused('not-begun')
  const weights = (await listPregnancyEntries(ctx, id)).flatMap(({ content }) =>
    content.what === 'weight' && content.day <= day ? [content] : [],
  )
  const before = weights.sort((a, b) => (a.day < b.day ? -1 : 1)).at(-1)?.kg ?? record.content.weight_before_kg
  if (!isSure && before !== undefined && isOddWeight(kg, before)) return new Refused('far-off', { before })
  return write(ctx, id, { what: 'weight', day, kg }, clientId)
}

/** Takes back something that was written down. */
export const takeBack = async (ctx: PatientContext, id: number, entryId: number) => {
  const record = await openPregnancy(ctx, id)
  if (record instanceof Refused) return record
  return (await removeEntry(ctx, id, entryId)) ? {} : new Refused('not-found')
}
