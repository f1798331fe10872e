import type { listItems } from '#app/areas/orders/checkout/server/public.ts'
import type { PatientId } from '#app/context.ts'
import { reviewWords } from '../rules.ts'
import type { ReviewOf } from './queries.ts'

type Items = Awaited<ReturnType<typeof listItems>>

/** A review as this patient sees it, with what it is about. */
export const asShow = ({ review, sellerName }: ReviewOf, items: Items, patient: PatientId) => {
  const isOwn = review.patientId === patient
  return {
    order_id: review.orderId,
    user_name: review.authorName,
    unit_name: sellerName,
    is_own: isOwn,
    user_image: `/pictures/portrait/buyer-${review.orderId}.svg`,
    stars: review.stars,
    content: review.content,
    images: review.images,
    add_time: review.writtenAt,
    order_goods: (items.get(review.orderId) ?? []).map(({ goodsId, name, skuName, image }) => ({
      goods_id: goodsId,
      goods_name: name,
      goods_special_name: skuName,
      img: image,
    })),
    state: review.state,
    state_desc: reviewWords[review.state],
    says: isOwn ? review.says : '',
    answer: review.answer,
  }
}
