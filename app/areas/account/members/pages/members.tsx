import { ChevronRightIcon } from 'lucide-react'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { address } from '#kit/wire/address.ts'
import { behindGate } from '#kit/wire/load.ts'
import { MemberLine } from '../cards/member-card.tsx'
import { memberListApi } from '../contract.ts'
import { MOST_MEMBERS } from '../rules.ts'
import type { Route } from './+types/members'

export { handle } from 'virtual:rows/R203'

export const clientLoader = behindGate(async ({ callApi }) => (await callApi(memberListApi, {})).list)

export default function MembersPage({ loaderData: members }: Route.ComponentProps) {
  const isFull = members.length >= MOST_MEMBERS
  return (
    <Frame bar={{}}>
      {members.length === 0 ? (
        <Empty title="还没有就诊人" text="添加自己和家人，挂号时点一下就能选，不用每次填写。" />
      ) : (
        <ul className="space-y-12 p-16">
          {members.map((member) => (
            <li key={member.member_id}>
              <Card to={address('/account/memberedit', { member_id: member.member_id })}>
                <MemberLine member={member} end={<ChevronRightIcon className="shrink-0 text-ink-3" />} />
              </Card>
            </li>
          ))}
        </ul>
      )}
      <div className="grow" />
      <BottomAction note={isFull ? `最多 ${MOST_MEMBERS} 位就诊人，删除不再需要的才能添加` : undefined}>
        {!isFull && <ButtonLink to="/account/memberedit">添加就诊人</ButtonLink>}
      </BottomAction>
    </Frame>
  )
}
