import { type ConsultService, PROMISE_LETTERS } from '#app/areas/consult/doctors/cards/consult-services.tsx'
import { Card } from '#kit/ui/card.tsx'
import { clauseLook } from '#kit/ui/clause-look.ts'
import { Avatar } from '#kit/ui/picture.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'

interface WhomProps {
  doctor: { doctor_name: string; title_name: string; unit_name: string; dep_name: string; image: string } | null
  department: string
  service: Pick<ConsultService, 'name' | 'promise'>
}

/** Whom one asks and how, with the promise. */
export function Whom({ doctor, department, service }: WhomProps) {
  return (
    <Card>
      <div className="flex items-center gap-12">
        <Avatar src={doctor?.image ?? ''} kind="doctor" />
        <div className="min-w-0 grow">
          <h2 className="text-16 font-semibold break-words">
            {doctor ? `${doctor.doctor_name} ${doctor.title_name}` : department}
          </h2>
          <p className="text-14 text-ink-2">
            {doctor ? `${doctor.dep_name} · ${doctor.unit_name}` : '由最先有空的医生接诊'}
          </p>
        </div>
      </div>
      <p className={`pt-12 text-12 text-ink-2 ${clauseLook(service.promise, PROMISE_LETTERS)}`}>
        <span className="font-medium text-accent-ink">{service.name}</span> · {unbroken(service.promise)}
      </p>
    </Card>
  )
}
