import { Card } from '#kit/ui/card.tsx'
import { chipLook } from '#kit/ui/chip-look.ts'
import { Link } from '#kit/ui/link.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { Subject } from '../cards/service-address.ts'
import type { autoReply, imOpen } from '../contract.ts'
import { topics } from '../rules.ts'
import { PastConsultations } from './past-consultations.tsx'
import { questionAddress } from './questions.tsx'

interface GreetingProps {
  hours: CallOutput<typeof imOpen>
  from: Subject | undefined
  busy: boolean
  onAsk: (content: string) => void
  /** What is stored as an answer to what one comes from. */
  answer: CallOutput<typeof autoReply> | null
  /** '' where one has no level of membership. */
  levelName: string
  /** They are signed in, and may point to a consultation of theirs. */
  onBegin: ((begin: string) => void) | undefined
}

/** What stands above the talk: who is there and when, what one comes from, and what people mostly ask. */
export function Greeting({ hours, from, busy, onAsk, answer, levelName, onBegin }: GreetingProps) {
  const { is_open, begin, end } = hours
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
      {answer && <StoredAnswer answer={answer} />}
      <div className="rounded-12 bg-card p-16 shadow-soft">
        <p className="text-16">您好，想问什么？</p>
        <p className="pt-4 text-14 text-ink-2">
          先由自动回复帮您找答案。人工客服 {unbroken(`${begin}–${end}`)}，
          {is_open === 1 ? '现在有人在' : '现在不在，留言会按顺序回复'}。
        </p>
        {levelName && <p className="pt-4 text-14 text-ink-2">您是{levelName}，由会员客服接待。</p>}
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
          {onBegin && <PastConsultations onChoose={onBegin} />}
        </div>
        <p className="pt-12 text-12 text-ink-3">请不要写密码、验证码和银行卡号。急症请拨打 120。</p>
      </div>
    </div>
  )
}

function StoredAnswer({ answer: { content, questions } }: { answer: CallOutput<typeof autoReply> }) {
  return (
    <Card title="也许能帮到您" aside="自动回复">
      <p className="text-14 whitespace-pre-line text-ink-2">{content}</p>
      {questions.map(({ id, title }) => (
        <Link key={id} to={questionAddress(id)} className="flex min-h-target items-center text-14 text-accent-ink">
          {title}
        </Link>
      ))}
    </Card>
  )
}
