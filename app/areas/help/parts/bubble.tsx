import { classes } from '#kit/ui/classes.ts'
import { Link } from '#kit/ui/link.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { serviceMessages } from '../contract.ts'
import { questionAddress } from './questions.tsx'

type Message = CallOutput<typeof serviceMessages>['list'][number]

const names = { desk: '自动回复', agent: '客服' }

/** What one side said, with the answers that it points to. */
export function Bubble({ message: { sender, content, questions, add_time } }: { message: Message }) {
  const spoken = useSpoken()
  const isMine = sender === 'visitor'
  return (
    <div className={classes('flex flex-col gap-4', isMine ? 'items-end' : 'items-start')}>
      <p className="text-12 text-ink-3">
        {isMine ? '我' : names[sender]} <span className="tabular-nums">{spoken(add_time)}</span>
      </p>
      <div
        className={classes(
          'max-w-280 rounded-12 px-12 py-8 text-16 shadow-soft',
          isMine ? 'border border-accent-ink bg-tint' : 'bg-card',
        )}
      >
        <p className="whitespace-pre-wrap wrap-anywhere">{content}</p>
        {questions.map(({ id, title }) => (
          <Link
            key={id}
            to={questionAddress(id)}
            className="mt-4 flex min-h-target items-center border-t border-line text-accent-ink"
          >
            {title}
          </Link>
        ))}
      </div>
    </div>
  )
}
