import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { signInAddress } from '#kit/wire/browser/way-back.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type pointGoods, pointOrderCheck } from '../contract.ts'
import { ExchangeSheet } from './exchange-sheet.tsx'

/** The goods of the page. */
export type GoodsShown = CallOutput<typeof pointGoods>

/** What the asker may do with goods: exchange them, sign in first, or read why not. */
export function ExchangeBar({ goods }: { goods: GoodsShown }) {
  const who = useSession()
  const [query] = useSearchParams()
  const [check, setCheck] = useState<CallOutput<typeof pointOrderCheck>>()
  // Who comes back from choosing an address was about to exchange.
  const [isOpen, setOpen] = useState(query.has('addressId'))
  const { goods_id } = goods
  useEffect(() => {
    setCheck(undefined)
    if (who === null) return
    let isHere = true
    callApi(pointOrderCheck, { goods_id, num: 1 }).then(
      (said) => isHere && setCheck(said),
      // Not known beforehand: the exchange itself says what stands in the way.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [who, goods_id])
  if (who === null)
    return <BottomAction>{goods.stock === 0 ? <Button disabled>已兑完</Button> : <SignInFirst />}</BottomAction>
  const isRefused = check?.can_exchange === 0
  return (
    <>
      <BottomAction note={check && (isRefused ? check.reason : `可用 ${check.balance} 积分`)}>
        {isRefused && check.balance < check.need_point ? (
          <ButtonLink to="/vue/userpoint/index">去赚积分</ButtonLink>
        ) : (
          <Button disabled={isRefused || goods.stock === 0} onClick={() => setOpen(true)}>
            立即兑换
          </Button>
        )}
      </BottomAction>
      {check && !isRefused && (
        <ExchangeSheet goods={goods} check={check} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function SignInFirst() {
  const { pathname, search } = useLocation()
  return <ButtonLink to={signInAddress(pathname + search)}>登录后兑换</ButtonLink>
}
