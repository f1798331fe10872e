import { useSpoken } from '#kit/ui/use-spoken.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { inquiryList } from '../contract.ts'

type Inquiry = CallOutput<typeof inquiryList>['list'][number]

/** Where one of both promises stands, in words. */
const wordsOf = (what: string, clock: Inquiry['answer_clock'], until: string): string => {
  if (clock === 'running') return `${until}${what}`
  if (clock === 'waiting') return `等您补资料，${what}的时钟暂停`
  return clock === 'met' ? `已按时${what}` : `没有按时${what}`
}

/** The next promise of an inquiry that goes on; nothing where none is due. */
export function ClockLine({ inquiry }: { inquiry: Inquiry }) {
  const { answer_clock, answer_by, quote_clock, quote_by, is_fee_back } = inquiry
  const spoken = useSpoken()
  const until = (time: string | null): string => (time ? `${spoken(time)} 前` : '')
  const words =
    answer_clock === 'running' || answer_clock === 'missed'
      ? wordsOf('答复', answer_clock, until(answer_by))
      : wordsOf('给出报价', quote_clock, until(quote_by))
  return (
    <p className="text-14 text-ink-2 tabular-nums">
      {words}
      {is_fee_back === 1 && '，服务费已退回'}
    </p>
  )
}
