import { ChevronRightIcon } from 'lucide-react'
import { doctorAddress } from '#app/areas/guahao/doctors/cards/doctor-address.ts'
import type { Day } from '#kit/time/day.ts'
import { Card } from '#kit/ui/card.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Link } from '#kit/ui/link.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { Fee } from '../cards/fee.tsx'
import { type Post, scheduleAddress } from '../cards/schedule-address.ts'
import type { depDateDoctors } from '../contract.ts'
import { releaseWords } from './release-words.ts'

/** A doctor of a department on one day. */
export type DoctorOnDate = CallOutput<typeof depDateDoctors>['list'][number]
type Period = DoctorOnDate['periods'][number]

interface DoctorOnDateProps {
  doctor: DoctorOnDate
  seat: Post
  today: Day
  /** For full slots from this day on one may wait. */
  waitFrom: Day
}

/** Who sees patients that day, and in which half days: each leads to its slots. */
export function DoctorOnDateCard({ doctor, seat, ...days }: DoctorOnDateProps) {
  return (
    <Card className="pb-4">
      <Link to={doctorAddress(seat)} className="flex gap-12 pb-12">
        <Avatar src={doctor.image} kind="doctor" />
        <span className="min-w-0 grow">
          <span className="flex items-baseline gap-8">
            <span className="truncate text-16 font-semibold">{doctor.doctor_name}</span>
            <span className="shrink-0 text-14 text-ink-2">{doctor.title_name}</span>
          </span>
          <span className="line-clamp-2 text-12 text-ink-3">{doctor.skills}</span>
        </span>
      </Link>
      <ul className="divide-y divide-line border-t border-line">
        {doctor.periods.map((period) => (
          <li key={period.schedule_id}>
            <PeriodRow period={period} seat={seat} {...days} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const tones: Partial<Record<Period['state'], string>> = {
  bookable: 'font-medium text-accent-ink',
  full: 'text-warning',
}

interface PeriodRowProps extends Omit<DoctorOnDateProps, 'doctor'> {
  period: Period
}

function PeriodRow({ period, seat, today, waitFrom }: PeriodRowProps) {
  return (
    <Link
      to={scheduleAddress(seat, { date: period.date })}
      className="flex min-h-target flex-wrap items-center gap-x-8 py-8 text-14 active:opacity-70"
    >
      <span className="font-medium">{period.half_name}</span>
      <span className="text-ink-2">{period.clinic_name}</span>
      <Fee yuan={period.fee} />
      <span className={classes('ml-auto flex items-center tabular-nums', tones[period.state] ?? 'text-ink-3')}>
        {stateWords(period, today, waitFrom)}
        <ChevronRightIcon className="-mr-4" />
      </span>
    </Link>
  )
}

const stateWords = (period: Period, today: Day, waitFrom: Day): string => {
  if (period.state === 'bookable') return `余 ${period.left_num} 号`
  if (period.state === 'full') return period.date >= waitFrom ? '约满，可候补' : '约满'
  return period.state === 'not-released' ? releaseWords(period.release_time, today) : period.state_desc
}
