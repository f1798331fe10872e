import { useEffect, useState } from 'react'
import { deskCoupons } from '#app/areas/mall/coupons/desk/contract.ts'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'

/** Coupons that can be given now, fetched once the form opens. */
export const useOpenCoupons = () => {
  const [coupons, setCoupons] = useState<readonly { value: number; text: string }[]>([])
  useEffect(() => {
    callApi(deskCoupons, { list: 'open', page_size: 50 }).then(
      ({ list }) =>
        setCoupons(list.map((one) => ({ value: one.coupon_id, text: `${one.title} · ${one.discount_text}` }))),
      () => toast('没有取到优惠券，请关掉重试'),
    )
  }, [])
  return coupons
}
