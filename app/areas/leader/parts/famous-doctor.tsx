import { doctorAddress } from '#app/areas/guahao/doctors/cards/doctor-address.ts'
import { Position } from '#app/areas/guahao/ranks/cards/position.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { leaderDocs } from '../contract.ts'

/** A doctor of the board: their place, who they are, and by what they stand there. */
export function FamousDoctor({ doctor }: { doctor: CallOutput<typeof leaderDocs>['list'][number] }) {
  return (
    <Card to={doctorAddress(doctor)}>
      <div className="flex items-center gap-12">
        <Position position={doctor.position} />
        <Picture
          src={doctor.image}
          kind="doctor"
          alt=""
          width={56}
          height={56}
          className="size-56 shrink-0 rounded-full"
        />
        <div className="min-w-0 grow">
          <h3 className="line-clamp-2 text-16 font-semibold">
            {doctor.doctor_name}
            <span className="pl-8 text-14 font-normal text-ink-2">{doctor.title_name}</span>
          </h3>
          <p className="truncate text-14 text-ink-2">
            {doctor.dep_name} · {doctor.unit_name}
          </p>
          <div className="flex flex-wrap gap-6 pt-4">
            <Tag tone="warning">预约 {doctor.booked_num} 次</Tag>
            {doctor.is_focused === 1 && <Tag tone="accent">已关注</Tag>}
            {doctor.ill_tags.slice(0, 2).map((name) => (
              <Tag key={name}>{name}</Tag>
            ))}
          </div>
        </div>
      </div>
    </Card>
  )
}
