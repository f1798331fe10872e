import { addMemberAddress } from '#app/areas/account/members/cards/member-address.ts'
import type { Member } from '#app/areas/account/members/cards/member-card.tsx'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { type Loading, readId } from '#kit/wire/load.ts'

/** Whose page it is: the member that the address names, else the first of the family; undefined where there is nobody yet. */
export const ofWhom = async ({ callApi, query }: Loading) => {
  const members = (await callApi(memberListApi, { page_size: 50 })).list
  return { members, memberId: query.has('member_id') ? readId(query, 'member_id') : members[0]?.member_id }
}

interface WhoseBarProps {
  members: readonly Member[]
  memberId: number
  to: (memberId: number) => string
}

/** The people of a family, to go from one to the other; who is alone chooses nothing. */
export function WhoseBar({ members, memberId, to }: WhoseBarProps) {
  if (members.length < 2) return null
  return (
    <FilterBar
      label="看谁的"
      filters={members.map(({ member_id, truename }) => ({
        text: truename,
        to: to(member_id),
        current: member_id === memberId,
      }))}
    />
  )
}

/** Where nobody has been added yet. */
export const NobodyYet = ({ what }: { what: string }) => (
  <Empty
    title="先添加就诊人"
    text={`${what}记在一个人的名下。添加自己或家人以后，就在这里看。`}
    action={<ButtonLink to={addMemberAddress()}>添加就诊人</ButtonLink>}
  />
)
