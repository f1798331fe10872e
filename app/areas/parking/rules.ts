/** An authorisation holds so many days. */
export const AUTHORISED_DAYS = 180
/** Who has not come so many hours after their time has missed it. */
export const MISSED_HOURS = 2
/** A place is booked at most so many days ahead. */
export const AHEAD_DAYS = 7
/** What was authorised is deleted so many days after it ended. */
export const STORED_DAYS = 30
/** Longest texts of a car park, in characters. */
export const MOST = { code: 40, feeRule: 100, guide: 300, plate: 20 } as const

/** States of a stay: their words, and whether the car is still to come or inside. */
export const stayStates = {
  booked: { words: '已预约', isOpen: true },
  in: { words: '已入场', isOpen: true },
  paid: { words: '已缴费', isOpen: true },
  out: { words: '已离场', isOpen: false },
  cancelled: { words: '已取消', isOpen: false },
  missed: { words: '没有来', isOpen: false },
} as const
/** A state of a stay. */
export type StayState = keyof typeof stayStates
/** Every state. */
export const allStayStates = Object.keys(stayStates) as [StayState, ...StayState[]]

/** The order of a stay; a system that answers late never takes one back. */
const rank: Readonly<Record<StayState, number>> = { booked: 0, in: 1, paid: 2, out: 3, cancelled: 4, missed: 4 }
/** Whether a stay may go from one state to the other. */
export const mayMove = (from: StayState, to: StayState): boolean => stayStates[from].isOpen && rank[to] > rank[from]

/** Only public addresses lead out of the product. */
export const isGuide = (address: string): boolean => /^https:\/\/[^\s]+$/.test(address)
