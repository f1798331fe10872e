import { Card } from '#kit/ui/card.tsx'
import { chipLook } from '#kit/ui/chip-look.ts'
import { Link } from '#kit/ui/link.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { Subject } from '../cards/service-address.ts'
import type { imOpen } from '../contract.ts'
import { topics } from '../rules.ts'

interface GreetingProps {
  hours: CallOutput<typeof imOpen>
  from: Subject | undefined
  busy: boolean
  onAsk: (content: string) => void
}

/** What stands above the talk: who is there and when, what one comes from, and what people mostly ask. */
export function Greeting({ hours: { is_open, begin, end }, from, busy, onAsk }: GreetingProps) {
  return (
    <div className="space-y-12">
      {from && (
        <Card title={from.title} aside={from.number && <span className="tabular-nums">{from.number}</span>}>
          {from.link ? (
            <Link to={from.link} className="flex min-h-target items-center text-14 text-accent-ink">
              打开看看
            </Link>
          ) : (
            <p className="text-14 text-ink-2">您是从这里来的，问题会一起带给客服。</p>
          )}
        </Card>
      )}
      <div className="rounded-12 bg-card p-16 shadow-soft">
        <p className="text-16">您好，想问什么？</p>
        <p className="pt-4 text-14 text-ink-2">
          先由自动回复帮您找答案。人工客服 {begin}–{end}，{is_open === 1 ? '现在有人在' : '现在不在，留言会按顺序回复'}
          。
        </p>
        <div className="flex flex-wrap gap-12 pt-12">
          {topics.map((topic) => (
            <button
              key={topic}
              type="button"
              disabled={busy}
              onClick={() => onAsk(topic)}
              className={`${chipLook} border border-line text-ink`}
            >
              {topic}
            </button>
          ))}
        </div>
        <p className="pt-12 text-12 text-ink-3">请不要写密码、验证码和银行卡号。急症请拨打 120。</p>
      </div>
    </div>
  )
}
