import { ChevronRightIcon } from 'lucide-react'
import { useLocation } from 'react-router'
import { chooseAddress } from '#app/areas/orders/addresses/cards/address-address.ts'
import { AddressLine } from '#app/areas/orders/addresses/cards/address-line.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { confirmGoodsOrder } from '../contract.ts'

/** What an order would be. */
export type Quote = CallOutput<typeof confirmGoodsOrder>

/** Where the parcel goes, and the way to another address; it leads back to this page. */
export function Destination({ address }: { address: Quote['address'] }) {
  const { pathname, search } = useLocation()
  if (!address)
    return (
      <CellGroup>
        <Cell title="添加收货地址" note="商品要送到哪里" to={chooseAddress(pathname + search)} />
      </CellGroup>
    )
  return (
    <Card to={chooseAddress(pathname + search, address.addressId)}>
      <AddressLine
        name={address.name}
        mobile={address.mobile}
        fullAddress={address.full_address}
        end={<ChevronRightIcon className="shrink-0 text-ink-3" />}
      />
    </Card>
  )
}
