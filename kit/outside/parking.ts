/** A car that is to come, as the system of a car park knows it. */
export interface ParkingWish {
  /** Which car park, by the system's own code. */
  lot: string
  plate: string
  from: Date
}

/** A booking at that system. */
export interface ParkingBooking extends ParkingWish {
  /** The system's own number of it. */
  outsideId: string
  /** Paid by what we know, where the system does not say; null: not. */
  paidAt: Date | null
}

/** Where a car is: not come yet, inside, paid and on its way out, gone. */
export interface ParkingNow {
  state: 'booked' | 'in' | 'paid' | 'out'
  enteredAt: Date | null
  /** What is to be paid so far, or was paid. */
  feeFen: number
  paidAt: Date | null
  leftAt: Date | null
}

/** The system of car parks. Each throws where it cannot be asked. */
export interface ParkingSystem {
  /** Books a place for a car; refused where none is left or the car park is unknown. */
  book: (wish: ParkingWish) => Promise<{ outsideId: string } | { refused: 'full' | 'unknown' }>
  cancel: (booking: ParkingBooking) => Promise<void>
  look: (booking: ParkingBooking) => Promise<ParkingNow>
  /** Where it is paid, at the system's own page; '' where it was paid at once (the stand-in). */
  pay: (booking: ParkingBooking) => Promise<{ address: string }>
}

/** Which system is asked, and how one signs in there. */
export interface ParkingSettings {
  provider: 'stand-in' | 'http' | 'none'
  endpoint: string
  key: string
}
