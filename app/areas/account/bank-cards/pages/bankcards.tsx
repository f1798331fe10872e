import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { behindGate } from '#kit/wire/load.ts'
import { getBankcardList } from '../contract.ts'
import { BankCard, type CardDeed, type CardSeen } from '../parts/bank-card.tsx'
import type { DeedProps } from '../parts/deed.ts'
import { useFaceReturn } from '../parts/use-face-return.ts'
import { MOST_CARDS } from '../rules.ts'
import type { Route } from './+types/bankcards'

export { handle } from 'virtual:rows/R206'

export const clientLoader = behindGate(async ({ callApi }) => {
  const [{ list: cards }, { list: members }] = await Promise.all([
    callApi(getBankcardList, {}),
    callApi(memberListApi, { page_size: 50 }),
  ])
  return { cards, members: members.filter(({ is_certified }) => is_certified === 1) }
})

const AddSheet = lazy(async () => ({ default: (await import('../parts/add-sheet.tsx')).AddSheet }))

/** What can be done with a card, fetched when it is. */
const deeds: Readonly<Record<CardDeed, ComponentType<DeedProps>>> = {
  photos: lazy(async () => ({ default: (await import('../parts/photo-sheet.tsx')).PhotoSheet })),
  face: lazy(async () => ({ default: (await import('../parts/face-sheet.tsx')).FaceSheet })),
  recharge: lazy(async () => ({ default: (await import('../parts/recharge-sheet.tsx')).RechargeSheet })),
  back: lazy(async () => ({ default: (await import('../parts/back-dialog.tsx')).BackDialog })),
  remove: lazy(async () => ({ default: (await import('../parts/remove-dialog.tsx')).RemoveDialog })),
}

export default function BankcardsPage({ loaderData: { cards, members } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<'add' | { deed: CardDeed; card: CardSeen }>()
  useFaceReturn(revalidate)
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    revalidate()
  }
  const Deed = typeof open === 'object' ? deeds[open.deed] : undefined
  const isFull = cards.length >= MOST_CARDS
  return (
    <Frame bar={{}}>
      {cards.length === 0 && (
        <Empty title="还没有银行卡" text="添加本人的银行卡，开通子账户后可以充值；余额随时原路退回。" />
      )}
      <ul className="grid gap-16 p-16">
        {cards.map((card) => (
          <li key={card.record_id}>
            <BankCard card={card} onDeed={(deed) => setOpen({ deed, card })} />
          </li>
        ))}
      </ul>
      <div className="grow" />
      <BottomAction
        note={isFull ? `最多 ${MOST_CARDS} 张银行卡，解绑不用的才能添加` : '只能添加已实名认证的就诊人本人的卡'}
      >
        {members.length === 0 ? (
          <ButtonLink to="/account/certification">先去实名认证</ButtonLink>
        ) : (
          !isFull && (
            <Button kind={cards.length > 0 ? 'secondary' : 'primary'} onClick={() => setOpen('add')}>
              添加银行卡
            </Button>
          )
        )}
      </BottomAction>
      <Suspense>
        {open === 'add' && <AddSheet members={members} onDone={done} onClose={close} />}
        {Deed && typeof open === 'object' && <Deed card={open.card} onDone={done} onClose={close} />}
      </Suspense>
    </Frame>
  )
}
