import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { currentAddress, signInAddress } from '#kit/wire/browser/way-back.ts'
import { RefusedError, type WireError } from '#kit/wire/errors.ts'
import { obtainCoupon } from '../contract.ts'

interface DrawButtonProps {
  couponId: number
  /** Called once the coupon is theirs. */
  onDrawn: () => void
}

/** Draws a coupon; who is not signed in goes to the account first and comes back [X296]. */
export function DrawButton({ couponId, onDrawn }: DrawButtonProps) {
  const draw = useAct(obtainCoupon)
  const navigate = useNavigate()
  const { error } = draw
  useEffect(() => {
    if (!error) return
    if (wantsAccount(error)) navigate(signInAddress(currentAddress()))
    else toast(error.words)
  }, [error, navigate])
  const run = async () => {
    if (!(await draw.run({ coupon_id: couponId }))) return
    toast('领到了，在“我的优惠券”里')
    onDrawn()
  }
  return (
    <Button size="small" busy={draw.busy} onClick={run}>
      领取
    </Button>
  )
}

/** A partner who gives out the coupon may say so by the code alone. */
const wantsAccount = (error: WireError): boolean => error instanceof RefusedError && Number(error.code) === 10001
