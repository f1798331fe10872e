import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { deskGoods } from '#app/areas/desk/goods/contract.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Price } from '#kit/ui/price.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, readId } from '#kit/wire/load.ts'
import { deskSeckillItems, deskSeckillTake } from '../contract.ts'
import { PutForm } from '../parts/put-form.tsx'
import { spanOf } from '../parts/session-span.ts'
import { stateWords } from '../rules.ts'
import type { Route } from './+types/session'

export { handle } from 'virtual:rows/desk-seckill-session'

/** So many of the seller's goods are there to choose from. */
const GOODS_SHOWN = 50

const load = async ({ callApi, query }: Loading) => {
  const [shown, goods] = await Promise.all([
    callApi(deskSeckillItems, { session_id: readId(query, 'session_id') }),
    callApi(deskGoods, { list: 'on', sort: 'sold', page_size: GOODS_SHOWN }),
  ])
  return { ...shown, goods: goods.list.filter(({ drug_type }) => drug_type !== 2) }
}
export const clientLoader = behindStaffGate(load)
type Item = CallOutput<typeof deskSeckillItems>['list'][number]

export default function SessionPage({ loaderData: { session, list, goods } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [adding, setAdding] = useState(false)
  const isComing = session.state === 'coming'
  const columns: Column<Item>[] = [
    { head: '商品', cell: (row) => `${row.goods_name} ${row.special_name}` },
    {
      head: '秒杀价',
      cell: (row) => <Price yuan={row.seckill_price} before={row.price} size="small" />,
      numeric: true,
    },
    { head: '剩余', cell: (row) => `${row.left} / ${row.total}`, numeric: true },
    { head: '每人限购', cell: (row) => row.limit_num, numeric: true },
    ...(isComing
      ? [
          {
            head: '操作',
            bare: true,
            cell: (row: Item) => (
              <div className="-ml-12">
                <Take {...{ row, session }} onDone={revalidate} />
              </div>
            ),
          },
        ]
      : []),
  ]
  return (
    <DeskFrame
      title={`${session.title} · ${stateWords[session.state]}`}
      note={spanOf(session)}
      aside={
        <>
          <ButtonLink kind="secondary" size="small" to="/desk/seckill">
            返回列表
          </ButtonLink>
          {isComing && (
            <Button size="small" onClick={() => setAdding(true)}>
              <PlusIcon />
              放入商品
            </Button>
          )}
        </>
      }
    >
      <Table
        label="这一场的商品"
        columns={columns}
        rows={list}
        keyOf={(row) => row.item_id}
        empty={
          <Empty
            drawing="bag"
            title={isComing ? '还没有您的商品' : '这一场没有您的商品'}
            text={isComing ? '点“放入商品”，定好价格和件数。' : '开始以后不能再放入，可以放进还没有开始的场次。'}
          />
        }
      />
      {adding && (
        <PutForm
          sessionId={session.session_id}
          goods={goods}
          onClose={() => setAdding(false)}
          onSaved={() => {
            setAdding(false)
            revalidate()
          }}
        />
      )}
    </DeskFrame>
  )
}

interface TakeProps {
  row: Item
  session: { session_id: number }
  onDone: () => void
}

function Take({ row: { item_id, goods_name }, session: { session_id }, onDone }: TakeProps) {
  return (
    <ActButton
      call={deskSeckillTake}
      input={{ session_id, item_id }}
      kind="text"
      confirm={{ title: `移出“${goods_name}”？`, text: '订了提醒的患者会收到通知。', yes: '移出', danger: true }}
      said={({ told }) => (told > 0 ? `已移出，通知了 ${told} 位患者` : '已移出')}
      onDone={onDone}
    >
      移出
    </ActButton>
  )
}
