import { CalendarClockIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { distanceText } from '#kit/geo/distance-text.ts'
import { Card } from '#kit/ui/card.tsx'
import { MeanTag } from '#kit/ui/mean-tag.tsx'
import { countText } from '#kit/ui/number-text.ts'
import { Avatar } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { doctorList } from '../contract.ts'
import { doctorAddress } from './doctor-address.ts'
import { useNextFree } from './use-next-free.ts'

/** A doctor as lists show them. */
export type Doctor = CallOutput<typeof doctorList>['list'][number]

interface DoctorCardProps {
  doctor: Doctor
  /** Instead of the next free time. */
  aside?: ReactNode
  to?: string | undefined
}

/** A doctor as one chooses them: who they are, what they are known for, when they are free, how far [X118]. */
export function DoctorCard({ doctor, aside, to }: DoctorCardProps) {
  return (
    <Card to={to ?? doctorAddress(doctor)}>
      <div className="flex gap-12">
        <Avatar src={doctor.image} kind="doctor" />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-baseline gap-x-8">
            <h3 className="truncate text-16 font-semibold">{doctor.doctor_name}</h3>
            <span className="text-14 text-ink-2">{doctor.title_name}</span>
            <span className="ml-auto shrink-0 text-12 text-ink-3 tabular-nums">{distanceText(doctor.distance)}</span>
          </div>
          <p className="line-clamp-2 text-14 text-ink-2">
            {doctor.dep_name} · {doctor.unit_name}
          </p>
          <Known doctor={doctor} />
          <div className="flex flex-wrap items-center justify-between gap-x-12 pt-8 text-12">
            {aside ?? <NextFree doctor={doctor} />}
            <span className="shrink-0 text-ink-3 tabular-nums">{countText(doctor.fans_num)} 人关注</span>
          </div>
        </div>
      </div>
    </Card>
  )
}

const TAGS = 3

function Known({ doctor: { ill_tags, score, comment_num } }: { doctor: Doctor }) {
  return (
    <div className="flex flex-wrap gap-6 pt-6 empty:hidden">
      <MeanTag of="就诊" mean={score} votes={comment_num} />
      {ill_tags.slice(0, TAGS).map((name) => (
        <Tag key={name} tone="accent">
          {name}
        </Tag>
      ))}
    </div>
  )
}

function NextFree({ doctor }: { doctor: Doctor }) {
  const words = useNextFree(doctor)
  if (!words) return <span className="text-ink-3">近期无号，可先关注</span>
  return (
    <span className="flex items-center gap-4 font-medium text-accent-ink">
      <CalendarClockIcon className="shrink-0" />
      <span>最早 {unbroken(words)}</span>
    </span>
  )
}
