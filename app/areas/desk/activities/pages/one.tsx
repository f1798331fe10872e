import { actStateWords } from '#app/areas/activities/acts/rules.ts'
import { prizeKinds } from '#app/areas/activities/lottery/rules.ts'
import { lastDayOf } from '#app/desk-shell/day-span.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Price } from '#kit/ui/price.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, readId } from '#kit/wire/load.ts'
import { deskAct } from '../contract.ts'
import type { Route } from './+types/one'

export { handle } from 'virtual:rows/desk-activities-one'

const load = async ({ callApi, query }: Loading) => callApi(deskAct, { act_id: readId(query, 'act_id') })
export const clientLoader = behindStaffGate(load)
type Act = CallOutput<typeof deskAct>

const prizeColumns: Column<Act['prizes'][number]>[] = [
  { head: '奖品', cell: (row) => row.title },
  { head: '类型', cell: (row) => prizeKinds[row.kind as keyof typeof prizeKinds] ?? row.kind },
  { head: '概率', cell: (row) => row.chance, numeric: true },
  { head: '价值', cell: (row) => <Price yuan={row.worth} size="small" />, numeric: true },
  { head: '剩余', cell: (row) => (row.total < 0 ? '不限' : `${row.left} / ${row.total}`), numeric: true },
]

const goodsColumns: Column<Act['goods'][number]>[] = [
  { head: '商品', cell: (row) => `${row.goods_name} ${row.special_name}` },
  { head: '底价', cell: (row) => <Price yuan={row.floor_price} before={row.price} size="small" />, numeric: true },
  { head: '几刀到底', cell: (row) => row.cut_num, numeric: true },
  { head: '时限', cell: (row) => `${row.hours} 小时`, numeric: true },
  { head: '剩余', cell: (row) => row.stock, numeric: true },
]

export default function DeskActivityPage({ loaderData: act }: Route.ComponentProps) {
  const none = <Empty drawing="bag" title="这个活动是空的" text="活动里还没有放奖品或商品。" />
  return (
    <DeskFrame
      title={`${act.title} · ${actStateWords[act.status]}`}
      note={`${act.begin_time.slice(0, 10)} 至 ${lastDayOf(act.end_time)}`}
      aside={
        <ButtonLink kind="secondary" size="small" to={address('/desk/activities', { type: act.type })}>
          返回活动
        </ButtonLink>
      }
    >
      <div className="space-y-16">
        {act.type === 'lottery' ? (
          <>
            <p className="text-14 text-ink-2">
              每人每天 {act.free_num} 次，好友助力每天最多 {act.help_most} 次。
            </p>
            <Table label="奖品" columns={prizeColumns} rows={act.prizes} keyOf={(row) => row.title} empty={none} />
          </>
        ) : (
          <Table
            label="砍价商品"
            columns={goodsColumns}
            rows={act.goods}
            keyOf={(row) => row.goods_name}
            empty={none}
          />
        )}
        <Card title="规则">
          <p className="text-14 whitespace-pre-line text-ink-2">{act.rule}</p>
        </Card>
      </div>
    </DeskFrame>
  )
}
