import { type FormEvent, type ReactNode, useState } from 'react'
import { Fee } from '#app/areas/guahao/schedules/cards/fee.tsx'
import { spokenSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import { type Day, parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { chooseAfterStop } from '../contract.ts'
import type { Stop } from './stop-notice.tsx'

interface StopChoicesProps {
  stop: Stop
  /** With the id of the new appointment, '' after a refund. */
  onChosen: (newOrderId: string) => void
  /** What the page says beside, above the button. */
  children: ReactNode
}

/** What to take instead of a stopped appointment: the substitute, another time, another doctor, or the money. Nothing more is to pay. */
export function StopChoices({ stop, onChosen, children }: StopChoicesProps) {
  const today = useToday()
  const [isAll, setAll] = useState(false)
  const options = optionsOf(stop, today, isAll)
  const [chosen, setChosen] = useState(stop.substitute ? SUBSTITUTE : undefined)
  const choosing = useAct(chooseAfterStop)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const made = chosen && (await choosing.run({ id: stop.id, ...askOf(chosen) }))
    if (!made) return
    toast(made.new_order_id ? '换好了' : '已提交退款')
    onChosen(made.new_order_id)
  }
  return (
    <form onSubmit={submit}>
      <div className="space-y-12 p-16">
        <Notice tone="warning">
          {stop.reason && `停诊原因：${stop.reason}。`}
          请在 {spokenDayTime(parseTime(stop.choose_until), today)} 前选择；到时没有选，挂号费自动退回。
        </Notice>
        <Choice legend="您想怎么办" name="choice" value={chosen ?? ''} onChange={setChosen} options={options} />
        {!isAll && hasMore(stop) && (
          <Button kind="text" wide onClick={() => setAll(true)}>
            看更多时间和医生
          </Button>
        )}
        {children}
      </div>
      <BottomAction error={choosing.error?.words}>
        <Button type="submit" busy={choosing.busy} disabled={!chosen}>
          {chosen ? (chosen === REFUND ? '退款' : '就换成这个') : '请先选一个'}
        </Button>
      </BottomAction>
    </form>
  )
}

const SUBSTITUTE = 'substitute'
const REFUND = 'refund'
const OTHER = 'other-'

/** At first so many times of the same doctor, and so many other doctors: the refund must be seen without scrolling. */
const FIRST_TIMES = 2
const FIRST_DOCTORS = 1

type FreeTime = Stop['others'][number]

const optionsOf = (
  { substitute, others, other_doctors, refund_amount, doctor_name }: Stop,
  today: Day,
  isAll: boolean,
) => {
  const some = <T,>(list: readonly T[], most: number) => (isAll ? list : list.slice(0, most))
  const timeOption = (time: FreeTime, title: string, note: string) => ({
    value: `${OTHER}${time.slot_id}`,
    title,
    note: `${note}，余 ${time.left_num} 号`,
  })
  return [
    ...(substitute
      ? [
          {
            value: SUBSTITUTE,
            title: `换 ${substitute.doctor_name} ${substitute.title_name}`,
            note: `${spokenSpan(substitute, today)}，已为您留 ${substitute.number} 号`,
          },
        ]
      : []),
    ...some(others, FIRST_TIMES).map((time) => timeOption(time, spokenSpan(time, today), `还是 ${doctor_name}医生`)),
    ...some(other_doctors, FIRST_DOCTORS).flatMap((doctor) =>
      some(doctor.times, 1).map((time) =>
        timeOption(time, `换 ${doctor.doctor_name} ${doctor.title_name}`, spokenSpan(time, today)),
      ),
    ),
    { value: REFUND, title: '退款', note: '原路退回，一般几分钟到账', aside: <Fee yuan={refund_amount} /> },
  ]
}

const hasMore = ({ others, other_doctors }: Stop): boolean =>
  others.length > FIRST_TIMES ||
  other_doctors.length > FIRST_DOCTORS ||
  other_doctors.some(({ times }) => times.length > 1)

const askOf = (chosen: string) => {
  if (chosen.startsWith(OTHER)) return { choice: 'other' as const, slot_id: chosen.slice(OTHER.length) }
  return { choice: chosen === SUBSTITUTE ? SUBSTITUTE : REFUND } as const
}
