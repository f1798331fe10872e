import { StarIcon } from 'lucide-react'
import { useState } from 'react'
import { FEW_VOTES } from '#kit/lists/few-votes.ts'
import { classes } from './classes.ts'

const five = [1, 2, 3, 4, 5] as const

/** A rating from 0 to 5 with its number; the stars fill to the tenth. */
export function Stars({ value }: { value: number }) {
  return (
    <span
      className="inline-flex shrink-0 items-center gap-4 text-12 wrap-normal"
      role="img"
      aria-label={`${value.toFixed(1)} 分，满分 5 分`}
    >
      <span className="relative inline-flex text-line">
        {five.map((star) => (
          <StarIcon key={star} className="fill-current" />
        ))}
        <span className="absolute inset-0 flex overflow-hidden text-star" style={{ width: `${value * 20}%` }}>
          {five.map((star) => (
            <StarIcon key={star} className="fill-current" />
          ))}
        </span>
      </span>
      <span className="font-medium text-ink-2 tabular-nums">{value.toFixed(1)}</span>
    </span>
  )
}

/** The mean of what many gave; of few that they are few, and from how many on it is shown. */
export function MeanStars({ mean, votes }: { mean: number; votes: number }) {
  if (votes >= FEW_VOTES) return <Stars value={mean} />
  return <span className="text-12 text-ink-3">评价较少，满 {FEW_VOTES} 条显示评分</span>
}

const words = ['很差', '较差', '一般', '满意', '非常满意']

interface StarsInputProps {
  legend: string
  name: string
  defaultValue?: number | undefined
  onChange?: ((value: number) => void) | undefined
}

/** Five stars to give; native radio buttons, each with a word. */
export function StarsInput({ legend, name, defaultValue = 0, onChange }: StarsInputProps) {
  const [given, setGiven] = useState(defaultValue)
  return (
    <fieldset className="min-w-0">
      <legend className="text-14 font-medium">{legend}</legend>
      <div className="flex text-line elder:-mx-8">
        {five.map((star) => (
          <label
            key={star}
            className={classes('relative flex size-target items-center justify-center', star <= given && 'text-star')}
          >
            <input
              type="radio"
              name={name}
              value={star}
              aria-label={`${star} 星，${words[star - 1]}`}
              defaultChecked={star === defaultValue}
              onChange={() => {
                setGiven(star)
                onChange?.(star)
              }}
              className="absolute inset-0 cursor-pointer appearance-none"
            />
            <StarIcon className="size-36 fill-current elder:size-44" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
