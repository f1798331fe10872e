import { ClockIcon } from 'lucide-react'
import { Card } from '#kit/ui/card.tsx'
import { MeanTag } from '#kit/ui/mean-tag.tsx'
import { countText } from '#kit/ui/number-text.ts'
import { Avatar } from '#kit/ui/picture.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { askDoctors } from '../contract.ts'
import { selectAddress } from './consult-address.ts'

/** A doctor whom one can ask, as lists show them. */
export type ConsultDoctor = CallOutput<typeof askDoctors>['list'][number]

/** Whom to ask: who they are, how fast they answer, from what price on; first of their illnesses the one that is asked about. */
export function ConsultDoctorCard({ doctor, illness }: { doctor: ConsultDoctor; illness?: string }) {
  return (
    <Card to={selectAddress(doctor)}>
      <div className="flex gap-12">
        <Avatar src={doctor.image} kind="doctor" />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-baseline gap-x-8">
            <h3 className="max-w-full truncate text-16 font-semibold">{doctor.doctor_name}</h3>
            <span className="max-w-full truncate text-14 text-ink-2">{doctor.title_name}</span>
            {doctor.is_famous === 1 && <Tag tone="warning">名医</Tag>}
          </div>
          <p className="line-clamp-2 text-14 text-ink-2">
            {doctor.dep_name} · {doctor.unit_name}
          </p>
          <Known doctor={doctor} illness={illness} />
          <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4 pt-8">
            <Wait doctor={doctor} />
            <span className="flex items-baseline gap-4 text-12 text-ink-3">
              <Price yuan={doctor.price} size="medium" />
              {doctor.services.length > 1 && '起'}
            </span>
          </div>
        </div>
      </div>
    </Card>
  )
}

const TAGS = 2

function Known({
  doctor: { ill_tags, ask_score, ask_rating_num, services },
  illness,
}: {
  doctor: ConsultDoctor
  illness: string | undefined
}) {
  const asked = ill_tags.filter((name) => name === illness)
  const known = [...asked, ...ill_tags.filter((name) => name !== illness)]
  return (
    <div className="flex flex-wrap gap-6 pt-6 empty:hidden">
      <MeanTag of="问诊" mean={ask_score} votes={ask_rating_num} />
      {services.map(({ type, name }) => (
        <Tag key={type} tone="accent">
          {name.slice(0, 2)}
        </Tag>
      ))}
      {known.slice(0, TAGS).map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
    </div>
  )
}

/** What was measured; of who has answered too few, how many that were. */
function Wait({ doctor: { wait_words, ask_num } }: { doctor: ConsultDoctor }) {
  if (!wait_words)
    return <span className="text-12 text-ink-3">{ask_num > 0 ? `已回复 ${countText(ask_num)} 次` : '新开通问诊'}</span>
  return (
    <span className="flex items-center gap-4 text-12 font-medium text-accent-ink">
      <ClockIcon className="shrink-0" />
      {wait_words}
    </span>
  )
}
