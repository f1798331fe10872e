import { expertAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import type { overseasExperts } from '#app/areas/overseas/directory/contract.ts'
import { Link } from '#kit/ui/link.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'

/** An expert as lists have them. */
export type Expert = CallOutput<typeof overseasExperts>['list'][number]

/** An expert: who, where, what they are good at. */
export function ExpertRow({ expert }: { expert: Expert }) {
  return (
    <Link
      to={expertAddress(expert.doctor_id)}
      className="flex gap-12 rounded-12 bg-card p-12 shadow-soft active:opacity-80"
    >
      <Avatar src={expert.image} kind="doctor" />
      <span className="flex min-w-0 grow flex-col gap-4">
        <span className="text-16 font-medium">
          {expert.doctor_name} <span className="text-14 font-normal text-ink-2">{expert.title_name}</span>
        </span>
        <span className="text-12 text-ink-3">
          {expert.country_name} · {expert.unit_name} · {expert.dep_name}
        </span>
        <span className="text-12 text-ink-2">擅长：{expert.good_at.slice(0, 3).join('、')}</span>
        <span className="flex flex-wrap gap-4">
          {expert.is_remote === 1 && <Tag tone="accent">可远程会诊</Tag>}
          {expert.is_demo === 1 && <Tag>示范数据</Tag>}
        </span>
      </span>
    </Link>
  )
}
