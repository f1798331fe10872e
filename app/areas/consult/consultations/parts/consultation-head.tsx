import { Countdown } from '#kit/ui/countdown.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { deadlineOf } from './consultation-card.tsx'
import type { WholeConsultation } from './use-live-consultation.ts'

/** So near to its end a deadline is counted down. */
const NEAR_SECONDS = 3_600

/** Where it stands, and what happens next by when. */
export function ConsultationHead({ asked, onEnd }: { asked: WholeConsultation; onEnd: () => void }) {
  return (
    <div className="px-4 py-8">
      <h1 className="text-22 font-semibold">{asked.state_desc}</h1>
      <p className="pt-4 text-14 text-ink-2">
        <Next asked={asked} onEnd={onEnd} />
      </p>
    </div>
  )
}

const words: Readonly<Record<string, string>> = {
  unpaid: '付款后医生才能看到您的问题。',
  waiting: '已经通知医生，请留意消息。',
  accepted: '医生正在看您的问题。',
  answered: '医生已经回复，请进入问诊查看。',
  ended: '愿意的话，请给医生一个评价。',
  rated: '谢谢您的评价。',
  expired: '没有在规定时间内付款，没有扣款。',
}

const wordsOfCalls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  video: { accepted: '请进入视频等医生。', answered: '通话断开的话，可以再次进入视频。' },
  phone: { accepted: '医生会打给您，请保持电话畅通。', answered: '医生已经和您通过电话。' },
}

const wordsOfAgreed: Readonly<Record<string, string>> = {
  video: '时间约好了。提前 10 分钟可以进入诊室，医生来了会叫您。',
  phone: '时间约好了。到时医生会打给您，请保持电话畅通。',
}

function Next({ asked, onEnd }: { asked: WholeConsultation; onEnd: () => void }) {
  const today = useToday()
  const isAgreed = asked.agreed_at !== null && asked.state === 'accepted'
  const said = isAgreed
    ? wordsOfAgreed[asked.type]
    : (wordsOfCalls[asked.type]?.[asked.state] ?? words[asked.state] ?? asked.reason)
  if (asked.deadline === null) return said
  return (
    <>
      {said}
      <br />
      {asked.left_seconds > 0 && asked.left_seconds <= NEAR_SECONDS && (
        <>
          还有 <Countdown key={asked.deadline} seconds={asked.left_seconds} nearSeconds={300} onEnd={onEnd} />，
        </>
      )}
      {unbroken(deadlineOf(asked, today))}
    </>
  )
}
