/** What a program is told before it begins. */
export interface Visit {
  /** Where the product listens. */
  base: string
  doctorId: number
  /** A day on which the doctor sees patients. */
  date: string
  mobile: string
  idCard: string
}

/** What became of the appointment, step by step: the state of its order, and at last what was given back. */
export interface Told {
  booked: string
  cancelled: string
  refunded: string
}
