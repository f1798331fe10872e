import { Trash2Icon } from 'lucide-react'
import { goodsAddress } from '#app/areas/mall/goods/cards/goods-card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { Picture } from '#kit/ui/picture.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Stepper } from '#kit/ui/stepper.tsx'
import { type CartLine, mayOrder } from './use-cart-page.ts'

interface CartSellerProps {
  name: string
  lines: readonly CartLine[]
  /** Numbers of the ticked specifications. */
  ticked: ReadonlySet<number>
  /** What is still missing until sending costs nothing; '0.00': nothing to gain. */
  freeGap: string
  onTick: (lines: readonly CartLine[], isTicked: boolean) => void
  onPut: (line: CartLine, pieces: number) => void
}

/** What of one seller is in the cart: all of it is sent together. */
export function CartSeller({ name, lines, ticked, freeGap, onTick, onPut }: CartSellerProps) {
  const orderable = lines.filter(mayOrder)
  const isAll = orderable.length > 0 && orderable.every(({ special_id }) => ticked.has(special_id))
  return (
    <section aria-label={name} className="rounded-12 bg-card px-16 pb-12 shadow-soft">
      <div className="flex items-center gap-4">
        <Tick
          label={`选择${name}的全部商品`}
          isTicked={isAll}
          isOff={orderable.length === 0}
          onChange={(isTicked) => onTick(orderable, isTicked)}
        />
        <h2 className="min-w-0 grow text-16 font-medium">{name}</h2>
      </div>
      {freeGap !== '0.00' && <p className="pb-8 text-12 text-warning">再买 {yuanText(freeGap)} 免运费</p>}
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.special_id} className="py-8">
            <Line line={line} isTicked={ticked.has(line.special_id)} onTick={onTick} onPut={onPut} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LineProps extends Pick<CartSellerProps, 'onTick' | 'onPut'> {
  line: CartLine
  isTicked: boolean
}

function Line({ line, isTicked, onTick, onPut }: LineProps) {
  const { goods_name, goods_special_name, img, goods_price, buy_num, most_num, why_not } = line
  const isGone = most_num === 0
  return (
    <>
      <div className="flex gap-4">
        <Tick
          label={`选择${goods_name}`}
          isTicked={isTicked}
          isOff={!mayOrder(line)}
          onChange={(isTicked) => onTick([line], isTicked)}
        />
        <Link to={goodsAddress(line)} className="flex min-w-0 grow gap-12 py-4 active:opacity-80">
          <Picture
            src={img}
            alt=""
            width={72}
            height={72}
            className={`size-72 shrink-0 rounded-8 ${isGone ? 'opacity-45' : ''}`}
          />
          <span className="min-w-0 grow">
            <span className={`block text-14 ${isGone ? 'text-ink-3' : ''}`}>{goods_name}</span>
            <span className="block pt-2 text-12 text-ink-3">{goods_special_name}</span>
            {isGone ? (
              <span className="block pt-4 text-14 text-warning">{why_not}</span>
            ) : (
              <span className="block pt-4">
                <Price yuan={goods_price} />
              </span>
            )}
          </span>
        </Link>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-12 gap-y-4">
        {!isGone && buy_num > most_num && (
          <p className="grow pl-48 text-12 text-warning">
            现在只有 {most_num} 件，
            <button type="button" className="min-h-target text-accent-ink" onClick={() => onPut(line, most_num)}>
              改成 {most_num} 件
            </button>
          </p>
        )}
        <button
          type="button"
          aria-label={`删除${goods_name}`}
          className="flex size-target items-center justify-center text-ink-3"
          onClick={() => onPut(line, 0)}
        >
          <Trash2Icon className="size-20 elder:size-28" />
        </button>
        {!isGone && <Stepper pieces={buy_num} most={most_num} onChange={(pieces) => onPut(line, pieces)} />}
      </div>
    </>
  )
}

interface TickProps {
  label: string
  isTicked: boolean
  isOff: boolean
  onChange: (isTicked: boolean) => void
}

/** A box to tick beside what its name says. */
function Tick({ label, isTicked, isOff, onChange }: TickProps) {
  return (
    <label className="-ml-12 flex size-target shrink-0 items-center justify-center self-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        disabled={isOff}
        onChange={({ target }) => onChange(target.checked)}
        className="size-20 accent-accent-ink elder:size-28"
      />
    </label>
  )
}
