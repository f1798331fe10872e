import { MegaphoneIcon } from 'lucide-react'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { MOST_SKIPS, SKIP_PLACES } from '#app/areas/guahao/booking/rules/queue.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { RevealButton } from '../cards/reveal-button.tsx'
import { deskCallAgain, deskCallNext, deskDone, deskSkip } from '../contract.ts'
import { TransferButton } from './queue-acts.tsx'
import type { Visit } from './visit-table.tsx'

interface CallingPanelProps {
  scheduleId: number
  calling: Visit | undefined
  next: Visit | undefined
  isToday: boolean
  onDone: () => void
}

/** Who is with the doctor, and who is called next: the one thing that a nurse does all day. */
export function CallingPanel({ scheduleId, calling, next, isToday, onDone }: CallingPanelProps) {
  const mayRun = useMay('clinic.run') && isToday
  return (
    <section className="flex flex-wrap items-center gap-x-32 gap-y-16 rounded-12 bg-card p-20 shadow-soft">
      <div aria-live="polite" className="min-w-120">
        <p className="text-12 text-ink-3">正在就诊</p>
        {calling ? (
          <p className="flex items-baseline gap-8">
            <span className="text-[56px] leading-none font-semibold text-accent-ink tabular-nums">
              {calling.number}
            </span>
            <span className="text-18">{calling.name}</span>
            {mayRun && <RevealButton orderId={calling.order_id} />}
            {mayRun && <TransferButton row={calling} onDone={onDone} />}
          </p>
        ) : (
          <p className="text-22 text-ink-3">还没有叫号</p>
        )}
      </div>
      <div className="min-w-120 grow">
        <p className="text-12 text-ink-3">下一位</p>
        <p className="text-22 font-semibold tabular-nums">
          {next ? `${next.number} 号 ${next.name}` : <span className="font-normal text-ink-3">没有人在等候</span>}
        </p>
      </div>
      {mayRun && (
        <div className="grid w-full grid-cols-2 items-center gap-12 whitespace-nowrap wide:flex wide:w-auto">
          {calling && (
            <>
              <ActButton
                call={deskCallAgain}
                input={{ order_id: calling.order_id }}
                size="large"
                wide
                said={({ number }) => `已再叫 ${number} 号`}
                onDone={onDone}
              >
                再叫一次
              </ActButton>
              <ActButton
                call={deskSkip}
                input={{ order_id: calling.order_id }}
                size="large"
                wide
                disabled={calling.skip_num >= MOST_SKIPS}
                said={({ number }) => `${number} 号已过号，排到 ${SKIP_PLACES} 位之后`}
                onDone={onDone}
              >
                {calling.skip_num > 0 ? `过号（已 ${calling.skip_num} 次）` : '过号'}
              </ActButton>
              <ActButton
                call={deskDone}
                input={{ order_id: calling.order_id }}
                size="large"
                wide
                said={({ number }) => `${number} 号就诊完成`}
                onDone={onDone}
              >
                完成
              </ActButton>
            </>
          )}
          <div className="col-span-2">
            <ActButton
              call={deskCallNext}
              input={{ schedule_id: scheduleId }}
              kind="primary"
              size="large"
              wide
              disabled={!next}
              said={({ number }) => `请 ${number} 号就诊`}
              onDone={onDone}
            >
              <MegaphoneIcon />
              叫下一位
            </ActButton>
          </div>
        </div>
      )}
    </section>
  )
}
