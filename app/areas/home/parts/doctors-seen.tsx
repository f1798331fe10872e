import { useEffect, useState } from 'react'
import { doctorsSeen } from '#app/areas/guahao/booking/contract.ts'
import { doctorAddress } from '#app/areas/guahao/doctors/cards/doctor-address.ts'
import { Link } from '#kit/ui/link.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'

type Seen = CallOutput<typeof doctorsSeen>['list']

/** Doctors whom the family saw last, for who comes back to them; it stands at the end, so that it moves nothing. */
export function DoctorsSeen() {
  const key = useSession()
  const [known, setKnown] = useState<{ key: string; list: Seen }>()
  useEffect(() => {
    if (key === null) return
    callApi(doctorsSeen, {}).then(
      ({ list }) => setKnown({ key, list }),
      () => undefined,
    )
  }, [key])
  if (known?.key !== key || known.list.length === 0) return null
  return (
    <section aria-label="看过的医生">
      <h2 className="pb-12 text-18 font-semibold">看过的医生</h2>
      <ul className="no-bar -mx-16 flex gap-12 overflow-x-auto px-16 pb-8">
        {known.list.map((doctor) => (
          <li key={doctor.doctor_id} className="w-148 shrink-0 elder:w-240">
            <Link
              to={doctorAddress(doctor)}
              className="flex h-full items-center gap-8 rounded-12 bg-card p-12 shadow-soft active:opacity-80"
            >
              <Avatar src={doctor.image} kind="doctor" />
              <span className="min-w-0">
                <span className="block truncate text-16 font-semibold">{doctor.doctor_name}</span>
                <span className="block truncate text-12 text-ink-2">{doctor.dep_name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
