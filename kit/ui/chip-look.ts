/** The shape of a word that one presses: it looks 36 high, and in rows 8 apart the finger meets 44, with a border or without. */
export const chipLook =
  'relative inline-flex min-h-36 max-w-full items-center rounded-full px-12 py-6 text-14 after:absolute after:inset-x-0 after:-inset-y-5 elder:min-h-target'

/** A word in a row that scrolls sideways: a long one ends in an ellipsis, and the next one is in sight. In large print it is read whole. */
export const rowWordLook = 'block max-w-240 truncate'
