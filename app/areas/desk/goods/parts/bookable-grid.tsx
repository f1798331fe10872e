import { Checkbox } from '#kit/ui/checkbox.tsx'

const days = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']
const halves = ['上午', '下午', '晚上']

/** At which half days of the week one may come. */
export function BookableGrid({ bookable }: { bookable: readonly string[] }) {
  const isOpen = (day: number, half: number) =>
    bookable.length > 0 ? bookable[day]?.[half] === '1' : day < 5 && half < 2
  return (
    <fieldset>
      <legend className="pb-4 text-14 font-medium">可以预约的时段</legend>
      {days.map((word, day) => (
        <div key={word} className="flex items-center gap-16 border-b border-line last:border-0">
          <span className="w-40 shrink-0 text-14 text-ink-2">{word}</span>
          {halves.map((half, at) => (
            <Checkbox
              key={half}
              name="bookable"
              value={`${day}${at}`}
              defaultChecked={isOpen(day, at)}
              aria-label={`${word}${half}`}
            >
              {half}
            </Checkbox>
          ))}
        </div>
      ))}
    </fieldset>
  )
}
