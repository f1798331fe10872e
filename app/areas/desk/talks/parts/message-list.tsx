import { shortTime } from '#kit/time/short-time.ts'
import { classes } from '#kit/ui/classes.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { deskTalk } from '../contract.ts'

type Said = CallOutput<typeof deskTalk>['list'][number]

const names = { visitor: '对方', desk: '自动回复', agent: '客服' } as const

/** What was said, the service's own side at the right. */
export function MessageList({ list }: { list: readonly Said[] }) {
  return (
    <ol
      aria-live="polite"
      aria-label="对话"
      className="space-y-16 rounded-12 bg-card px-16 py-16 shadow-soft wide:px-20"
    >
      {list.map(({ id, sender, content, questions, add_time }) => (
        <li key={id} className={classes('flex flex-col gap-4', sender === 'visitor' ? 'items-start' : 'items-end')}>
          <p className="text-12 text-ink-3">
            {names[sender]} <span className="tabular-nums">{shortTime(add_time)}</span>
          </p>
          <div
            className={classes(
              'max-w-[560px] whitespace-pre-wrap rounded-12 px-12 py-8 text-14 wrap-anywhere',
              sender === 'agent' ? 'bg-tint' : 'bg-page',
            )}
          >
            {content}
            {questions.length > 0 && (
              <ul className="list-disc pt-4 pl-20 text-ink-2">
                {questions.map((question) => (
                  <li key={question.id}>{question.title}</li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
