import { RemindMe } from '#app/areas/guahao/waitlist/cards/remind-me.tsx'
import type { Day } from '#kit/time/day.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { DateStrip } from '#kit/ui/date-strip.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { Leaving, useComingDay } from '../parts/coming-day.tsx'
import { FullDay } from '../parts/full-day.tsx'
import { SlotList } from '../parts/slot-list.tsx'
import { stripDays } from './days.ts'
import type { DoctorDaysShown, Slot } from './load-doctor-days.ts'
import { type Post, scheduleAddress } from './schedule-address.ts'

interface DoctorDaysProps {
  shown: DoctorDaysShown
  seat: Post
  dayLink: (date: Day) => string
  slotLink: (slot: Slot) => string
  /** Places alone count here: full slots have no waitlist. */
  noWaiting?: boolean | undefined
  /** It stands on a card already. */
  onCard?: boolean | undefined
}

/** A doctor's days side by side, and below them the slots of the chosen one. */
export function DoctorDays({ shown, seat, dayLink, slotLink, noWaiting, onCard }: DoctorDaysProps) {
  const { days, date, waitFrom, slots } = shown
  const today = useToday(shown.today)
  const coming = useComingDay(date)
  if (!date) return <NoDays seat={seat} />
  return (
    <>
      <div className="border-b border-line bg-card">
        <DateStrip label="就诊日期" days={stripDays({ days, today, chosen: coming ?? date, linkTo: dayLink })} />
      </div>
      <Leaving leaves={coming !== undefined}>
        {slots.length > 0 ? (
          <>
            <SlotList
              slots={slots}
              today={today}
              waitFrom={noWaiting ? undefined : waitFrom}
              slotLink={slotLink}
              // Each doctor and day has a card of its own: what was turned on one says nothing of the next.
              remind={
                noWaiting
                  ? undefined
                  : ({ date }) => <RemindMe key={`${seat.doctor_id} ${seat.dep_id} ${date}`} seat={seat} date={date} />
              }
              onCard={onCard}
            />
            {!slots.some(({ state }) => state === 'bookable') && (
              <FullDay
                shown={shown}
                seat={seat}
                next={days.find(({ state, date: day }) => state === 'bookable' && day !== date)?.date}
                dayLink={dayLink}
                slotLink={noWaiting ? undefined : slotLink}
              />
            )}
          </>
        ) : (
          <NoSlots next={days.find(({ state }) => state === 'bookable')?.date} dayLink={dayLink} />
        )}
      </Leaving>
    </>
  )
}

function NoDays({ seat: { unit_id, dep_id } }: { seat: Post }) {
  return (
    <Empty
      title="近期没有排班"
      text="医生的排班定下来后会显示在这里。也可以先看看同科室的其他医生。"
      action={
        <ButtonLink kind="secondary" to={scheduleAddress({ unit_id, dep_id })}>
          看同科室医生
        </ButtonLink>
      }
    />
  )
}

/** A day on which nobody can be booked any more, or never could. */
export function NoSlots({ next, dayLink }: { next: Day | undefined; dayLink: (date: Day) => string }) {
  return (
    <Empty
      title="这一天没有门诊"
      text="换一天看看。"
      action={
        next && (
          <ButtonLink kind="secondary" to={dayLink(next)} replace>
            看最近有号的一天
          </ButtonLink>
        )
      }
    />
  )
}
