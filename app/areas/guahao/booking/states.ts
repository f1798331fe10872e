/** One state of an appointment: its word, whether it holds its place, where it may go from here. */
interface StateFacts {
  words: string
  /** Under way: the member cannot have another one with this doctor that day, or at this time. */
  active: boolean
  /** Its number is not given to anybody else. */
  holdsPlace: boolean
  to: readonly string[]
}

/** The life of an appointment. `docs/booking-states.md` is drawn from this table, and R9 checks every row's path against it. */
export const orderStates = {
  held: { words: '待支付', active: true, holdsPlace: true, to: ['booked', 'expired', 'cancelled'] },
  booked: {
    words: '待就诊',
    active: true,
    holdsPlace: true,
    to: ['checked-in', 'called', 'cancelled', 'rescheduled', 'stopped', 'missed'],
  },
  /** A check-in is taken back, by the patient or at the desk. */
  'checked-in': {
    words: '已签到',
    active: true,
    holdsPlace: true,
    to: ['booked', 'called', 'done', 'missed', 'stopped', 'rescheduled'],
  },
  /** Who was not there when they were called waits again. A visit goes on with another doctor where its own sends it there. */
  called: {
    words: '请就诊',
    active: true,
    holdsPlace: true,
    to: ['checked-in', 'done', 'missed', 'stopped', 'rescheduled'],
  },
  /** Who was sent to an examination waits again when they return, on the same day. */
  done: { words: '已就诊', active: false, holdsPlace: true, to: ['checked-in'] },
  /** Somebody came after all. */
  missed: { words: '已爽约', active: false, holdsPlace: true, to: ['checked-in'] },
  /** A payment that came too late took a place again. */
  expired: { words: '已过期', active: false, holdsPlace: false, to: ['booked'] },
  cancelled: { words: '已取消', active: false, holdsPlace: false, to: [] },
  rescheduled: { words: '已改约', active: false, holdsPlace: false, to: [] },
  /** The place went with its clinic: nobody else gets it. */
  stopped: { words: '已停诊', active: false, holdsPlace: true, to: [] },
} as const satisfies Record<string, StateFacts>

/** A state of an appointment. */
export type OrderState = keyof typeof orderStates

/** Every state. */
export const allStates = Object.keys(orderStates) as OrderState[]
/** States in which an appointment is under way. */
export const activeStates = allStates.filter((state) => orderStates[state].active)
/** States of a visit that is still to come: it has its place, and is paid. */
export const comingStates: readonly OrderState[] = ['booked', 'checked-in', 'called']
/** States in which a number is nobody else's. */
export const placedStates = allStates.filter((state) => orderStates[state].holdsPlace)
/** States that count for a member's appointments of one day. */
export const countedStates = placedStates.filter((state) => state !== 'stopped')
/** An appointment begins held, where something is to pay, or booked. */
export const firstStates: readonly OrderState[] = ['held', 'booked']

/** Whether an appointment may go from one state to the other. */
export const mayMove = (from: OrderState, to: OrderState): boolean =>
  (orderStates[from].to as readonly string[]).includes(to)

/** The table as a Mermaid picture. */
export const drawStates = (): string => {
  const node = (state: string) => state.replaceAll('-', '_')
  const arrows = allStates.flatMap((from) => orderStates[from].to.map((to) => `  ${node(from)} --> ${node(to)}`))
  const ends = allStates
    .filter((state) => orderStates[state].to.length === 0)
    .map((state) => `  ${node(state)} --> [*]`)
  const words = allStates.map((state) => `  ${node(state)}: ${state} ${orderStates[state].words}`)
  return [
    'stateDiagram-v2',
    ...words,
    ...firstStates.map((state) => `  [*] --> ${node(state)}`),
    ...arrows,
    ...ends,
  ].join('\n')
}
