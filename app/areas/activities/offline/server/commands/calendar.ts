import { calendarFile } from '#app/areas/guahao/booking/server/public.ts'
import type { Context } from '#app/context.ts'
import * as queries from '../queries.ts'

/** The calendar file of an event: what everybody may know, and who has it is reminded. Null where there is none. */
export const findEventCalendar = async ({ db }: Pick<Context, 'db'>, file: string) => {
  const [, id = ''] = /^offline-(\d{1,15})\.ics$/.exec(file) ?? []
  const shown = id ? await queries.findEvent(db, Number(id)) : undefined
  if (!shown) return null
  const { event } = shown
  const body = calendarFile({
    id: `offline-${event.id}`,
    sequence: Math.max(0, Math.floor(event.changedAt.getTime() / 1000) - EPOCH),
    isOff: event.calledOffAt !== null,
    title: event.title,
    place: [shown.hospitalName, event.place, shown.address].filter(Boolean).join('，'),
    text: `${shown.depName}，到场请出示报名里的六位签到码`,
    beginsAt: event.startsAt,
    endsAt: event.endsAt,
    changedAt: event.changedAt,
  })
  return { type: 'text/calendar; charset=utf-8', name: `event-${event.id}.ics`, body }
}

/** Seconds of 2026-01-01: a number that grows with each change and stays small. */
const EPOCH = 1_767_225_600
