import { Card } from '#kit/ui/card.tsx'
import { countText } from '#kit/ui/number-text.ts'
import { Avatar } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { openAsks } from '../contract.ts'
import { openConsultationAddress } from './consultation-address.ts'

/** A consultation that its patient lets others read, as lists show it. */
export type OpenConsultation = CallOutput<typeof openAsks>['list'][number]

/** Who asked (without a name), what, and how the doctor began to answer. */
export function OpenConsultationCard({ asked, to }: { asked: OpenConsultation; to?: string | undefined }) {
  return (
    <Card to={to ?? openConsultationAddress(asked.ask_id)}>
      <div className="flex flex-wrap items-center gap-6">
        <Tag>{asked.asker}</Tag>
        {asked.ill_name && <Tag tone="accent">{asked.ill_name}</Tag>}
        {asked.is_demo === 1 && <Tag>演示内容</Tag>}
      </div>
      <p className="line-clamp-2 pt-8 text-16 font-medium">{asked.content}</p>
      <div className="flex items-center gap-8 pt-12">
        <Avatar src={asked.image} kind="doctor" size="small" />
        <p className="flex min-w-0 grow flex-wrap gap-x-6 text-12 text-ink-2">
          <span className="font-medium">
            {asked.doctor_name} {asked.title_name}
          </span>
          <span>{asked.unit_name}</span>
          {asked.read_num > 0 && <span className="text-ink-3 tabular-nums">{countText(asked.read_num)} 人读过</span>}
        </p>
      </div>
      {asked.answer && <p className="line-clamp-2 pt-8 text-14 text-ink-2">{asked.answer}</p>}
    </Card>
  )
}
