import { classes } from './classes.ts'

const sizes = { small: 'text-14', medium: 'text-18', large: 'text-28' }

interface PriceProps {
  /** Yuan as the wire carries them: "12.50". */
  yuan: string
  /** What it cost before, struck through; the price then is red. */
  before?: string | undefined
  size?: keyof typeof sizes | undefined
  /** There are dearer ones too. */
  isLeast?: boolean
}

/** An amount: small ¥, tabular numerals, fen only where there are any. */
export function Price({ yuan, before, size = 'medium', isLeast = false }: PriceProps) {
  const [whole, fraction = ''] = yuan.split('.')
  const fen = fraction.replace(/0+$/, '')
  return (
    <span className="tabular-nums">
      <span className={classes('whitespace-nowrap font-semibold', sizes[size], before !== undefined && 'text-danger')}>
        <span className="text-[0.7em] elder:text-12">¥</span>
        {whole}
        {fen && <span className="text-[0.7em] elder:text-12">.{fraction}</span>}
      </span>
      {isLeast && <span className="pl-2 text-12 text-ink-3">起</span>}
      {before !== undefined && (
        <>
          {' '}
          <s className="whitespace-nowrap text-12 text-ink-3 before:content-[''_/_'原价']">
            {/* For browsers that know no words beside `content`. Of a list of cards each that is cut or put aside costs in every frame. */}
            <span className="absolute -left-[200vmax] supports-[content:''_/_'']:hidden">原价</span>¥
            {before.replace(/\.00$/, '')}
          </s>
        </>
      )}
    </span>
  )
}
