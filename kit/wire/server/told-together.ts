/** A listener that does in one go what follows from events that are told at once, and from one as from many. */
export const toldTogether = <E, W>(listen: (events: readonly E[], within: W) => Promise<void>) =>
  Object.assign((event: E, within: W) => listen([event], within), { together: listen })
