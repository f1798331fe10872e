import type { ReactNode } from 'react'
import { doctorAddress } from '#app/areas/guahao/doctors/cards/doctor-address.ts'
import { Link } from '#kit/ui/link.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import { Section } from './section.tsx'

type Doctor = Parameters<typeof doctorAddress>[0] & { doctor_id: number; doctor_name: string; image: string }

interface DoctorTilesProps<D extends Doctor> {
  title: string
  /** Where all of them are. */
  to: string
  doctors: readonly D[]
  /** What stands under a doctor's name. */
  noteOf: (doctor: D) => string
  /** What stands below: where they sit, when they are free. */
  rest: (doctor: D) => ReactNode
}

/** Doctors side by side; one below the other for elders. */
export function DoctorTiles<D extends Doctor>({ title, to, doctors, noteOf, rest }: DoctorTilesProps<D>) {
  return (
    <Section title={title} to={to}>
      <ul className="no-bar -mx-16 flex snap-x scroll-px-16 gap-12 overflow-x-auto px-16 pb-8 elder:flex-col elder:overflow-x-visible">
        {doctors.map((doctor) => (
          <li key={doctor.doctor_id} className="w-160 shrink-0 snap-start elder:w-full">
            <Link
              to={doctorAddress(doctor)}
              className="flex h-full flex-col rounded-12 bg-card p-12 shadow-soft active:opacity-80"
            >
              <span className="flex items-center gap-8">
                <Avatar src={doctor.image} kind="doctor" />
                <span className="min-w-0">
                  <span className="block truncate text-16 font-semibold">{doctor.doctor_name}</span>
                  <span className="block truncate text-12 text-ink-2">{noteOf(doctor)}</span>
                </span>
              </span>
              {rest(doctor)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
