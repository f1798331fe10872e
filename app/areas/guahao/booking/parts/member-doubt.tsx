import { sexCode, sexWord } from '#app/areas/access/patients/rules.ts'
import { addMemberAddress } from '#app/areas/account/members/cards/member-address.ts'
import type { Member } from '#app/areas/account/members/cards/member-card.tsx'
import { sexSeenBy } from '#app/areas/guahao/departments/rules.ts'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import type { BookingShown } from './booking-shown.ts'

interface MemberDoubtProps {
  member: Member | undefined
  shown: BookingShown
}

/** What the hospital will not accept is said before the button is pressed. */
export function MemberDoubt({ member, shown: { sheet, doctor, seat } }: MemberDoubtProps) {
  if (!member) return null
  const department = doctor.posts.find(({ dep_id }) => dep_id === seat.dep_id)?.dep_name ?? doctor.dep_name
  const seen = sexSeenBy(department)
  if (seen && member.sex !== sexCode(seen))
    return (
      <Notice tone="warning">
        {department}只看{sexWord(sexCode(seen))}患者，{member.truename}登记的是{sexWord(member.sex)}
        。请核对科室或换一位就诊人。
      </Notice>
    )
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
