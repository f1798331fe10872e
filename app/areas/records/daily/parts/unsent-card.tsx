import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { hasAmount, kinds } from '../rules.ts'
import type { Unsent, useUnsent } from './unsent.ts'

const wordsOf = ({ kind, amount, note }: Unsent): string => {
  const { words, unit } = kinds[kind]
  return [hasAmount(kind) ? `${words} ${amount} ${unit}` : words, note].filter(Boolean).join(' · ')
}

/** What was written down without a net, and waits on the phone. */
export function UnsentCard({ unsent }: { unsent: ReturnType<typeof useUnsent> }) {
  const { list, refused, busy, send, forget } = unsent
  if (list.length === 0) return null
  return (
    <Card title={`还没发出去的 ${list.length} 条`}>
      <p className="text-14 text-ink-2">没有网络时记的，存在这部手机里，有网时会自动发出，时间照您写的。</p>
      <ul className="divide-y divide-line">
        {list.map((entry) => (
          <li key={entry.client_id} className="py-8">
            <p className="text-16 break-words">
              <span className="tabular-nums">{entry.time.slice(5)}</span> {wordsOf(entry)}
            </p>
            {refused[entry.client_id] && (
              <div className="flex flex-wrap items-center justify-between gap-8">
                <p role="alert" className="text-14 text-danger">
                  {refused[entry.client_id]}
                </p>
                <Button kind="text" size="small" onClick={() => forget(entry)}>
                  不要这条
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Button kind="secondary" wide busy={busy} onClick={send}>
        现在发出
      </Button>
    </Card>
  )
}
