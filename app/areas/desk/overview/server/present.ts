import type { Staff } from '#app/context.ts'
import type { Figure } from '#app/events.ts'

/** A figure, with the way to its page for who may go there from this desk. */
export const asFigure = ({ key, words, value, unit, how, to, may }: Figure, { permissions }: Staff) => ({
  key,
  words,
  unit,
  num: unit === 'fen' ? 0 : value,
  amount: unit === 'fen' ? value : 0,
  how,
  to: permissions.includes(may) ? to : '',
})
