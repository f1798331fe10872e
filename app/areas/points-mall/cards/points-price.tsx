interface PointsPriceProps {
  points: number
  /** Yuan that it costs in a shop; '' where that is not known. */
  market?: string | undefined
  size?: 'medium' | 'large' | undefined
}

/** What something costs in points, and what it would cost in a shop. */
export function PointsPrice({ points, market = '', size = 'medium' }: PointsPriceProps) {
  return (
    <span className="tabular-nums">
      <span className="font-semibold whitespace-nowrap text-warning">
        <span className={size === 'large' ? 'text-28' : 'text-18'}>{points}</span>
        <span className="pl-2 text-12">积分</span>
      </span>
      {market && (
        <>
          {' '}
          <s className="text-12 whitespace-nowrap text-ink-3">
            <span className="sr-only">市场价</span>¥{market}
          </s>
        </>
      )}
    </span>
  )
}
