/** The shape of a word that one presses: it looks 36 high, and in rows 8 apart the finger meets 44, with a border or without. */
export const chipLook =
  'relative inline-flex min-h-36 max-w-full items-center rounded-full px-12 py-4 text-14 after:absolute after:inset-x-0 after:-inset-y-5 elder:min-h-target'
