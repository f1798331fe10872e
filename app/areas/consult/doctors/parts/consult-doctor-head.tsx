import { doctorAddress } from '#app/areas/guahao/doctors/cards/doctor-address.ts'
import type { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import { Card } from '#kit/ui/card.tsx'
import { MeanTag } from '#kit/ui/mean-tag.tsx'
import { countText } from '#kit/ui/number-text.ts'
import { Avatar } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { doctorServices, isHotDoctor } from '../contract.ts'

interface AskedHeadProps {
  doctor: CallOutput<typeof doctorDetail>
  services: CallOutput<typeof doctorServices>
  hot: CallOutput<typeof isHotDoctor>
}

/** Who is asked, whether their papers were looked at, and what asking them was like. */
export function ConsultDoctorHead({ doctor, services, hot }: AskedHeadProps) {
  const { ask_num, ask_score, ask_rating_num, wait_words, is_certified, certify_words } = services
  return (
    <Card to={doctorAddress(doctor, 'askdoc')}>
      <div className="flex gap-12">
        <Avatar src={doctor.image} kind="doctor" />
        <div className="min-w-0 grow">
          <h2 className="text-18 font-semibold break-words">
            {doctor.doctor_name} <span className="text-14 font-normal text-ink-2">{doctor.title_name}</span>
          </h2>
          <p className="text-14 text-ink-2">
            {doctor.dep_name} · {doctor.unit_name}
          </p>
          <div className="flex flex-wrap gap-6 pt-6">
            <Tag tone={is_certified === 1 ? 'accent' : 'plain'}>{certify_words}</Tag>
            {hot.is_hot === 1 && <Tag tone="warning">很多人问</Tag>}
            <MeanTag of="问诊" mean={ask_score} votes={ask_rating_num} />
            {ask_num > 0 && <Tag>已回复 {countText(ask_num)} 次</Tag>}
          </div>
        </div>
      </div>
      {wait_words && <p className="pt-12 text-14 font-medium text-accent-ink">{wait_words}</p>}
    </Card>
  )
}
