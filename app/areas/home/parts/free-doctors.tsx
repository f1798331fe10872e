import { useFreeToday, useNextFree } from '#app/areas/guahao/doctors/cards/use-next-free.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { homeIndex } from '../contract.ts'
import { DoctorTiles } from './doctor-tiles.tsx'

type Doctor = CallOutput<typeof homeIndex>['doctors'][number]

interface FreeDoctorsProps {
  doctors: readonly Doctor[]
}

/** Doctors with whom a place is free soonest, side by side. */
export function FreeDoctors({ doctors }: FreeDoctorsProps) {
  const isToday = useFreeToday(doctors)
  if (doctors.length === 0) return null
  return (
    <DoctorTiles
      title={isToday ? '今天还有号' : '最近有号'}
      to="/doctor/index?sort=soonest"
      doctors={doctors}
      noteOf={({ title_name }) => title_name}
      rest={(doctor) => <NextFree doctor={doctor} />}
    />
  )
}

function NextFree({ doctor }: { doctor: Doctor }) {
  const nextFree = useNextFree(doctor)
  return (
    <>
      <span className="truncate pt-8 text-14">{doctor.dep_name}</span>
      <span className="line-clamp-2 grow text-12 text-ink-3">{doctor.unit_name}</span>
      <span className="pt-8 text-12 font-medium text-accent-ink tabular-nums">{nextFree}</span>
    </>
  )
}
