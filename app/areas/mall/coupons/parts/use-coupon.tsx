import { useState } from 'react'
import { distanceText } from '#kit/geo/distance-text.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { QrCode } from '#kit/ui/qr-code.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type myCoupons, type zhimaiList, zhimaiQrcode } from '../contract.ts'

/** A coupon that one has; a partner's names its shop. */
export type Had = CallOutput<typeof myCoupons>['list'][number] & Partial<CallOutput<typeof zhimaiList>['list'][number]>

/** Where a coupon stands that cannot be used now, in words. */
export const heldWords: Readonly<Record<string, string>> = { held: '下单占用中', used: '已使用', over: '已过期' }

/** What can be done with a coupon: goods to use it on, or the code for the partner's shop. */
export function UseCoupon({ coupon }: { coupon: Had }) {
  const [open, setOpen] = useState(false)
  if (coupon.canUse === 0) return <span className="text-12 text-ink-3">{heldWords[coupon.state]}</span>
  if (coupon.shop_name === undefined)
    return (
      <ButtonLink size="small" kind="secondary" to={address('/health/coupongoods', { couponId: coupon.couponId })}>
        去使用
      </ButtonLink>
    )
  return (
    <>
      <Button size="small" kind="secondary" onClick={() => setOpen(true)}>
        出示
      </Button>
      {open && <CodeSheet coupon={coupon} onClose={() => setOpen(false)} />}
    </>
  )
}

function CodeSheet({ coupon, onClose }: { coupon: Had; onClose: () => void }) {
  const show = useAct(zhimaiQrcode)
  const [code, setCode] = useState<string>()
  const load = async () => setCode((await show.run({ coupon_id: coupon.code_id }))?.code)
  return (
    <Sheet open title={coupon.title} onClose={onClose}>
      <div className="space-y-12 text-center text-14">
        <p>
          {coupon.shop_name} {distanceText(coupon.distance ?? null)}
        </p>
        <p className="text-12 text-ink-3">{coupon.shop_address}</p>
        {code ? (
          <div className="mx-auto w-200">
            <QrCode text={code} alt={`券码 ${code}`} />
            <p className="pt-8 text-16 tabular-nums">{code}</p>
          </div>
        ) : (
          <Button busy={show.busy} onClick={load}>
            显示券码
          </Button>
        )}
        {show.error && (
          <p role="alert" className="text-danger">
            {show.error.words}
          </p>
        )}
      </div>
    </Sheet>
  )
}
