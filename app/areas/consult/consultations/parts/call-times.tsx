import { useId, useState } from 'react'
import { parseTime } from '#kit/time/day.ts'
import { spokenDay } from '#kit/time/spoken.ts'
import { ChipChoice } from '#kit/ui/chip-choice.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallTime } from './use-call-times.ts'

interface CallTimesProps {
  times: readonly CallTime[]
  chosen: string | undefined
  onChoose: (callAt: string) => void
  /** What they have now, while they look for another. */
  own?: string | undefined
}

/** The days on which a doctor calls, and the half hours of the chosen one; what somebody else has is crossed out. */
export function CallTimes({ times, chosen, onChoose, own }: CallTimesProps) {
  const today = useToday()
  const [dayName, timeName] = [useId(), useId()]
  const dates = [...new Set(times.map(({ call_at }) => call_at.slice(0, 10)))]
  const firstFree = times.find(({ is_free }) => is_free === 1)?.call_at.slice(0, 10)
  const [looked, setLooked] = useState<string>()
  const date = looked ?? chosen?.slice(0, 10) ?? firstFree ?? dates[0]
  return (
    <div className="space-y-12">
      <fieldset>
        <legend className="pb-8 text-14 font-medium">哪一天</legend>
        <div className="flex flex-wrap gap-8">
          {dates.map((one) => (
            <ChipChoice key={one} type="radio" name={dayName} checked={one === date} onChange={() => setLooked(one)}>
              {spokenDay(one, today)}
            </ChipChoice>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="pb-8 text-14 font-medium">几点开始</legend>
        <div className="flex flex-wrap gap-8">
          {times
            .filter(({ call_at }) => call_at.slice(0, 10) === date)
            .map(({ call_at, is_free }) => (
              <ChipChoice
                key={call_at}
                type="radio"
                name={timeName}
                checked={call_at === chosen}
                disabled={is_free === 0}
                onChange={() => onChoose(call_at)}
              >
                <span className="tabular-nums">{clockOf(call_at)}</span>
                {is_free === 0 && <span className="ml-4">{call_at === own ? '现在约的' : '约满'}</span>}
              </ChipChoice>
            ))}
        </div>
      </fieldset>
    </div>
  )
}

const clockOf = (callAt: string): string => callAt.slice(11, 16)

/** A time that is still free, or undefined. */
export const freeOf = (times: readonly CallTime[], callAt: string | undefined): Date | undefined =>
  times.some((one) => one.call_at === callAt && one.is_free === 1) ? parseTime(callAt as string) : undefined
