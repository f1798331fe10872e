import { CircleCheckIcon } from 'lucide-react'
import { ButtonLink } from '#kit/ui/button.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { userPoints } from '../contract.ts'
import { goWords, taskQuery } from '../rules.ts'

export type Task = CallOutput<typeof userPoints>['tasks'][number]

interface TaskRowProps {
  task: Task
  /** The article with which it is done next; undefined where there is none. */
  articleId: number | undefined
}

/** What a task gives, how often it still does today, and the way to where it is done. */
export function TaskRow({ task, articleId }: TaskRowProps) {
  const { title, amount, growth, per_day, done_num, action } = task
  const isDone = done_num >= per_day
  return (
    <li className="flex items-center justify-between gap-12 py-12">
      <div className="min-w-0">
        <p className="text-16">{title}</p>
        <p className="text-12 text-ink-3 tabular-nums">
          每次 +{amount} 积分{growth > 0 && ` · +${growth} 成长值`} ·{' '}
          <span className="whitespace-nowrap">
            今天 {done_num} / {per_day}
          </span>
        </p>
      </div>
      {isDone ? (
        <p className="flex shrink-0 items-center gap-4 text-14 text-ink-2">
          <CircleCheckIcon className="text-success" />
          今天做完了
        </p>
      ) : (
        articleId !== undefined && (
          <span className="shrink-0">
            <ButtonLink
              kind="secondary"
              size="small"
              to={address('/article/detail', { id: articleId, ...taskQuery(task, `article-${articleId}`) })}
            >
              {goWords[action]}
            </ButtonLink>
          </span>
        )
      )}
    </li>
  )
}
