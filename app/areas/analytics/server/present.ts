import { createHash } from 'node:crypto'
import { dayOf } from '#kit/time/day.ts'
import { isInTime } from '../rules/modules.ts'
import { asAgent, asMessage, asStack, crowds, pathOf } from '../rules.ts'
import type { NewEvent } from './queries/events.ts'
import type { AdvertRow, ModuleRow } from './queries/shown.ts'

interface EventTold {
  event: string
  page_url?: string | undefined
  from_function_id?: string | undefined
  from_function_name?: string | undefined
  item_type?: number | undefined
  item_id?: number | undefined
}

interface Beside {
  source: 'action' | 'channel' | 'view'
  visitId?: string | undefined
  channel: number
  now: Date
}

/** An event as it is kept. */
export const asEvent = (told: EventTold, { source, visitId = '', channel, now }: Beside): NewEvent => ({
  source,
  visitId,
  channel,
  event: told.event,
  happenedAt: now,
  page: pathOf(told.page_url ?? ''),
  functionId: told.from_function_id ?? '',
  functionName: told.from_function_name ?? '',
  itemType: told.item_type ?? 0,
  itemId: told.item_id ?? 0,
})

interface LogTold {
  type: string
  message?: string | undefined
  stack?: string | undefined
  page_url?: string | undefined
  user_agent?: string | undefined
}

/** A log entry as it is kept: masked, cut, and with the digest under which the same error is counted. */
export const asLog = ({ type, message = '', stack = '', page_url = '', user_agent = '' }: LogTold, now: Date) => {
  const said = { type, message: asMessage(message), stack: asStack(stack), page: pathOf(page_url) }
  const digest = createHash('sha256').update(JSON.stringify(said)).digest('base64url')
  return { ...said, digest, day: dayOf(now), agent: asAgent(user_agent), lastAt: now }
}

export const asModule = ({ id, title, note, image, link, crowd }: ModuleRow) => ({
  id,
  title,
  note,
  image,
  link,
  crowd_type: crowd ?? 'common',
})

export const asAdvert = ({ id, areaType, areaId, crowd, isPaid, title, image, link }: AdvertRow) => ({
  id,
  area_type: areaType,
  area_id: areaId ?? 0,
  is_paid: isPaid,
  is_rec: crowd !== null,
  title,
  image,
  link,
})

/** A module as the desk keeps it. */
export const asManagedModule =
  (cityNames: ReadonlyMap<number, string>, now: Date) =>
  ({ id, crowd, title, note, link, position, cityId, channel, startsAt, endsAt, isOn }: ModuleRow) => ({
    module_id: id,
    crowd_type: crowds.find((one) => one === crowd) ?? 'common',
    title,
    note,
    link,
    position,
    city_id: cityId,
    city_name: cityId === null ? '' : (cityNames.get(cityId) ?? ''),
    channel,
    begin_time: startsAt,
    end_time: endsAt,
    is_on: isOn,
    is_now: isInTime({ startsAt, endsAt }, now),
  })
