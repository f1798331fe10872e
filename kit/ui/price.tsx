import { classes } from './classes.ts'

const sizes = { small: 'text-14', medium: 'text-18', large: 'text-28' }

interface PriceProps {
  /** Yuan as the wire carries them: "12.50". */
  yuan: string
  /** What it cost before, struck through; the price then is red. */
  before?: string | undefined
  size?: keyof typeof sizes | undefined
}

/** An amount: small ¥, tabular numerals, fen only where there are any. */
export function Price({ yuan, before, size = 'medium' }: PriceProps) {
  const [whole, fraction = ''] = yuan.split('.')
  const fen = fraction.replace(/0+$/, '')
  return (
    <span className="tabular-nums">
      <span className={classes('whitespace-nowrap font-semibold', sizes[size], before !== undefined && 'text-danger')}>
        <span className="text-[0.7em] elder:text-12">¥</span>
        {whole}
        {fen && <span className="text-[0.7em] elder:text-12">.{fraction}</span>}
      </span>
      {before !== undefined && (
        <>
          {' '}
          <s className="whitespace-nowrap text-12 text-ink-3">
            <span className="sr-only">原价</span>¥{before.replace(/\.00$/, '')}
          </s>
        </>
      )}
    </span>
  )
}
