import { seeded } from '#kit/random/seeded.ts'
import { minutesOfClock } from '#kit/time/day.ts'

const halves = [
  { half: 'am', beginMinutes: minutesOfClock('09:00'), endMinutes: minutesOfClock('11:30') },
  { half: 'pm', beginMinutes: minutesOfClock('14:30'), endMinutes: minutesOfClock('17:00') },
  { half: 'night', beginMinutes: minutesOfClock('19:30'), endMinutes: minutesOfClock('21:30') },
] as const

/** Services that a doctor of a title offers online, with the share of doctors who do. */
const offers = [
  { service: 'ask_text', from: 20, share: 0.5 },
  { service: 'ask_phone', from: 20, share: 0.25 },
  { service: 'ask_video', from: 30, share: 0.2 },
] as const

/** When an invented doctor answers online: two to four half days a week for each service. */
export const hoursOf = ({ id, key, title }: { id: number; key: string; title: number }) => {
  const chance = seeded(`hours ${key}`)
  return offers.flatMap(({ service, from, share }) => {
    if (title < from || chance.next() > share) return []
    const weekdays = chance.shuffle([1, 2, 3, 4, 5, 6, 7]).slice(0, chance.int(2, 4))
    return weekdays.map((weekday) => ({ doctorId: id, service, weekday, ...chance.pick(halves) }))
  })
}
