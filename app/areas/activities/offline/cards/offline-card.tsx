import { MapPinIcon } from 'lucide-react'
import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { offLineList } from '../contract.ts'
import { offlineAddress } from './offline-address.ts'

/** An event as lists show it. */
export type Offline = CallOutput<typeof offLineList>['list'][number]

export const offlineTones: Record<Offline['status'], Tone> = {
  open: 'success',
  full: 'warning',
  closed: 'plain',
  on: 'accent',
  over: 'plain',
  off: 'danger',
}

/** How it stands with places, in words. */
export const placesText = ({ status, left_num, waiting_num, total_num }: Offline): string => {
  if (status === 'open') return `还有 ${left_num} 个名额`
  if (status === 'full') return waiting_num > 0 ? `名额满了，${waiting_num} 人在候补` : '名额满了，可以候补'
  return `共 ${total_num} 个名额`
}

/** An event of a list: what, when, where, whether there are places. */
export function OfflineCard({ event }: { event: Offline }) {
  const today = useToday()
  return (
    <Card to={offlineAddress(event.id)}>
      <div className="flex gap-12">
        <div className="min-w-0 grow space-y-4">
          <h3 className="line-clamp-2 text-16 font-medium">{event.title}</h3>
          <p className="text-14 text-accent-ink tabular-nums">{spokenDayTime(parseTime(event.begin_time), today)}</p>
          <p className="flex items-start gap-4 text-12 text-ink-3">
            <MapPinIcon className="mt-2 shrink-0" />
            <span className="line-clamp-2">
              {unbroken(`${event.unit_name} · `)}
              <span className="inline-block">{event.place}</span>
            </span>
          </p>
        </div>
        <Picture
          src={event.image}
          kind="card"
          alt=""
          width={96}
          height={72}
          className="h-72 w-96 shrink-0 self-start rounded-8 elder:hidden"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 pt-8 text-12 text-ink-3 tabular-nums">
        <Tag tone={offlineTones[event.status]}>{event.status_desc}</Tag>
        <span>{placesText(event)}</span>
        {event.ages && <span>{event.ages}</span>}
        {event.is_demo === 1 && <Tag>演示内容</Tag>}
      </div>
    </Card>
  )
}
