import type { ReactNode } from 'react'
import { sexWord } from '#app/areas/access/patients/rules.ts'
import { Avatar } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { memberListApi } from '../contract.ts'

export type Member = CallOutput<typeof memberListApi>['list'][number]

/** Who a member is, in two lines; `end` is what a page puts beside them. */
export function MemberLine({ member, end }: { member: Member; end?: ReactNode }) {
  return (
    <div className="flex items-center gap-12">
      <Avatar src={member.image} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <span className="text-16 font-semibold">{member.truename}</span>
          <Tag>{member.relation_name}</Tag>
          {member.is_default === 1 && <Tag tone="accent">默认</Tag>}
          {member.is_certified === 1 && <Tag tone="success">已认证</Tag>}
        </p>
        <p className="flex flex-wrap gap-x-12 pt-2 text-14 text-ink-2 tabular-nums">
          <span>
            {sexWord(member.sex)} · {member.age} 岁
          </span>
          <span>{member.id_card || '未填证件'}</span>
        </p>
      </div>
      {end}
    </div>
  )
}
