import { commentsAddress } from '#app/areas/guahao/comments/cards/comment-address.ts'
import { type Comment, CommentCard } from '#app/areas/guahao/comments/cards/comment-card.tsx'
import { Link } from '#kit/ui/link.tsx'

interface DoctorCommentsProps {
  doctorId: number
  comments: readonly Comment[]
  count: number
}

/** The latest that patients said of a doctor, and the way to all of it. */
export function DoctorComments({ doctorId, comments, count }: DoctorCommentsProps) {
  if (comments.length === 0) return null
  return (
    <section className="space-y-12">
      <div className="flex items-center justify-between">
        <h2 className="text-16 font-semibold">患者评价</h2>
        <Link
          to={commentsAddress({ kind: 'doctor', id: doctorId })}
          className="flex min-h-target items-center text-14 text-accent-ink"
        >
          全部 {count} 条
        </Link>
      </div>
      {comments.map((comment) => (
        <CommentCard
          key={comment.comment_id}
          comment={comment}
          isOfOneDoctor
          to={commentsAddress({ kind: 'doctor', id: doctorId, comment_id: comment.comment_id })}
        />
      ))}
    </section>
  )
}
