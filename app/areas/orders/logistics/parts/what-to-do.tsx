import { PackageSearchIcon, PhoneIcon, Undo2Icon } from 'lucide-react'
import { ServiceLink } from '#app/areas/help/cards/service-link.tsx'
import { orderAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { orderTrack } from '../contract.ts'
import type { ParcelState } from '../rules.ts'

type Parcel = CallOutput<typeof orderTrack>

/** What one does then. */
const advice: Record<ParcelState, string> = {
  unknown: '着急的话，打快递公司的电话，报单号就能查',
  none: '还没揽收，一般当天会有消息',
  moving: '正在路上，有事可以找快递公司或我们',
  delivering: '今天不在家？打给派送员，约个时间或放到驿站',
  still: '先打快递公司的电话报单号催一催；没有结果就找客服，我们来查',
  trouble: '多半是地址或电话有问题，打快递公司的电话说一声；不行就找客服',
  arrived: '显示送到了却没收到？先问问家人、门卫和驿站，再问派送员；还是没有就找客服',
  refused: '包裹在退回商家。不是您拒收的，请找客服；不要了，可以申请售后退款',
}

/** Where goods are asked back: once it is not simply on its way. */
const backStates: readonly ParcelState[] = ['still', 'trouble', 'arrived', 'refused']

/** Whom one asks about a parcel, and what one can do where it stands still, came wrongly or did not come. */
export function WhatToDo({ orderId, parcel }: { orderId: string; parcel: Parcel }) {
  const { company, company_phone, courier_mobile, parcel_state, order_no, unit_name } = parcel
  const mayAskBack = backStates.includes(parcel_state) && parcel.button.includes('aftersale')
  return (
    <CellGroup title={advice[parcel_state]}>
      {courier_mobile && (
        <Cell start={<PhoneIcon />} title="打给派送员" note={courier_mobile} href={`tel:${courier_mobile}`} />
      )}
      {company_phone && (
        <Cell
          start={<PhoneIcon />}
          title={`打给${company}`}
          note={`${company_phone}，报快递单号`}
          href={`tel:${company_phone}`}
        />
      )}
      <ServiceLink title={`订单：${unit_name}`} number={groupedNumber(order_no)} link={orderAddress(orderId)} />
      {mayAskBack && (
        <Cell
          start={<Undo2Icon />}
          title="申请售后"
          note="没收到、少了、坏了，或者不要了"
          to={address('/health/orderapply', { order_id: orderId })}
        />
      )}
      <Cell
        start={<PackageSearchIcon />}
        title={parcel.button.includes('receipt') ? '收到了？去订单里确认收货' : '看订单'}
        note={groupedNumber(order_no)}
        to={orderAddress(orderId)}
      />
    </CellGroup>
  )
}
