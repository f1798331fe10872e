import { type Day, dayOf, formatClock, minutesOf } from '#kit/time/day.ts'
import { earlier, later } from '#kit/time/span.ts'
import { datedDayTime, spokenDayTime } from '#kit/time/spoken.ts'
import type { ConsultationState } from '../states.ts'

/** So long before its time one can come into a video call; a phone does not ring before it. */
const OPEN_MINUTES = { video: 10, phone: 0, text: 0 } as const
/** Until so long before it the patient moves it, or calls it off with the money back. */
const MOVE_HOURS = 2
/** Both are reminded so long before. */
const REMIND_MINUTES = 30
/** A doctor who is later than this cannot say that the patient did not come. */
const LATE_MINUTES = 5
/** A doctor who came waits so long for the patient. */
const WAIT_MINUTES = 10
/** A doctor who has not come by then does not come: the money goes back. */
const GIVEN_UP_MINUTES = 15
/** A phone that nobody takes is rung so often before it is said that the patient did not come. */
export const LEAST_RINGS = 2

/** From when on the two can call. */
export const opensAt = (agreedAt: Date, kind: keyof typeof OPEN_MINUTES): Date =>
  earlier(agreedAt, { minutes: OPEN_MINUTES[kind] })

/** Until when it can be moved or called off. */
export const moveUntil = (agreedAt: Date): Date => earlier(agreedAt, { hours: MOVE_HOURS })

/** By when a doctor must have come, so that a patient can have missed it. */
export const doctorInTime = (agreedAt: Date): Date => later(agreedAt, { minutes: LATE_MINUTES })

/** Until when a doctor who came waits for the patient. */
export const patientBy = (agreedAt: Date): Date => later(agreedAt, { minutes: WAIT_MINUTES })

/** The latest agreed time that a patient who is not there now has missed. */
export const missedBefore = (now: Date): Date => earlier(now, { minutes: WAIT_MINUTES })

/** By when the two must talk, else the money goes back: the doctor did not come. */
export const doctorBy = (agreedAt: Date): Date => later(agreedAt, { minutes: GIVEN_UP_MINUTES })

/** When both are reminded; null where that would be after it is agreed, and says nothing new. */
export const remindAtOf = (agreedAt: Date, now: Date): Date | null => {
  const at = earlier(agreedAt, { minutes: REMIND_MINUTES })
  return at > now ? at : null
}

/** The deadlines of one that is agreed for this time: by when the two must talk, when it ends, when both are reminded. */
export const agreedSpan = (agreedAt: Date, hours: number, now: Date) => ({
  replyBy: doctorBy(agreedAt),
  endsAt: later(agreedAt, { hours }),
  remindAt: remindAtOf(agreedAt, now),
})

/** The latest agreed time that can not be moved or called off now. */
export const fixedUntil = (now: Date): Date => later(now, { hours: MOVE_HOURS })

/** A consultation as far as its agreed time asks. */
export interface AgreedMoment {
  state: ConsultationState
  agreedAt: Date | null
}

/** Whether the patient can still move it to another time. */
export const mayMoveTime = ({ state, agreedAt }: AgreedMoment, now: Date): boolean =>
  state === 'accepted' && agreedAt !== null && now < moveUntil(agreedAt)

/** Whether it is too late to call it off: the doctor keeps the time free. */
export const isTooLateToCancel = ({ state, agreedAt }: AgreedMoment, now: Date): boolean =>
  state === 'accepted' && agreedAt !== null && now >= moveUntil(agreedAt)

const clockOf = (instant: Date): string => formatClock(minutesOf(instant))

/** What is promised about an agreed time, on either side, as it is said before it is agreed and after. */
export const agreedPromises = (
  agreedAt: Date,
  { kind, now, today }: { kind: 'video' | 'phone'; now: Date; today: Day },
): { name: string; value: string }[] => {
  const until = moveUntil(agreedAt)
  return [
    {
      name: '改时间、取消',
      value:
        now < until
          ? `${spokenDayTime(until, today)} 前可以，取消全额退款`
          : `离开始不到 ${MOVE_HOURS} 小时，不能再改，也不能取消`,
    },
    { name: '医生没来', value: `${clockOf(doctorBy(agreedAt))} 前没有和您通上话，自动全额退款` },
    {
      name: '您没来',
      value:
        kind === 'video'
          ? `医生等到 ${clockOf(patientBy(agreedAt))}，之后问诊费不退`
          : `医生会打 ${LEAST_RINGS} 次，到 ${clockOf(patientBy(agreedAt))} 都没接，问诊费不退`,
    },
  ]
}

/** An agreed time as a message says it, with its date whatever today is. */
export const agreedWords = (agreedAt: Date, now: Date): string => datedDayTime(agreedAt, dayOf(now))
