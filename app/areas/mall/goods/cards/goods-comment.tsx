import type { ReactNode } from 'react'
import { Card } from '#kit/ui/card.tsx'
import { Avatar, Picture } from '#kit/ui/picture.tsx'
import { Stars } from '#kit/ui/stars.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { goodsCommentList } from '../contract.ts'

interface GoodsCommentProps {
  comment: CallOutput<typeof goodsCommentList>['list'][number]
  /** Stands beside what it is about. */
  action?: ReactNode
}

/** What a buyer says, and what the seller answers. */
export function GoodsComment({ comment, action }: GoodsCommentProps) {
  return (
    <Card>
      <div className="flex items-center gap-8">
        <Avatar src={comment.user_image} size="small" />
        <span className="min-w-0 truncate text-14 font-medium">{comment.user_name}</span>
        <span className="ml-auto shrink-0">
          <Stars value={comment.stars} />
        </span>
      </div>
      <p className="pt-8 text-14 break-words">{comment.content}</p>
      {comment.images.length > 0 && (
        <ul className="flex flex-wrap gap-8 pt-8">
          {comment.images.map((image, at) => (
            <li key={image}>
              <Picture
                src={image}
                alt={`${comment.user_name}的图片 ${at + 1}`}
                width={72}
                height={72}
                className="size-72 rounded-8 object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-12 pt-4 text-12 text-ink-3">
        <span>{unbroken(`${comment.special_name} · ${comment.add_time.slice(0, 10)}`)}</span>
        {action}
      </div>
      {comment.answer && <p className="mt-8 rounded-8 bg-well p-12 text-14 break-words">商家回复：{comment.answer}</p>}
    </Card>
  )
}
