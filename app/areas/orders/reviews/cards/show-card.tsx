import { Card } from '#kit/ui/card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Avatar, Picture } from '#kit/ui/picture.tsx'
import { Stars } from '#kit/ui/stars.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { getOrderShowIndex } from '../contract.ts'
import { ReportReview } from './report-review.tsx'

export type ShowSeen = CallOutput<typeof getOrderShowIndex>['list'][number]

/** An order that was shared: by whom, what they say, their pictures, what it was. */
export function ShowCard({ show }: { show: ShowSeen }) {
  return (
    <Card>
      <div className="flex items-center gap-8">
        <Avatar src={show.user_image} size="small" />
        <span className="min-w-0 truncate text-14 font-medium">{show.is_own === 1 ? '我' : show.user_name}</span>
        <span className="ml-auto shrink-0">
          <Stars value={show.stars} />
        </span>
      </div>
      <p className="pt-8 text-14 break-words whitespace-pre-line">{show.content}</p>
      {show.images.length > 0 && (
        <ul className="grid grid-cols-3 gap-8 pt-8">
          {show.images.map((image, at) => (
            <li key={image}>
              <Picture
                src={image}
                alt={`${show.user_name}的晒图 ${at + 1}`}
                width={100}
                height={100}
                className="aspect-square w-full rounded-8 object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      <ul className="pt-8">
        {show.order_goods.map(({ goods_id, goods_name, img }) => (
          <li key={goods_id}>
            <Link
              to={address('/health/product', { goods_id })}
              className="flex min-h-target items-center gap-8 rounded-8 bg-well px-8 py-4 text-14 active:opacity-70"
            >
              <Picture src={img} alt="" width={32} height={32} className="size-32 shrink-0 rounded-4" />
              <span className="line-clamp-1 min-w-0">{goods_name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-12 pt-8 text-12 text-ink-3">
        <span>
          {show.unit_name} · {show.add_time.slice(0, 10)}
        </span>
        {show.is_own === 0 && <ReportReview orderId={show.order_id} />}
      </div>
      {show.answer && <p className="mt-8 rounded-8 bg-well p-12 text-14 break-words">商家回复：{show.answer}</p>}
    </Card>
  )
}
