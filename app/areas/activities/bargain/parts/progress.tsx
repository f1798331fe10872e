import { yuanText } from '#kit/ui/number-text.ts'
import { Price } from '#kit/ui/price.tsx'

interface ProgressProps {
  price: string
  nowPrice: string
  floorPrice: string
  percent: number
}

/** How far a price has come on its way down. */
export function Progress({ price, nowPrice, floorPrice, percent }: ProgressProps) {
  return (
    <div className="space-y-6">
      <p className="flex flex-wrap items-baseline justify-between gap-x-12">
        <span className="text-14">
          现价 <Price yuan={nowPrice} before={price} />
        </span>
        <span className="text-12 text-ink-2">底价 {yuanText(floorPrice)}</span>
      </p>
      <span
        role="progressbar"
        aria-label="已砍"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="block h-6 overflow-hidden rounded-full bg-danger-tint"
      >
        <span className="block h-full rounded-full bg-danger transition-all" style={{ width: `${percent}%` }} />
      </span>
    </div>
  )
}
