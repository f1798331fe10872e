import { classes } from '#kit/ui/classes.ts'
import { dayParts, partWords } from '../rules.ts'
import type { TimeChoice } from './load-choice.ts'

interface TimeGridProps {
  times: TimeChoice['config']['times']
  /** One comes with an empty stomach: it is said why there are mornings only. */
  isFasting?: boolean
  chosen: string | undefined
  onChoose: (time: string) => void
}

/** The half hours of a day, part by part: one of those that have a place. */
export function TimeGrid({ times, isFasting = false, chosen, onChoose }: TimeGridProps) {
  return (
    <div className="space-y-16">
      {isFasting && times.every(({ part }) => part === 'morning') && (
        <p className="text-14 text-ink-2">这项要空腹来，所以只约上午。</p>
      )}
      {dayParts.map((part) => {
        const own = times.filter((slot) => slot.part === part)
        if (own.length === 0) return null
        return (
          <fieldset key={part}>
            <legend className="pb-8 text-14 font-medium">{partWords[part]}</legend>
            <div className="grid grid-cols-4 gap-8 elder:grid-cols-3">
              {own.map(({ time, left_num }) => (
                <label
                  key={time}
                  className={classes(
                    'relative flex min-h-52 elder:min-h-target flex-col items-center justify-center rounded-8 border py-4',
                    left_num === 0 && 'border-transparent bg-well text-ink-3',
                    left_num > 0 && time === chosen && 'border-accent-ink bg-tint text-accent-ink',
                    left_num > 0 && time !== chosen && 'border-line bg-card',
                  )}
                >
                  <input
                    type="radio"
                    name="time"
                    value={time}
                    disabled={left_num === 0}
                    checked={time === chosen}
                    onChange={() => onChoose(time)}
                    className="absolute inset-0 appearance-none rounded-8"
                  />
                  <span className="text-14 font-medium whitespace-nowrap tabular-nums">{time}</span>
                  <span className="text-12 tabular-nums">{left_num > 0 ? `余 ${left_num}` : '约满'}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}
