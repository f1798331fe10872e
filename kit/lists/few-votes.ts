/** Of fewer votes a mean says little: one bad day would stand there like the judgement of hundreds. */
export const FEW_VOTES = 5
