import { useState } from 'react'
import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { toast } from '#kit/ui/toast.ts'
import { Trouble } from '#kit/ui/trouble.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { WireError } from '#kit/wire/errors.ts'
import { moveAskTime } from '../contract.ts'
import { AgreedPromises } from './agreed-promises.tsx'
import { CallTimes, freeOf } from './call-times.tsx'
import { useCallTimes } from './use-call-times.ts'
import type { WholeConsultation } from './use-live-consultation.ts'

interface AgreedCardProps {
  asked: WholeConsultation
  onMoved: () => void
}

/** The time that is agreed for a call, what it means for the money, and the way to another one. */
export function AgreedCard({ asked, onMoved }: AgreedCardProps) {
  const today = useToday()
  const [isMoving, setMoving] = useState(false)
  if (asked.agreed_at === null || asked.type === 'text') return null
  const agreedAt = parseTime(asked.agreed_at)
  return (
    <Card title={`约定的${asked.type_name}`}>
      <p className="text-18 font-semibold tabular-nums">{spokenDayTime(agreedAt, today)}</p>
      {asked.state === 'accepted' && (
        <div className="pt-8">
          <AgreedPromises agreedAt={agreedAt} kind={asked.type} />
        </div>
      )}
      {asked.button.includes('move') && (
        <div className="pt-12">
          <Button kind="secondary" size="small" onClick={() => setMoving(true)}>
            改时间
          </Button>
        </div>
      )}
      {isMoving && (
        <MoveSheet
          asked={asked}
          onClose={() => setMoving(false)}
          onMoved={() => {
            setMoving(false)
            onMoved()
          }}
        />
      )}
    </Card>
  )
}

function MoveSheet({ asked, onClose, onMoved }: AgreedCardProps & { onClose: () => void }) {
  const today = useToday()
  const moving = useAct(moveAskTime, { hideToast: true })
  const { times, retry } = useCallTimes(asked.doctor?.doctor_id, moving.error)
  const [chosen, setChosen] = useState<string>()
  const to = times && !(times instanceof WireError) ? freeOf(times, chosen) : undefined
  const move = async () => {
    if (!chosen || !(await moving.run({ ask_id: asked.ask_id, call_at: chosen }))) return
    toast('时间改好了')
    onMoved()
  }
  return (
    <Sheet
      open
      title="换一个时间"
      onClose={onClose}
      action={
        <div className="space-y-8">
          {moving.error && (
            <div role="alert">
              <Notice tone="danger">{moving.error.words}</Notice>
            </div>
          )}
          <Button wide busy={moving.busy} disabled={!to} onClick={move}>
            {to ? `改到 ${spokenDayTime(to, today)}` : '请选一个时间'}
          </Button>
        </div>
      }
    >
      {times === undefined && <SkeletonList />}
      {times instanceof WireError && <Trouble text={times.words} onRetry={retry} />}
      {times && !(times instanceof WireError) && times.length === 0 && (
        <p className="py-16 text-center text-14 text-ink-2">
          医生最近没有别的时间，可以保留原来的时间，或者取消后换一位。
        </p>
      )}
      {times && !(times instanceof WireError) && times.length > 0 && (
        <CallTimes times={times} chosen={to && chosen} onChoose={setChosen} own={asked.agreed_at ?? undefined} />
      )}
    </Sheet>
  )
}
