import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { useToday } from './use-now.ts'

/** Says times of calls as people do, by the day that is today: `今天 周三 09:30`, `11月25日 周三 09:30`, in another year with the year. */
export const useSpoken = (): ((time: string) => string) => {
  const today = useToday()
  return (time) => spokenDayTime(parseTime(time), today)
}
