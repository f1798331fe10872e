import { CircleCheckIcon } from 'lucide-react'
import type { CallOutput } from '#kit/wire/call.ts'
import type { userPoints } from '../contract.ts'

type Task = CallOutput<typeof userPoints>['tasks'][number]

/** What a task gives, and how often it still does today. */
export function TaskRow({ task: { title, amount, growth, per_day, done_num } }: { task: Task }) {
  const isDone = done_num >= per_day
  return (
    <li className="flex items-center justify-between gap-12 py-12">
      <div className="min-w-0">
        <p className="text-16">{title}</p>
        <p className="text-14 text-ink-3 tabular-nums">
          每次 +{amount} 积分{growth > 0 && ` · +${growth} 成长值`}
        </p>
      </div>
      <p className="flex shrink-0 items-center gap-4 text-14 text-ink-2 tabular-nums">
        {isDone && <CircleCheckIcon className="text-success" />}
        {isDone ? '今天做完了' : `今天 ${done_num} / ${per_day}`}
      </p>
    </li>
  )
}
