/** Most cuts of a bargain, the first of them the patient's own. */
export const MOST_CUTS = 100
/** Most hours that a bargain may last. */
export const MOST_HOURS = 168

/** Where a bargain stands. */
export type BargainState = 'running' | 'ordered' | 'over'

/** Where a bargain stands now: what was not ordered in time is over. */
export const bargainStateOf = ({ state, endsAt }: { state: BargainState; endsAt: Date }, now: Date): BargainState =>
  state === 'running' && endsAt <= now ? 'over' : state

/**
 * What one cut takes off, in fen: at least one, up to twice an even share, and the last all that is left, so that the
 * floor is reached by the last cut and not before. `roll` gives a whole number from 0 below its argument.
 */
export const cutFen = (leftFen: number, cutsLeft: number, roll: (below: number) => number): number => {
  if (cutsLeft <= 1) return leftFen
  // Each of the others keeps a fen at least.
  const most = Math.min(Math.floor((2 * leftFen) / cutsLeft), leftFen - (cutsLeft - 1))
  return most <= 1 ? Math.min(1, leftFen) : 1 + roll(most)
}

/** How much of what can be cut is cut, in whole percent; 100 only at the floor. */
export const percentCut = ({ priceFen, nowFen, floorFen }: { priceFen: number; nowFen: number; floorFen: number }) =>
  nowFen === floorFen ? 100 : Math.min(99, Math.floor(((priceFen - nowFen) * 100) / (priceFen - floorFen)))

/** Whether goods can be bargained for from this price down to that floor in so many cuts: each takes a fen at least. */
export const isFloor = (floorFen: number, priceFen: number, cuts: number): boolean =>
  floorFen > 0 && priceFen - floorFen >= cuts
