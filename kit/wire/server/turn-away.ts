/** By which refusal somebody is turned away before he is looked up; undefined where he is answered as always. */
export type TurnAway = (ask: never, ahead: never) => string | undefined

/** The handler, with who is turned away before it is asked, by what is known ahead of any look-up. */
export const turningAway = <Ask, H, Said, A>(
  handle: (ask: Ask, here: H) => Said,
  turnAway: (ask: Ask, ahead: A) => string | undefined,
) => Object.assign((ask: Ask, here: H) => handle(ask, here), { turnAway })
