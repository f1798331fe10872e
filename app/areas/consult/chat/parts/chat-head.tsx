import { PhoneIcon, VideoIcon } from 'lucide-react'
import { callAddress } from '#app/areas/consult/calls/cards/call-address.ts'
import { consultationAddress } from '#app/areas/consult/consultations/cards/consultation-address.ts'
import { GiftButton } from '#app/areas/doctor-gifts/cards/gift-button.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { talkVisit } from '../contract.ts'

/** What the chat page knows of its consultation. */
export type Visit = CallOutput<typeof talkVisit>

interface ChatHeadProps {
  visit: Visit
  residue: number
  isTyping: boolean
}

/** With whom one talks, where it stands, how often and how long one may still write. */
export function ChatHead({ visit: { doctor, ask: consultation, gift, other }, residue, isTyping }: ChatHeadProps) {
  return (
    <header className="sticky top-target z-10 flex items-center gap-12 border-b border-line bg-card px-16 py-8">
      {/* On the narrowest phones the elder version has room for the picture or for the words. */}
      {doctor && (
        <span className="shrink-0 elder:max-[359px]:hidden">
          <Avatar src={doctor.image} kind="doctor" />
        </span>
      )}
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-8">
          <span className="text-16 font-semibold">{doctor?.doctor_name ?? '等待医生接诊'}</span>
          <span className="text-12 text-ink-2">{doctor?.title_name}</span>
        </p>
        <p role="status" className="text-12 text-ink-2">
          {isTyping ? '医生正在输入…' : other.leftHour > 0 ? leftWords(residue, other.leftHour) : doctor?.unit_name}
        </p>
      </div>
      {gift.is_show === 1 && doctor && <GiftButton doctorId={doctor.doctor_id} consultationId={consultation.ask_id} />}
      {consultation.ask_class !== 'text' && consultation.may_close === 1 && (
        <Link
          to={callAddress(consultation.ask_id)}
          aria-label={consultation.ask_class === 'video' ? '进入视频' : '电话问诊'}
          className="flex size-target shrink-0 items-center justify-center text-accent-ink"
        >
          {consultation.ask_class === 'video' ? <VideoIcon /> : <PhoneIcon />}
        </Link>
      )}
      <Link
        to={consultationAddress(consultation.ask_id)}
        aria-label={`${consultation.state_desc}，查看问诊详情`}
        className="flex min-h-target shrink-0 items-center"
      >
        <Tag tone={other.leftHour > 0 ? 'accent' : 'plain'}>{consultation.state_desc}</Tag>
      </Link>
    </header>
  )
}

const leftWords = (residue: number, hours: number) => `还能写 ${residue} 次 · 剩\u00a0${hours}\u00a0小时`
