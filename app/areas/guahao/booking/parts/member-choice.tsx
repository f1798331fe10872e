import type { Member } from '#app/areas/account/members/cards/member-card.tsx'
import { sexWord } from '#app/areas/account/sign-in/rules.ts'
import { Choice } from '#kit/ui/choice.tsx'
import { PlusIcon } from '#kit/ui/icons.ts'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { address } from '#kit/wire/address.ts'
import { addressHere } from '#kit/wire/browser/way-back.ts'
import type { BookingShown } from './booking-shown.ts'

/** Where somebody is added, or (with an id) made whole; it leads back here. */
export const addMemberAddress = (memberId?: number): string =>
  address('/account/memberedit', { member_id: memberId, redirect_url: addressHere() })

interface MemberChoiceProps {
  members: readonly Member[]
  chosen: Member | undefined
  sheet: BookingShown['sheet']
  onChoose: (memberId: number) => void
}

/** Who comes; what the hospital will not accept is said before the button is pressed. */
export function MemberChoice({ members, chosen, sheet, onChoose }: MemberChoiceProps) {
  return (
    <section className="space-y-8">
      {members.length === 0 ? (
        <Notice tone="accent">先添加就诊人：自己或家人，以后挂号一点就选好。</Notice>
      ) : (
        <Choice
          legend="谁来看病"
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
      {chosen && <Doubt member={chosen} sheet={sheet} />}
      {members.length > 0 && (
        <Link to={addMemberAddress()} className="inline-flex min-h-target items-center gap-6 text-14 text-accent-ink">
          <PlusIcon />
          添加就诊人
        </Link>
      )}
    </section>
  )
}

function Doubt({ member, sheet }: { member: Member; sheet: BookingShown['sheet'] }) {
  if (sheet.need_id_card === 1 && !member.id_card)
    return (
      <Notice
        tone="warning"
        action={
          <Link to={addMemberAddress(member.member_id)} className="underline">
            去补全
          </Link>
        }
      >
        本院预约需要身份证件，{member.truename}还没有填写。
      </Notice>
    )
  const age = sheet.tips.find(({ name }) => name === 'age')
  const fits = member.age >= (sheet.min_age ?? 0) && member.age <= (sheet.max_age ?? Number.POSITIVE_INFINITY)
  return fits ? null : (
    <Notice tone="warning">
      {age?.words}
      {member.truename} {member.age} 岁，可能约不上。
    </Notice>
  )
}
