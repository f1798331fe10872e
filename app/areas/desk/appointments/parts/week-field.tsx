import { Checkbox } from '#kit/ui/checkbox.tsx'
import { weekdays } from './weekdays.ts'

const parts = ['上午', '下午', '晚上'] as const

/** Which parts of which days are open: a box for each. */
export function WeekField({ week }: { week: readonly string[] }) {
  return (
    <fieldset>
      <legend className="pb-6 text-14 font-medium">开放的时间</legend>
      <ul>
        {weekdays.map((name, day) => (
          <li key={name} className="flex items-center gap-16">
            <span className="w-40 text-14">{name}</span>
            {parts.map((part, at) => (
              <Checkbox
                key={part}
                name={`on-${day}-${at}`}
                defaultChecked={week[day]?.[at] === '1'}
                aria-label={`${name}${part}`}
              >
                {part}
              </Checkbox>
            ))}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** The flags of the week out of a form. */
export const weekIn = (typed: FormData): string =>
  weekdays.map((_, day) => parts.map((_, at) => (typed.has(`on-${day}-${at}`) ? '1' : '0')).join('')).join(',')
