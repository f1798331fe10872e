/** One state of an appointment: its words, whether it stands, whether nobody else gets its place. */
interface StateFacts {
  words: string
  /** The patient is still to come. */
  stands: boolean
  holdsPlace: boolean
  /** Its piece of the order has no other appointment. */
  holdsPiece: boolean
}

/** The life of an appointment for what was bought: it begins booked. */
export const appointmentStates = {
  booked: { words: '已预约', stands: true, holdsPlace: true, holdsPiece: true },
  arrived: { words: '已到院', stands: false, holdsPlace: true, holdsPiece: true },
  /** Nobody came: another time can be booked as long as the order is good. */
  missed: { words: '未到', stands: false, holdsPlace: true, holdsPiece: false },
  cancelled: { words: '已取消', stands: false, holdsPlace: false, holdsPiece: false },
} as const satisfies Record<string, StateFacts>

/** A state of an appointment. */
export type AppointmentState = keyof typeof appointmentStates

/** Every state. */
export const allStates = Object.keys(appointmentStates) as AppointmentState[]
/** States in which a place is nobody else's. */
export const placedStates = allStates.filter((state) => appointmentStates[state].holdsPlace)
/** States in which a piece of an order has its appointment. */
export const piecedStates = allStates.filter((state) => appointmentStates[state].holdsPiece)
