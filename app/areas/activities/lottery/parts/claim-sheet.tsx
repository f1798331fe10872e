import { ChevronRightIcon } from 'lucide-react'
import { chooseAddress } from '#app/areas/orders/addresses/cards/address-address.ts'
import { type Address, AddressLine } from '#app/areas/orders/addresses/cards/address-line.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { ErrorNotice } from '#kit/ui/error-notice.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { prizeOrder } from '../contract.ts'
import type { Won } from './prize-row.tsx'

interface ClaimSheetProps {
  won: Won
  address: Address | undefined
  onClose: () => void
  onDone: () => void
}

/** Where a prize is to be sent: the address that is chosen or the usual one, and the way to another. */
export function ClaimSheet({ won, address, onClose, onDone }: ClaimSheetProps) {
  const claiming = useAct(prizeOrder)
  const to = chooseAddress(`/activity/prizes?prize_id=${won.prize_id}`, address?.addressId)
  const claim = async () => {
    if (!address) return
    if (!(await claiming.run({ prize_id: won.prize_id, address_id: address.addressId }))) return
    toast('地址已填好，寄出后会通知您')
    onDone()
  }
  return (
    <Sheet
      open
      title={`把“${won.title}”寄到`}
      onClose={onClose}
      action={
        <Button busy={claiming.busy} disabled={!address} onClick={claim}>
          就寄到这里
        </Button>
      }
    >
      <div className="space-y-12">
        <ErrorNotice words={claiming.error?.words} />
        {address ? (
          <Card to={to}>
            <AddressLine
              name={address.name}
              mobile={address.mobile}
              fullAddress={address.full_address}
              end={<ChevronRightIcon className="shrink-0 text-ink-3" />}
            />
          </Card>
        ) : (
          <CellGroup>
            <Cell title="添加收货地址" note="奖品要寄到哪里" to={to} />
          </CellGroup>
        )}
        <p className="text-12 text-ink-3">地址填好后不能再改；运费由我们承担。</p>
      </div>
    </Sheet>
  )
}
