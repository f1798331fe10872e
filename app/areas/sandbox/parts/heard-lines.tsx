import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Line } from './use-played-phone.ts'

/** What the page asked of its host and what it got, the newest first. */
export function HeardLines({ lines, onForget }: { lines: readonly Line[]; onForget: () => void }) {
  return (
    <section aria-label="桥上的往来" className="min-w-0 space-y-8">
      <div className="flex min-h-target items-center justify-between">
        <h2 className="text-16 font-semibold">桥上的往来</h2>
        {lines.length > 0 && (
          <Button kind="text" size="small" onClick={onForget}>
            清空
          </Button>
        )}
      </div>
      {lines.length === 0 && (
        <Empty drawing="message" title="还没有往来" text="页面向宿主要什么、得到什么，都记在这里。" />
      )}
      <ol className="space-y-8">
        {lines.map((line) => (
          <li key={line.id} className="rounded-12 bg-card p-12 text-14">
            <p className="flex items-center justify-between gap-8">
              <code className="font-semibold">{line.method}</code>
              {line.answer === undefined && <Tag tone="warning">没有回答</Tag>}
            </p>
            <Said name="问" value={line.params} />
            {line.answer !== undefined && <Said name="答" value={line.answer} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Said({ name, value }: { name: string; value: unknown }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text === undefined || text === '{}') return null
  return (
    <p className="flex gap-8 pt-4 text-12 text-ink-2">
      <span className="shrink-0 text-ink-3">{name}</span>
      <code className="min-w-0 break-all">{text}</code>
    </p>
  )
}
