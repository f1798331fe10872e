import { SlidersHorizontalIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { ChipChoice } from '#kit/ui/chip-choice.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { countWishes, type GoodsWish, noWish, priceIn } from '../rules/wish.ts'
import { useCounted } from './use-counted.ts'

/** Who sells some of what a list shows. */
export interface Seller {
  unit_id: number
  unit_name: string
  goods_num: number
}

/** What some of what a list shows is called. */
export interface Brand {
  brand_id: number
  brand_name: string
  /** '' where it has none. */
  img: string
  goods_num: number
}

interface FilterSheetProps {
  wish: GoodsWish
  sellers: readonly Seller[]
  brands: readonly Brand[]
  to: (wish: GoodsWish) => string
  count: (wish: GoodsWish) => Promise<number>
  /** How many things of the wish somebody set. */
  chosen?: number | undefined
  /** All that the list shows takes a coupon: nobody is asked whether they want such. */
  isOfCoupon?: boolean | undefined
}

/** Ranges of prices that one often wants, in yuan. */
const ranges = [
  { text: '100 元以下', price_from: undefined, price_to: '100' },
  { text: '100–300', price_from: '100', price_to: '300' },
  { text: '300–1000', price_from: '300', price_to: '1000' },
  { text: '1000 元以上', price_from: '1000', price_to: undefined },
] as const

/** Which goods of a list one wants to see. What is chosen counts once it is confirmed, and stands in the address then. */
export function FilterSheet({
  wish,
  sellers,
  brands,
  to,
  count,
  chosen = countWishes(wish),
  isOfCoupon,
}: FilterSheetProps) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState(wish)
  const many = useCounted(isOpen ? draft : undefined, count)
  const change = (more: Partial<GoodsWish>) => setDraft({ ...draft, ...more })
  const open = () => {
    setDraft(wish)
    setOpen(true)
  }
  const apply = () => {
    setOpen(false)
    navigate(to(draft), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <button
        type="button"
        onClick={open}
        className={`flex min-h-target min-w-target shrink-0 items-center justify-center gap-4 border-l border-line px-12 text-14 elder:px-8 ${chosen > 0 ? 'font-medium text-accent-ink' : 'text-ink-2'}`}
      >
        {/* In large print its room is the last tab's. */}
        <SlidersHorizontalIcon className="size-16 elder:hidden" />
        筛选
        {chosen > 0 && <span className="tabular-nums">{chosen}</span>}
      </button>
      <Sheet
        open={isOpen}
        title="筛选"
        onClose={() => setOpen(false)}
        action={
          <div className="flex gap-12">
            <span className="shrink-0">
              <Button kind="secondary" onClick={() => setDraft(noWish)}>
                清除
              </Button>
            </span>
            <Button wide onClick={apply}>
              {wordsOf(many)}
            </Button>
          </div>
        }
      >
        <div className="space-y-20">
          <PriceRange draft={draft} onChange={change} />
          {sellers.length > 0 && <Sellers draft={draft} sellers={sellers} onChange={change} />}
          {brands.length > 0 && <Brands draft={draft} brands={brands} onChange={change} />}
          {!isOfCoupon && (
            <Checkbox
              checked={draft.has_coupon === 1}
              onChange={({ target }) => change({ has_coupon: target.checked ? 1 : undefined })}
            >
              只看有券可用的
            </Checkbox>
          )}
        </div>
      </Sheet>
    </>
  )
}

const wordsOf = (many: number | undefined): string => {
  if (many === undefined) return '查看'
  return many === 0 ? '没有这样的，放宽一点' : `看看这 ${many >= MOST_COUNTED ? `${MOST_COUNTED}+` : many} 件`
}

/** A list is counted no further. */
const MOST_COUNTED = 1_000

interface PartProps {
  draft: GoodsWish
  onChange: (more: Partial<GoodsWish>) => void
}

function PriceRange({ draft, onChange }: PartProps) {
  return (
    <fieldset className="space-y-12">
      <legend className="pb-8 text-14 font-medium">价格</legend>
      <div className="flex flex-wrap gap-8">
        {ranges.map(({ text, ...range }) => (
          <ChipChoice
            key={text}
            type="radio"
            name="range"
            checked={draft.price_from === range.price_from && draft.price_to === range.price_to}
            onChange={() => onChange(range)}
          >
            {text}
          </ChipChoice>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-12">
        <PriceField label="最低（元）" value={draft.price_from} onChange={(price_from) => onChange({ price_from })} />
        <PriceField label="最高（元）" value={draft.price_to} onChange={(price_to) => onChange({ price_to })} />
      </div>
    </fieldset>
  )
}

interface PriceFieldProps {
  label: string
  value: string | undefined
  onChange: (price: string | undefined) => void
}

/** A price while it is typed; what is no price yet counts as none. */
function PriceField({ label, value, onChange }: PriceFieldProps) {
  const [typed, setTyped] = useState(value ?? '')
  useEffect(() => setTyped((before) => (priceIn(before) === value ? before : (value ?? ''))), [value])
  return (
    <Field
      label={label}
      keyboard="decimal"
      value={typed}
      placeholder="不限"
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(priceIn(target.value))
      }}
    />
  )
}

function Sellers({ draft, sellers, onChange }: PartProps & { sellers: readonly Seller[] }) {
  return (
    <OneOf
      legend="医院"
      name="unit"
      chosen={draft.unit_id}
      options={sellers.map(({ unit_id, unit_name, goods_num }) => ({
        id: unit_id,
        words: `${unit_name} ${goods_num}`,
      }))}
      onChange={(unit_id) => onChange({ unit_id })}
    />
  )
}

function Brands({ draft, brands, onChange }: PartProps & { brands: readonly Brand[] }) {
  return (
    <OneOf
      legend="品牌"
      name="brand"
      chosen={draft.brand_id}
      options={brands.map(({ brand_id, brand_name, img, goods_num }) => ({
        id: brand_id,
        img,
        words: `${brand_name} ${goods_num}`,
      }))}
      onChange={(brand_id) => onChange({ brand_id })}
    />
  )
}

interface OneOfProps {
  legend: string
  name: string
  chosen: number | undefined
  options: readonly { id: number; words: string; img?: string }[]
  onChange: (id: number | undefined) => void
}

/** One of some, or whichever. */
const OneOf = ({ legend, name, chosen, options, onChange }: OneOfProps) => (
  <fieldset>
    <legend className="pb-8 text-14 font-medium">{legend}</legend>
    <div className="flex flex-wrap gap-8">
      <ChipChoice type="radio" name={name} checked={chosen === undefined} onChange={() => onChange(undefined)}>
        不限
      </ChipChoice>
      {options.map(({ id, words, img }) => (
        <ChipChoice key={id} type="radio" name={name} checked={chosen === id} onChange={() => onChange(id)}>
          {img && <Picture src={img} alt="" width={20} height={20} className="mr-4 inline-block size-20 rounded-4" />}
          {words}
        </ChipChoice>
      ))}
    </div>
  </fieldset>
)
