import { clockSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import { spanWords, type WaitSpan, waitSpans } from '#app/areas/guahao/waitlist/rules.ts'
import { Choice } from '#kit/ui/choice.tsx'
import type { BookingShown } from './booking-shown.ts'

interface SpanChoiceProps {
  slot: BookingShown['slot']
  /** What may be waited for: where a time of the half day is free, it is booked and not waited for. */
  spans: readonly WaitSpan[]
  chosen: WaitSpan
  onChoose: (span: WaitSpan) => void
}

/** For what one waits: these thirty minutes, any time of the half day, any time of the day. */
export function SpanChoice({ slot, spans, chosen, onChoose }: SpanChoiceProps) {
  if (spans.length < 2) return null
  return (
    <Choice
      legend="等哪些时段"
      name="span"
      value={chosen}
      onChange={(value) => onChoose(waitSpans.find((span) => span === value) ?? 'slot')}
      options={spans.map((span) => ({
        value: span,
        title: spanWords(span, slot.half_name) || `只等 ${clockSpan(slot)}`,
        note: notes[span],
      }))}
    />
  )
}

const notes: Record<WaitSpan, string | undefined> = {
  slot: undefined,
  half: '哪个时段先有人退号就给您哪个，最容易候补到',
  day: '上午、下午都行',
}
