import { groupedBy } from '#kit/lists/grouped.ts'
import { halfDayWord, weekdayWords } from '#kit/time/spoken.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { doctorServiceHours } from '../contract.ts'

type Hours = CallOutput<typeof doctorServiceHours>['list']

/** When the doctor answers online, service by service. */
export function OnlineHours({ hours }: { hours: Hours }) {
  return (
    <div className="space-y-16">
      {[...groupedBy(hours, (one) => one.service_name)].map(([service, times]) => (
        <section key={service}>
          <h3 className="text-16 font-medium">{service}</h3>
          <ul className="pt-4">
            {times.map(({ weekday, period, begin_time, end_time }) => (
              <li key={`${weekday} ${period}`} className="flex justify-between py-4 text-14 text-ink-2">
                <span>
                  周{weekdayWords[weekday - 1]} {halfDayWord(period)}
                </span>
                <span className="tabular-nums">
                  {begin_time}–{end_time}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
