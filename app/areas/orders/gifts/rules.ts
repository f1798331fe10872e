/** Most characters of a name on a gift's card, and of what is said on it. */
export const MOST_NAME = 20
/** Most characters of what is said on a gift's card. */
export const MOST_WORDS = 100

/** What stands on the card where nobody says anything. */
export const USUAL_WORDS = '一份心意，愿你健康。'

/** Why something is not given away. */
export type NoGift = 'not-whole' | 'medicine'

/** Whether it can be given: whole paid (0), and no medicine; otherwise why not. */
export const whyNoGift = (lines: readonly { payType: number; goods: { kind: string } }[]): NoGift | undefined => {
  if (lines.some(({ goods }) => goods.kind === 'drug')) return 'medicine'
  return lines.some(({ payType }) => payType !== 0) ? 'not-whole' : undefined
}
