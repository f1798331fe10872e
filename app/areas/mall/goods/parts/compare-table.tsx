import { CheckIcon, MinusIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Price } from '#kit/ui/price.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { compareAddress } from '../cards/compare-address.ts'
import { goodsAddress } from '../cards/goods-card.tsx'
import type { goodsDetail } from '../contract.ts'
import { compareContents, contentsOf } from '../rules/compare.ts'

type Package = CallOutput<typeof goodsDetail>

/**
 * Packages in columns: what each costs, whom it is for, where and until when, and what is in one and not in the other. What is known of
 * none of them compares nothing, and has no row.
 */
export function CompareTable({ packages }: { packages: readonly Package[] }) {
  const { inAll, apart } = compareContents(packages.map(({ detailParts }) => contentsOf(detailParts)))
  const many = packages.length
  return (
    <div className="overflow-hidden rounded-12 bg-card p-12 shadow-soft">
      <table className="w-full table-fixed border-collapse text-center text-14">
        <caption className="sr-only">套餐对比</caption>
        <thead>
          <tr>
            {packages.map((one) => (
              <th key={one.goods_id} scope="col" className="p-4 align-top font-normal">
                <Head one={one} packages={packages} />
              </th>
            ))}
          </tr>
        </thead>
        <Row title="价格" many={many} cells={packages.map((one) => cellOf(one, <Prices one={one} />))} />
        {packages.some(({ subtitle }) => subtitle) && (
          <Row title="适合谁" many={many} cells={packages.map((one) => cellOf(one, one.subtitle || '没有特别说明'))} />
        )}
        {packages.some(({ tags }) => tags.length > 0) && (
          <Row
            title="怎么做"
            many={many}
            cells={packages.map((one) => cellOf(one, one.tags.join('、') || '见商品说明'))}
          />
        )}
        {packages.some(({ unit_name }) => unit_name) && (
          <Row title="在哪里做" many={many} cells={packages.map((one) => cellOf(one, one.unit_name || '见商品说明'))} />
        )}
        {packages.some(({ valid_days }) => valid_days > 0) && (
          <Row title="多久内用" many={many} cells={packages.map((one) => cellOf(one, daysText(one)))} />
        )}
        {inAll.length > 0 && (
          <tbody>
            <RowTitle title={many === 2 ? '两个都有' : '三个都有'} many={many} />
            <tr>
              <td colSpan={many} className="px-4 pb-8 text-left text-ink-2">
                {inAll.join('、')}
              </td>
            </tr>
          </tbody>
        )}
        {apart.map(({ name, isIn }) => (
          <Row
            key={name}
            title={name}
            many={many}
            cells={packages.map((one, at) => cellOf(one, <Mark isIn={isIn[at] === true} />))}
          />
        ))}
      </table>
    </div>
  )
}

function Head({ one, packages }: { one: Package; packages: readonly Package[] }) {
  const others = packages.filter(({ goods_id }) => goods_id !== one.goods_id).map(({ goods_id }) => goods_id)
  return (
    <div className="flex flex-col items-center gap-8">
      <Picture src={one.images[0] ?? ''} alt="" width={64} height={64} className="size-64 rounded-8" />
      <span className="block text-14 font-medium">{one.goods_name}</span>
      <ButtonLink size="small" to={goodsAddress(one)}>
        选这个
      </ButtonLink>
      {others.length > 0 && (
        <Link
          to={compareAddress(others)}
          replace
          preventScrollReset
          aria-label={`不比它：${one.goods_name}`}
          className="inline-flex min-h-target min-w-target items-center justify-center text-12 text-ink-2"
        >
          不比它
        </Link>
      )}
    </div>
  )
}

interface Cell {
  id: number
  said: ReactNode
}

const cellOf = ({ goods_id: id }: Package, said: ReactNode): Cell => ({ id, said })

const RowTitle = ({ title, many }: { title: string; many: number }) => (
  <tr className="border-t border-line">
    <th scope="rowgroup" colSpan={many} className="px-4 pt-8 text-left text-12 font-normal text-ink-3">
      {title}
    </th>
  </tr>
)

function Row({ title, many, cells }: { title: string; many: number; cells: readonly Cell[] }) {
  return (
    <tbody>
      <RowTitle title={title} many={many} />
      <tr>
        {cells.map(({ id, said }) => (
          <td key={id} className="px-4 pt-2 pb-8 align-top wrap-anywhere">
            {said}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

const Prices = ({ one }: { one: Package }) => (
  <>
    {one.specials.map(({ special_id, special_name, price }) => (
      <span key={special_id} className="block">
        {one.specials.length > 1 && <span className="block text-12 text-ink-3">{special_name}</span>}
        <Price yuan={price} size="small" />
      </span>
    ))}
  </>
)

const Mark = ({ isIn }: { isIn: boolean }) => (
  <span className="inline-flex justify-center">
    {isIn ? (
      <CheckIcon aria-label="有" role="img" className="size-20 text-success" />
    ) : (
      <MinusIcon aria-label="没有" role="img" className="size-20 text-ink-3" />
    )}
  </span>
)

const daysText = ({ valid_days }: Package): string => (valid_days === 0 ? '长期有效' : `买后 ${valid_days} 天内`)
