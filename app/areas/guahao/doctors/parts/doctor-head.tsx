import { useState } from 'react'
import type { doctorServices } from '#app/areas/consult/doctors/contract.ts'
import { Card } from '#kit/ui/card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { countText, meanText } from '#kit/ui/number-text.ts'
import { Avatar } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { FollowDoctor } from '../cards/follow-doctor.tsx'
import type { doctorDetail } from '../contract.ts'

type Detail = CallOutput<typeof doctorDetail>
/** What those say who asked them online. */
type Asked = Pick<CallOutput<typeof doctorServices>, 'ask_score' | 'ask_rating_num'>

/** Who the doctor is, where they sit, what they are known for, how many follow them. */
export function DoctorHead({ doctor, asked }: { doctor: Detail; asked: Asked }) {
  const [fans, setFans] = useState(doctor.fans_num)
  return (
    <Card>
      <div className="flex items-start gap-12">
        <Avatar src={doctor.image} kind="doctor" size="large" />
        <div className="min-w-0 grow">
          <div className="flex items-start justify-between gap-8">
            <h2 className="min-w-0 text-22 font-semibold break-words">
              {doctor.doctor_name}{' '}
              <span className="inline-block text-14 font-normal text-ink-2">{doctor.title_name}</span>
            </h2>
            <div className="relative z-1 shrink-0">
              <FollowDoctor doctorId={doctor.doctor_id} onFans={setFans} />
            </div>
          </div>
          <Link
            to={address('/unit/index', { unit_id: doctor.unit_id })}
            className="relative block pt-4 text-14 text-ink-2 after:absolute after:inset-x-0 after:-top-4 after:-bottom-14"
          >
            {doctor.dep_name} · <span className="inline-block">{doctor.unit_name}</span>
          </Link>
        </div>
      </div>
      <div className="flex flex-wrap gap-6 pt-12 empty:hidden">
        {doctor.ill_tags.map((name) => (
          <Tag key={name} tone="accent">
            {name}
          </Tag>
        ))}
        {doctor.is_referral === 1 && <Tag>可转诊</Tag>}
        {doctor.is_demo === 1 && <Tag>示范数据</Tag>}
      </div>
      <dl className="grid grid-cols-4 pt-16 text-center elder:grid-cols-2 elder:gap-y-12">
        <Mean name="就诊评分" mean={doctor.score} votes={doctor.comment_num} />
        <Mean name="问诊评分" mean={asked.ask_score} votes={asked.ask_rating_num} />
        <Figure name="预约量" value={countText(doctor.booked_num)} />
        <Figure name="关注" value={countText(fans)} />
      </dl>
    </Card>
  )
}

/** Of few votes the mean says little, and of none nothing. */
const Mean = ({ name, mean, votes }: { name: string; mean: number; votes: number }) => (
  <Figure name={name} value={meanText(mean, votes) || '暂无'} note={votes > 0 ? `${countText(votes)} 条` : undefined} />
)

function Figure({ name, value, note }: { name: string; value: string; note?: string | undefined }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-12 text-ink-3">
        {name}
        {note && <span className="block tabular-nums">{note}</span>}
      </dt>
      <dd className="text-18 font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
