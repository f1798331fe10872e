import { CalendarIcon, MapPinIcon, PhoneIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { WayThere } from '#app/areas/guahao/hospitals/cards/way-there.tsx'
import { datedSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import { nearDayWord } from '#kit/time/spoken.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { RefusedError, WireError } from '#kit/wire/errors.ts'
import { guestVisit } from '../contract.ts'
import { GuestQueue } from './guest-queue.tsx'
import { useEveryWhileSeen } from './use-every-while-seen.ts'

type Visit = CallOutput<typeof guestVisit>
type Shown = { visit: Visit } | { refused: string } | { down: string }

/** The line moves on the day; before it a stop or another time may come. */
const ASKED_EVERY_MS = 30_000

/** When and where somebody's visit is, and how the queue stands; or why it is not to be seen. */
export function GuestVisit() {
  const [shown, setShown] = useState<Shown>()
  const look = () => void openLink(location.hash.slice(1)).then((now) => setShown((was) => kept(was, now)))
  useEffect(look, [])
  useEveryWhileSeen(shown && 'visit' in shown ? ASKED_EVERY_MS : undefined, look)
  if (!shown) return <SkeletonList />
  if ('down' in shown) return <Trouble text={shown.down} onRetry={look} />
  if ('refused' in shown)
    return <Empty drawing="message" title={shown.refused} action={<ButtonLink to="/">去首页</ButtonLink>} />
  return <Seen visit={shown.visit} />
}

/** A corridor without network does not cost the page; a link that was taken back does. */
const kept = (was: Shown | undefined, now: Shown): Shown => (was && 'visit' in was && 'down' in now ? was : now)

const openLink = async (token: string): Promise<Shown> => {
  if (!/^[\w-]{6,64}$/.test(token)) return { refused: '链接不完整，请向发给您的家人再要一次' }
  try {
    return { visit: await callApi(guestVisit, { token }) }
  } catch (thrown) {
    if (!(thrown instanceof WireError)) throw thrown
    return thrown instanceof RefusedError ? { refused: thrown.words } : { down: thrown.words }
  }
}

function Seen({ visit }: { visit: Visit }) {
  const today = useToday()
  const { member_name, state_desc, queue, unit_name, unit_phone, address, location, lat, lng } = visit
  const near = nearDayWord(visit.date, today)
  return (
    <div className="grow space-y-12 p-16">
      <div className="px-4">
        <h1 className="text-22 font-semibold">{member_name} 的就诊</h1>
        <p className="pt-4 text-14 text-ink-2">{state_desc}</p>
      </div>
      {queue && <GuestQueue state={visit.state} queue={queue} />}
      <Card>
        <ul className="space-y-12 text-16">
          <li className="flex gap-8">
            <CalendarIcon className="mt-4 shrink-0 text-ink-3" />
            <span className="font-semibold tabular-nums">
              {near && `${near}，`}
              {datedSpan(visit, today)}
            </span>
          </li>
          <li className="flex gap-8">
            <MapPinIcon className="mt-4 shrink-0 text-ink-3" />
            <span className="min-w-0">
              <span className="font-medium">{unit_name}</span>
              {location && <span className="block">{location}</span>}
              <span className="block text-14 text-ink-2">{address}</span>
              <span className="-ml-12 flex flex-wrap items-center gap-x-8 py-4">
                <WayThere to={{ name: unit_name, address, lat, lng }} inside={location} />
                {unit_phone && (
                  <a
                    href={`tel:${unit_phone}`}
                    className="inline-flex min-h-target items-center gap-6 px-12 text-14 font-medium text-accent-ink"
                  >
                    <PhoneIcon />
                    打电话
                  </a>
                )}
              </span>
            </span>
          </li>
        </ul>
      </Card>
      <p className="px-4 text-12 text-ink-3">
        这个页面只给您看，请不要转给别人。就诊结束后链接就打不开了，家人也可以随时收回。
      </p>
    </div>
  )
}
