/** A way or a place on the screen, px. */
export interface Spot {
  x: number
  y: number
}

/** A touch that is shorter presses what it touched, a longer one moved it [X087] [X348]. */
const CLICK_MS = 100

/** Whether a touch of so many milliseconds is a click. */
export const isClick = (ms: number): boolean => ms < CLICK_MS

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** How far something may be moved from its home and stay whole on the screen, of which `room` is left beside it. */
export const insideOf = (moved: Spot, home: Spot, room: Spot): Spot => ({
  x: between(moved.x, -home.x, room.x - home.x),
  y: between(moved.y, -home.y, room.y - home.y),
})
