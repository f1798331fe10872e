import { PlusIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { sexWord } from '#app/areas/access/patients/rules.ts'
import { Choice } from '#kit/ui/choice.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { addMemberAddress } from './member-address.ts'
import type { Member } from './member-card.tsx'

interface MemberChoiceProps {
  legend: string
  members: readonly Member[]
  chosen: Member | undefined
  onChoose: (memberId: number) => void
  /** What must be known of who is chosen. */
  doubt?: ReactNode
}

/** One of the people whom a patient books for, and the way to add another. */
export function MemberChoice({ legend, members, chosen, onChoose, doubt }: MemberChoiceProps) {
  return (
    <section className="space-y-8">
      {members.length === 0 ? (
        <Notice
          tone="accent"
          action={
            <Link to={addMemberAddress()} className="underline">
              去添加
            </Link>
          }
        >
          先添加就诊人（自己或家人），以后点一下就能选。
        </Notice>
      ) : (
        <Choice
          legend={legend}
          name="member"
          value={String(chosen?.member_id)}
          onChange={(id) => onChoose(Number(id))}
          options={members.map((member) => ({
            value: String(member.member_id),
            title: member.truename,
            note: `${sexWord(member.sex)} · ${member.age} 岁 · ${member.id_card || '未填证件'}`,
            aside: member.relation_name,
          }))}
        />
      )}
      {doubt}
      {members.length > 0 && (
        <Link to={addMemberAddress()} className="inline-flex min-h-target items-center gap-6 text-14 text-accent-ink">
          <PlusIcon />
          添加就诊人
        </Link>
      )}
    </section>
  )
}
