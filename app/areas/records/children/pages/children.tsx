import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { behindGate } from '#kit/wire/load.ts'
import { childAddress, childEditAddress } from '../cards/child-address.ts'
import { ChildLine } from '../cards/child-line.tsx'
import { userBaby } from '../contract.ts'
import { MOST_CHILDREN } from '../rules.ts'
import type { Route } from './+types/children'

export { handle } from 'virtual:rows/records-children'

export const clientLoader = behindGate(async ({ callApi }) => {
  const { user_id: userId } = await callApi(getUserInfo, {})
  return (await callApi(userBaby, { userId })).list
})

export default function ChildrenPage({ loaderData: list }: Route.ComponentProps) {
  const isFull = list.filter(({ rights }) => rights === 'own').length >= MOST_CHILDREN
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        {list.length === 0 ? (
          <Empty title="还没有孩子的档案" text="建好以后，身长体重画成曲线，家里人可以一起记。" />
        ) : (
          list.map((baby) => (
            <Card key={baby.id} to={childAddress(baby.id)}>
              <ChildLine baby={baby} />
            </Card>
          ))
        )}
      </div>
      <BottomAction note={isFull ? `一个账号最多记录 ${MOST_CHILDREN} 个孩子` : undefined}>
        {!isFull && <ButtonLink to={childEditAddress()}>给孩子建档案</ButtonLink>}
      </BottomAction>
    </Frame>
  )
}
