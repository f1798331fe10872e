import { doctorAddress } from '#app/areas/guahao/doctors/cards/doctor-address.ts'
import { useNextFree } from '#app/areas/guahao/doctors/cards/use-next-free.ts'
import { Link } from '#kit/ui/link.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { homeIndex } from '../contract.ts'
import { Section } from './section.tsx'

type Doctor = CallOutput<typeof homeIndex>['doctors'][number]

interface FreeDoctorsProps {
  doctors: readonly Doctor[]
}

/** Doctors with whom a place is free soonest, side by side. */
export function FreeDoctors({ doctors }: FreeDoctorsProps) {
  if (doctors.length === 0) return null
  const isToday = doctors.some((doctor) => doctor.next_free_words.startsWith('今天'))
  return (
    <Section title={isToday ? '今天还有号' : '最近有号'} to="/doctor/index?sort=soonest">
      <ul className="no-bar -mx-16 flex snap-x scroll-px-16 gap-12 overflow-x-auto px-16 pb-8 elder:flex-col elder:overflow-x-visible">
        {doctors.map((doctor) => (
          <li key={doctor.doctor_id} className="w-148 shrink-0 snap-start elder:w-full">
            <DoctorTile doctor={doctor} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function DoctorTile({ doctor }: { doctor: Doctor }) {
  const nextFree = useNextFree(doctor)
  return (
    <Link
      to={doctorAddress(doctor)}
      className="flex h-full flex-col rounded-12 bg-card p-12 shadow-soft active:opacity-80"
    >
      <span className="flex items-center gap-8">
        <Avatar src={doctor.image} kind="doctor" />
        <span className="min-w-0">
          <span className="block truncate text-16 font-semibold">{doctor.doctor_name}</span>
          <span className="block truncate text-12 text-ink-2">{doctor.title_name}</span>
        </span>
      </span>
      <span className="truncate pt-8 text-14">{doctor.dep_name}</span>
      <span className="line-clamp-2 grow text-12 text-ink-3">{doctor.unit_name}</span>
      <span className="pt-8 text-12 font-medium text-accent-ink tabular-nums">{nextFree}</span>
    </Link>
  )
}
