import type { ReactNode } from 'react'
import { Card } from '#kit/ui/card.tsx'
import { Avatar, Picture } from '#kit/ui/picture.tsx'
import { Stars } from '#kit/ui/stars.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { commentList } from '../contract.ts'

/** A comment as lists show it. */
export type Comment = CallOutput<typeof commentList>['list'][number]

interface CommentCardProps {
  comment: Comment
  /** Stand below it. */
  actions?: ReactNode
  /** Makes the whole card a link. */
  to?: string
  /** All that stand here are of one doctor: the card does not say who it was. */
  isOfOneDoctor?: boolean
}

/** What a patient says of their visit. */
export function CommentCard({ comment, actions, to, isOfOneDoctor = false }: CommentCardProps) {
  const { doctor_name, dep_name, visit_date } = comment
  const visit = (isOfOneDoctor ? [visit_date] : [doctor_name, dep_name, visit_date]).filter(Boolean)
  return (
    <Card to={to}>
      <div className="flex items-center gap-8">
        <Avatar src={comment.user_image} size="small" />
        <span className="min-w-0 truncate text-14 font-medium">{comment.user_name}</span>
        <span className="ml-auto shrink-0">
          <Stars value={comment.score} />
        </span>
      </div>
      <p className="pt-8 text-14 break-words whitespace-pre-line">{comment.content}</p>
      <div className="flex flex-wrap gap-6 pt-8 empty:hidden">
        {comment.ill_tags.map((name) => (
          <Tag key={name} tone="accent">
            {name}
          </Tag>
        ))}
        {comment.words.map((word) => (
          <Tag key={word}>{word}</Tag>
        ))}
      </div>
      <div className="flex flex-wrap gap-8 pt-8 empty:hidden">
        {comment.images.map((image) => (
          <Picture key={image} src={image} alt="患者上传的图片" width={96} height={96} className="size-96 rounded-8" />
        ))}
      </div>
      <p className="pt-8 text-12 text-ink-3 tabular-nums">{unbroken(visit.join(' · '))}</p>
      {comment.state_desc && (
        <p className="pt-8 text-14 text-ink-2">
          {comment.state_desc}
          {comment.says && `：${comment.says}`}
        </p>
      )}
      {actions}
    </Card>
  )
}
