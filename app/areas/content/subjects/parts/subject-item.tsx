import { useState } from 'react'
import { OfflineCard } from '#app/areas/activities/offline/cards/offline-card.tsx'
import { ClassCard } from '#app/areas/audio-class/cards/class-card.tsx'
import { ArticleRow } from '#app/areas/content/articles/cards/article-card.tsx'
import { VideoRow } from '#app/areas/content/videos/cards/video-card.tsx'
import { DoctorCard } from '#app/areas/guahao/doctors/cards/doctor-card.tsx'
import { CouponTicket } from '#app/areas/mall/coupons/cards/coupon-ticket.tsx'
import { DrawButton } from '#app/areas/mall/coupons/cards/draw-button.tsx'
import { GoodsRow } from '#app/areas/mall/goods/cards/goods-card.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { subjectModuleData } from '../contract.ts'

/** Something in a module. */
export type Item = CallOutput<typeof subjectModuleData>['list'][number]

/** Something in a module, as the room that owns it shows it. */
export function SubjectItem({ item }: { item: Item }) {
  switch (item.type) {
    case 'article':
      return <ArticleRow article={item} />
    case 'video':
      return <VideoRow video={item} />
    case 'class':
      return <ClassCard item={item} />
    case 'doctor':
      return <DoctorCard doctor={item} />
    case 'goods':
      return <GoodsRow goods={item} />
    case 'activity':
      return <OfflineCard event={item} />
    case 'coupon':
      return <ToDraw coupon={item} />
  }
}

/** What makes it another one than all others of its module. */
export const keyOf = (item: Item): string => `${item.type} ${idOf(item)}`

const idOf = (item: Item): number => {
  switch (item.type) {
    case 'article':
      return item.article_id
    case 'video':
      return item.file_id
    case 'class':
      return item.class_id
    case 'doctor':
      return item.doctor_id
    case 'goods':
      return item.goods_id
    case 'activity':
      return item.id
    case 'coupon':
      return item.couponId
  }
}

function ToDraw({ coupon }: { coupon: Extract<Item, { type: 'coupon' }> }) {
  const [isDrawn, setDrawn] = useState(false)
  const action = isDrawn ? (
    <span className="text-12 text-success">已领取</span>
  ) : (
    <DrawButton couponId={coupon.couponId} onDrawn={() => setDrawn(true)} />
  )
  return <CouponTicket coupon={coupon} action={action} />
}
