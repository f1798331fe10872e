/** A way on from a refusal. */
export type NextStep =
  | 'wait'
  | 'book'
  | 'times'
  | 'doctors'
  | 'standing'
  | 'orders'
  | 'waits'
  | 'units'
  | 'unit'
  | 'member'
  | 'other-member'
  | 'fill'
  | 'again'
  | 'close'

/** By the names of the refusals in the contracts of booking and waitlist. */
const steps: Readonly<Record<string, readonly NextStep[]>> = {
  full: ['wait', 'times'],
  'not-full': ['book', 'times'],
  past: ['times'],
  stopped: ['times', 'doctors'],
  closed: ['times', 'doctors'],
  'not-released': ['times'],
  'not-found': ['times'],
  'already-booked': ['standing', 'times'],
  'same-time': ['standing', 'times'],
  'day-limit': ['times', 'orders'],
  'open-limit': ['orders'],
  age: ['other-member', 'units'],
  'id-card': ['member', 'other-member'],
  'visit-card': ['fill'],
  banned: ['unit', 'other-member'],
  blocked: ['unit', 'orders'],
  'already-waiting': ['waits', 'times'],
  'too-many': ['waits'],
}

/** What one can do now, the likeliest first; where no answer came, another try. To wait only where one still may. */
export const nextStepsOf = (reason: string | undefined, mayWait: boolean): readonly NextStep[] => {
  const all: readonly NextStep[] = (reason === undefined ? ['again'] : steps[reason]) ?? ['close']
  return mayWait ? all : all.filter((step) => step !== 'wait')
}
