import { addMemberAddress } from '#app/areas/account/members/cards/member-address.ts'
import type { Member } from '#app/areas/account/members/cards/member-card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import type { BookingShown } from './booking-shown.ts'

/** What the hospital will not accept is said before the button is pressed. */
export function MemberDoubt({ member, sheet }: { member: Member | undefined; sheet: BookingShown['sheet'] }) {
  if (!member) return null
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
