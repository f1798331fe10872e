import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { unitList } from '#app/areas/guahao/hospitals/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Copyable } from '#app/shell/share/copyable.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindGate, type Loading } from '#kit/wire/load.ts'
import { bindList } from '../contract.ts'
import { BindSheet } from '../parts/bind-sheet.tsx'
import type { Route } from './+types/visit-cards'

export { handle } from 'virtual:rows/visit-cards'

const HERE = '/account/visitcards'
/** Hospitals of the city that are offered before anything is typed. */
const OFFERED = 5

const load = async ({ callApi }: Loading) => {
  const [cards, members, units] = await Promise.all([
    callApi(bindList, {}),
    callApi(memberListApi, { page_size: 50 }),
    callApi(unitList, { page_size: OFFERED }),
  ])
  return { cards: cards.list, members: members.list, units: units.list }
}
export const clientLoader = behindGate(load)

export default function VisitCardsPage({ loaderData: { cards, members, units } }: Route.ComponentProps) {
  const [binding, setBinding] = useState(false)
  const { revalidate } = useRevalidator()
  const bound = () => {
    setBinding(false)
    revalidate()
  }
  const nameOf = new Map(members.map(({ member_id, truename }) => [member_id, truename]))
  return (
    <Frame bar={{}}>
      {cards.length === 0 ? (
        <Empty title="还没有绑定就诊卡" text="在医院办过的就诊卡绑到这里，预约时自动带上卡号，检查和缴费都对得上。" />
      ) : (
        <ul className="grid gap-12 p-16">
          {cards.map((card) => (
            <li key={card.card_id}>
              <VisitCard card={card} owner={nameOf.get(card.member_id) ?? ''} />
            </li>
          ))}
        </ul>
      )}
      <div className="grow" />
      <BottomAction note={members.length === 0 && '就诊卡绑在就诊人名下，先添加自己或家人'}>
        {members.length === 0 ? (
          <ButtonLink to={address('/account/memberedit', { redirect_url: HERE })}>添加就诊人</ButtonLink>
        ) : (
          <Button onClick={() => setBinding(true)}>{cards.length > 0 ? '再绑一张' : '绑定就诊卡'}</Button>
        )}
      </BottomAction>
      {binding && <BindSheet members={members} units={units} onDone={bound} onClose={() => setBinding(false)} />}
    </Frame>
  )
}

function VisitCard({ card, owner }: { card: CallOutput<typeof bindList>['list'][number]; owner: string }) {
  return (
    <Card>
      <div className="flex items-start justify-between gap-12">
        <h2 className="min-w-0 text-16 font-semibold">{card.unit_name}</h2>
        <span className="shrink-0">
          <Tag tone="accent">{card.origin === 'created' ? '在线办的' : '已绑定'}</Tag>
        </span>
      </div>
      <p className="pt-4 text-14 text-ink-2">{owner}</p>
      <div className="pt-4 text-16 tabular-nums">
        <Copyable text={card.card_no} name="就诊卡号" />
      </div>
      <p className="pt-4 text-right">
        <ButtonLink kind="text" size="small" to={address('/unit/dep', { unit_id: card.unit_id })}>
          去这家医院挂号
        </ButtonLink>
      </p>
    </Card>
  )
}
