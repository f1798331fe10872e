import { useNavigate } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { Countdown } from '#kit/ui/countdown.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ConsultationTags, type DoctorConsultation, whoOf } from '../cards/consultation-facts.tsx'
import { DeclineButton } from '../cards/decline-button.tsx'
import { talkAddress } from '../cards/talk-address.ts'
import { benchTake } from '../contract.ts'

/** Less than this is left: it is shown so. */
const NEAR_SECONDS = 300

interface WaitingListProps {
  asks: readonly DoctorConsultation[]
  onChanged: () => void
}

/** What waits for the doctor, the longest first, with what is left of the promise. */
export function WaitingList({ asks, onChanged }: WaitingListProps) {
  if (asks.length === 0)
    return (
      <div className="rounded-12 bg-card shadow-soft">
        <Empty drawing="message" title="没有等待接诊的问诊" text="有患者提问时会出现在这里，页面会自动更新。" />
      </div>
    )
  return (
    <ol aria-label="等待接诊" className="space-y-12">
      {asks.map((asked) => (
        <li key={asked.ask_id} className="space-y-8 rounded-12 bg-card p-16 shadow-soft">
          <div className="flex items-baseline justify-between gap-12">
            <span className="min-w-0 text-16 font-semibold wrap-anywhere">{whoOf(asked)}</span>
            <span className="shrink-0 text-12 text-ink-2">已等 {asked.waited_minutes} 分钟</span>
          </div>
          <ConsultationTags asked={asked} />
          <p className="line-clamp-4 text-14 whitespace-pre-wrap wrap-anywhere">{asked.content}</p>
          <div className="flex flex-wrap items-center justify-between gap-8">
            <span className="text-12 text-ink-2">
              <Countdown seconds={asked.left_seconds} nearSeconds={NEAR_SECONDS} onEnd={onChanged} /> 后自动退款 · ¥
              {asked.price}
            </span>
            <span className="flex gap-8">
              {!asked.dep_name && <DeclineButton consultationId={asked.ask_id} onDone={onChanged} />}
              <TakeButton consultationId={asked.ask_id} />
            </span>
          </div>
        </li>
      ))}
    </ol>
  )
}

function TakeButton({ consultationId }: { consultationId: string }) {
  const navigate = useNavigate()
  return (
    <ActButton
      call={benchTake}
      input={{ ask_id: consultationId }}
      kind="primary"
      said={() => '已接诊'}
      onDone={() => navigate(talkAddress(consultationId))}
    >
      接诊
    </ActButton>
  )
}
