import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { useToday } from '#kit/ui/use-now.ts'

/** Words of the server, which were true when it said them. */
const AS_TOLD = ''

/** When a doctor is free next, as people say it today: a list that was left open over midnight says 今天 then. */
export const useNextFree = (doctor: { next_free_time: string | null; next_free_words: string }): string => {
  const today = useToday(AS_TOLD)
  return today === AS_TOLD || doctor.next_free_time === null
    ? doctor.next_free_words
    : spokenDayTime(parseTime(doctor.next_free_time), today)
}
