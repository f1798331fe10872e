import { useEffect, useState } from 'react'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Cell } from '#kit/ui/cell.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { goodsCoupons } from '../contract.ts'
import { draw } from '../rules.ts'
import { CouponTicket } from './coupon-ticket.tsx'
import { DrawButton } from './draw-button.tsx'

type Listed = CallOutput<typeof goodsCoupons>
type Lists = ReturnType<typeof draw<Listed['alreadyGet'][number], Listed['noGet'][number]>>

const none: Lists = { alreadyGet: [], noGet: [] }

/** The coupons of goods in one line, and a sheet in which they are drawn; which are their own, their browser asks. */
export function GoodsCoupons({ goodsId }: { goodsId: number }) {
  const key = useSession()
  const [lists, setLists] = useState(none)
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session sees other lists
  useEffect(() => {
    callApi(goodsCoupons, { goods_id: goodsId }).then(setLists, () => undefined)
  }, [goodsId, key])
  const all = [...lists.noGet, ...lists.alreadyGet]
  if (all.length === 0) return null
  // The same one may stand in both lists, where one may have several.
  const kinds = [...new Map(all.map((coupon) => [coupon.couponId, coupon])).values()]
  const words = kinds.slice(0, 2).map((coupon) => (
    <Tag key={coupon.couponId} tone="danger">
      {coupon.limit_text} {coupon.discount_text}
    </Tag>
  ))
  return (
    <div className="overflow-hidden rounded-12 bg-card shadow-soft">
      <Cell
        title="优惠券"
        note={<span className="flex flex-wrap gap-4 pt-4">{words}</span>}
        to={address('/health/couponselect', { goods_id: goodsId })}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Sheet open title="优惠券" onClose={() => setOpen(false)}>
          <div className="space-y-12">
            {lists.noGet.map((coupon) => (
              <CouponTicket
                key={coupon.couponId}
                coupon={coupon}
                isPale={coupon.canDraw === 0}
                action={
                  coupon.canDraw === 1 ? (
                    <DrawButton couponId={coupon.couponId} onDrawn={() => setLists(draw(lists, coupon.couponId))} />
                  ) : (
                    <span className="text-12 text-ink-3">{coupon.draw_desc}</span>
                  )
                }
              />
            ))}
            {lists.alreadyGet.map((coupon) => (
              <CouponTicket
                key={`had ${coupon.couponId}`}
                coupon={coupon}
                action={<span className="text-12 text-success">{'done' in coupon ? '刚领到' : '已领取'}</span>}
              />
            ))}
            {lists.alreadyGet.length > 0 && (
              <ButtonLink wide kind="secondary" to={address('/health/couponselect', { goods_id: goodsId })}>
                选一张去下单
              </ButtonLink>
            )}
          </div>
        </Sheet>
      )}
    </div>
  )
}
