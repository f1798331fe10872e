import { useRevalidator } from 'react-router'
import { deskGoods, deskGoodsChoices } from '#app/areas/desk/goods/contract.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { AddButton, useRowForm } from '#app/desk-shell/row-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { type CouponList, listWords } from '../../rules/draft.ts'
import { deskCouponStop, deskCoupons } from '../contract.ts'
import { CouponForm } from '../parts/coupon-form.tsx'
import type { Route } from './+types/coupons'

export { handle } from 'virtual:rows/desk-coupons'

const lists = Object.keys(listWords) as CouponList[]
/** So many of the seller's goods can be named. */
const GOODS_SHOWN = 50

const load = async ({ callApi, query }: Loading) => {
  const list = lists.find((name) => name === query.get('list')) ?? 'open'
  const [found, choices, goods] = await Promise.all([
    callApi(deskCoupons, { list, page: maybeId(query, 'page') ?? 1 }),
    callApi(deskGoodsChoices, {}),
    callApi(deskGoods, { list: 'on', sort: 'sold', page_size: GOODS_SHOWN }),
  ])
  return { list, found, categories: choices.categories, goods: goods.list }
}
export const clientLoader = behindStaffGate(load)
type Coupon = CallOutput<typeof deskCoupons>['list'][number]

const columns: Column<Coupon>[] = [
  { head: '优惠券', cell: (row) => <Name row={row} /> },
  { head: '优惠', cell: (row) => `${row.discount_text}，${row.limit_text}` },
  {
    head: '领取时间',
    cell: (row) => unbroken(`${row.draw_from.slice(0, 16)} 至 ${row.draw_until.slice(0, 16)}`),
    tight: true,
  },
  { head: '最晚使用', cell: (row) => unbroken(row.use_until.slice(0, 16)), tight: true },
  { head: '已领', cell: (row) => <Uses row={row} />, numeric: true, tight: true },
  { head: '已用', cell: (row) => row.used, numeric: true },
]

export default function DeskCouponsPage({ loaderData: { list, found, categories, goods } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<Coupon>()
  const stop: Column<Coupon> = {
    head: '操作',
    bare: true,
    cell: (row) => (
      // A button of words alone begins where the words above it do.
      <div className="-ml-12">
        <Stop row={row} onDone={revalidate} />
      </div>
    ),
  }
  return (
    <DeskFrame
      note="患者领到手的券说到做到：发出后不能改，只能停止领取。"
      aside={
        <>
          <ButtonLink kind="secondary" size="small" to="/desk/coupon-counts">
            统计
          </ButtonLink>
          <ButtonLink kind="secondary" size="small" to="/desk/coupon-uses">
            领用记录
          </ButtonLink>
          <AddButton onClick={form.add}>新增优惠券</AddButton>
        </>
      }
    >
      <div className="space-y-16">
        <Tabs
          label="优惠券"
          tabs={lists.map((name) => ({
            text: listWords[name],
            to: address('/desk/coupons', { list: name }),
            current: name === list,
          }))}
        />
        <Table
          label={listWords[list]}
          columns={list === 'open' ? [...columns, stop] : columns}
          rows={found.list}
          keyOf={(row) => row.coupon_id}
          empty={<Empty drawing="bag" title="这里没有优惠券" text="新增以后，患者可以在商品页和领券中心领取。" />}
        />
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
      {form.show((_, ends) => (
        <CouponForm {...{ categories, goods, ...ends }} mayServePlatform={found.serves_platform === 1} />
      ))}
    </DeskFrame>
  )
}

/** How many were drawn, which leads to by whom. */
const Uses = ({ row: { coupon_id, title, drawn, total } }: { row: Coupon }) => (
  <Link
    to={address('/desk/coupon-uses', { coupon_id })}
    aria-label={`${title}：已领 ${drawn} / ${total}，看领用记录`}
    className="my-4 inline-flex min-h-target items-center text-accent-ink wide:my-0"
  >
    {drawn} / {total}
  </Link>
)

const Name = ({ row }: { row: Coupon }) => (
  <span className="inline-flex max-w-full flex-wrap items-center gap-6">
    {row.title}
    {row.is_platform === 1 && <Tag tone="accent">平台</Tag>}
    {row.is_for_points === 1 && <Tag tone="warning">积分兑换</Tag>}
    {row.is_for_some === 1 && <Tag>部分商品</Tag>}
  </span>
)

function Stop({ row: { coupon_id, title }, onDone }: { row: Coupon; onDone: () => void }) {
  return (
    <ActButton
      call={deskCouponStop}
      input={{ coupon_id }}
      kind="text"
      confirm={{
        title: `停止领取“${title}”？`,
        text: '停止后不能恢复；已经领到的券照常可以使用。',
        yes: '停止领取',
        danger: true,
      }}
      said={() => '已停止领取'}
      onDone={onDone}
    >
      停止领取
    </ActButton>
  )
}
