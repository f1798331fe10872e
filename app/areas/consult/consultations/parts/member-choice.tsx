import { PlusIcon } from 'lucide-react'
import { sexWord } from '#app/areas/access/patients/rules.ts'
import { addMemberAddress } from '#app/areas/account/members/cards/member-address.ts'
import type { Member } from '#app/areas/account/members/cards/member-card.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'

interface MemberChoiceProps {
  members: readonly Member[]
  chosen: Member | undefined
  onChoose: (memberId: number) => void
}

/** For whom one asks; whose papers are missing is said before the button is pressed. */
export function MemberChoice({ members, chosen, onChoose }: MemberChoiceProps) {
  if (members.length === 0) return <Notice tone="accent">先添加就诊人：为自己或家人问都可以，问诊需要实名。</Notice>
  return (
    <section className="space-y-8">
      <Choice
        legend="为谁问"
        name="member"
        value={String(chosen?.member_id)}
        onChange={(id) => onChoose(Number(id))}
        options={members.map((member) => ({
          value: String(member.member_id),
          title: member.truename,
          note: `${sexWord(member.sex)} · ${member.age} 岁`,
          aside: member.relation_name,
        }))}
      />
      {chosen && !chosen.id_card && (
        <Notice
          tone="warning"
          action={
            <Link to={addMemberAddress(chosen.member_id)} className="underline">
              去补全
            </Link>
          }
        >
          问诊需要实名，{chosen.truename}还没有填写证件号码。
        </Notice>
      )}
      <Link to={addMemberAddress()} className="inline-flex min-h-target items-center gap-6 text-14 text-accent-ink">
        <PlusIcon />
        添加就诊人
      </Link>
    </section>
  )
}
