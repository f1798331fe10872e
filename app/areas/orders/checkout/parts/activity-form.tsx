import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { MemberChoice } from '#app/areas/account/members/cards/member-choice.tsx'
import type { Sale } from '#app/areas/mall/seckill/cards/load-sale.ts'
import { keepForWhom } from '#app/areas/orders/appointments/cards/for-whom.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Price } from '#kit/ui/price.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { maybeId } from '#kit/wire/load.ts'
import { cameByIn } from '../cards/came-by.ts'
import { Destination, type Quote } from '../cards/destination.tsx'
import { nextAddress } from '../cards/order-address.ts'
import { createGoodsOrder } from '../contract.ts'
import type { ActivityGoods } from './activity-about.tsx'
import { useKeyFirst } from './use-key-first.ts'
import { useOwnQuote } from './use-own-quote.ts'

interface ActivityFormProps {
  goods: ActivityGoods
  sale: Sale
  /** What stands above the form. */
  children: ReactNode
}

/** Signs up for an activity that is on: for whom, to where, and one button that orders. A visitor signs in first [X242]. */
export function ActivityForm({
  goods: { goods_id, appointment },
  sale: { session, item },
  children,
}: ActivityFormProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const maySignUp = useKeyFirst()
  const ordering = useAct(createGoodsOrder)
  const [memberId, setMemberId] = useState<number>()
  const [remark, setRemark] = useState('')
  const wish = { goods_id, special_id: item.special_id, act_id: String(session.schedule_id) }
  const { isVisitor, mine, words, again } = useOwnQuote({ ...wish, address_id: maybeId(query, 'addressId') })
  const member = mine?.members.find(({ member_id }) => member_id === memberId) ?? mine?.members[0]
  const lacksAddress = mine?.quote.needs_address === 1 && mine.quote.address === null

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!maySignUp() || !mine) return
    const sent = { ...cameByIn(query), ...wish, address_id: mine.quote.address?.addressId, remark }
    const made = await ordering.run(sent)
    if (!made) return void revalidate()
    if (member && appointment !== 'none') keepForWhom(made.order_id, member.member_id)
    navigate(nextAddress(made), { replace: true })
  }
  return (
    <form onSubmit={submit} className="flex grow flex-col">
      <div className="grow space-y-12 p-16">
        {children}
        {!mine && <NotYet isVisitor={isVisitor} words={words} onAgain={again} />}
        {mine && (
          <>
            <Delivery quote={mine.quote} />
            {appointment !== 'none' && (
              <MemberChoice legend="谁来" members={mine.members} chosen={member} onChoose={setMemberId} />
            )}
            <Card>
              <TextField
                label="备注"
                rows={2}
                maxLength={200}
                placeholder="想对商家说的话，可以不填"
                value={remark}
                onChange={({ target }) => setRemark(target.value)}
              />
            </Card>
          </>
        )}
      </div>
      <BottomAction
        error={ordering.error?.words}
        note={lacksAddress ? '请先添加收货地址' : undefined}
        aside={<Price yuan={mine?.quote.pay_amount ?? item.seckill_price} />}
      >
        <Button type="submit" busy={ordering.busy} disabled={!isVisitor && (!mine || lacksAddress)}>
          立即报名
        </Button>
      </BottomAction>
    </form>
  )
}

interface NotYetProps {
  isVisitor: boolean
  /** Why it cannot be ordered; undefined while that is asked. */
  words: string | undefined
  onAgain: () => void
}

/** What stands in the form's place. */
function NotYet({ isVisitor, words, onAgain }: NotYetProps) {
  if (isVisitor) return <Notice>登录后就能报名，收货地址和就诊人会自动带出来。</Notice>
  if (words === undefined) return <SkeletonList rows={2} />
  return (
    <Notice
      tone="danger"
      action={
        <button type="button" onClick={onAgain} className="relative underline after:absolute after:-inset-12">
          再试一次
        </button>
      }
    >
      {words}
    </Notice>
  )
}

/** Where it is sent, and for how much; nothing where it is not. */
function Delivery({ quote: { needs_address, address, shipping_fee } }: { quote: Quote }) {
  if (needs_address === 0) return null
  return (
    <>
      <Destination address={address} />
      <CellGroup>
        <Cell title="运费" value={shipping_fee === '0.00' ? '包邮' : <Price yuan={shipping_fee} size="small" />} />
      </CellGroup>
    </>
  )
}
