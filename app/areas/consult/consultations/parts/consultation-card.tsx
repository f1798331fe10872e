import { type Day, parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { consultationAddress } from '../cards/consultation-address.ts'
import type { myAsks } from '../contract.ts'
import type { ConsultationState } from '../states.ts'

/** A consultation of one's own. */
export type ConsultationSeen = CallOutput<typeof myAsks>['list'][number]

/** The tone of a state; its words say it too. */
export const stateTones: Readonly<Record<ConsultationState, Tone>> = {
  unpaid: 'warning',
  waiting: 'accent',
  accepted: 'accent',
  answered: 'accent',
  ended: 'plain',
  rated: 'plain',
  cancelled: 'plain',
  expired: 'plain',
  refunded: 'warning',
  missed: 'warning',
}

/** Whom one asked, for whom, what, and where it stands. */
export function ConsultationCard({ asked }: { asked: ConsultationSeen }) {
  const { doctor } = asked
  const today = useToday()
  return (
    <Card to={consultationAddress(asked.ask_id)}>
      <div className="flex items-start gap-12">
        <Avatar src={doctor?.image ?? ''} kind="doctor" />
        <div className="min-w-0 grow">
          <div className="flex items-baseline justify-between gap-8">
            <h3 className="min-w-0 truncate text-16 font-semibold">{doctor?.doctor_name ?? asked.dep_name}</h3>
            <Tag tone={stateTones[asked.state]}>{asked.state_desc}</Tag>
          </div>
          <p className="truncate text-14 text-ink-2">
            {asked.type_name} · 为{asked.truename}问
          </p>
        </div>
      </div>
      <p className="line-clamp-2 pt-12 text-14">{asked.content}</p>
      <p className="pt-8 text-12 text-ink-3">{unbroken(deadlineOf(asked, today) || asked.add_time.slice(0, 16))}</p>
    </Card>
  )
}

/** Until when something happens, and what then; '' where nothing is waited for. */
export const deadlineOf = (
  { deadline, deadline_words }: Pick<ConsultationSeen, 'deadline' | 'deadline_words'>,
  today: Day,
): string => (deadline === null ? '' : `${spokenDayTime(parseTime(deadline), today)} ${deadline_words}`)
