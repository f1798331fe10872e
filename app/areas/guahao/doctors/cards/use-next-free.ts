import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { useToday } from '#kit/ui/use-now.ts'

/** Words of the server, which were true when it said them. */
const AS_TOLD = ''

interface NextFree {
  next_free_time: string | null
  next_free_words: string
}

/** Whether a doctor is free on the day that is today; before the page knows the day, whether the server said so. */
export const isFreeOn = (doctor: NextFree, today: string): boolean =>
  today === AS_TOLD ? doctor.next_free_words.startsWith('今天') : doctor.next_free_time?.slice(0, 10) === today

/** Whether one of them is free today, also when the list was left open over midnight. */
export const useFreeToday = (doctors: readonly NextFree[]): boolean => {
  const today = useToday(AS_TOLD)
  return doctors.some((doctor) => isFreeOn(doctor, today))
}

/** When a doctor is free next, as people say it today: a list that was left open over midnight says 今天 then. */
export const useNextFree = (doctor: NextFree): string => {
  const today = useToday(AS_TOLD)
  return today === AS_TOLD || doctor.next_free_time === null
    ? doctor.next_free_words
    : spokenDayTime(parseTime(doctor.next_free_time), today)
}
