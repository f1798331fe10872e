import { readableAmount } from '#kit/money/fen.ts'
import { classes } from './classes.ts'
import { yuanText } from './number-text.ts'

/** Of yuan, and of what stands around them. */
const sizes = {
  // Nothing is read below 12 px.
  small: { yuan: 'text-14', around: 'text-12' },
  medium: { yuan: 'text-18', around: 'text-[calc(0.7*var(--text-18))]' },
  large: { yuan: 'text-28', around: 'text-[calc(0.7*var(--text-28))]' },
}

interface PriceProps {
  /** Yuan as the wire carries them: "12.50". */
  yuan: string
  /** What it cost before, struck through; the price then is red. */
  before?: string | undefined
  size?: keyof typeof sizes | undefined
  /** There are dearer ones too. */
  isLeast?: boolean
}

/** An amount: small ¥, tabular numerals, fen only where there are any. Lists are full of them, so that it is as few elements as it can be. */
export function Price({ yuan, before, size = 'medium', isLeast = false }: PriceProps) {
  const [whole, fraction = ''] = readableAmount(yuan).split('.')
  const hasFen = /[1-9]/.test(fraction)
  const isReduced = before !== undefined
  return (
    <span
      className={classes(
        'wrap-normal font-semibold tabular-nums elder:text-12',
        sizes[size].around,
        isReduced && 'text-danger',
      )}
    >
      ¥<span className={sizes[size].yuan}>{whole}</span>
      {hasFen && `.${fraction}`}
      {isLeast && <span className="pl-2 font-normal text-12 text-ink-3">起</span>}
      {isReduced && (
        <>
          {' '}
          <s className="old-price whitespace-nowrap font-normal text-12 text-ink-3">{yuanText(before)}</s>
        </>
      )}
    </span>
  )
}
